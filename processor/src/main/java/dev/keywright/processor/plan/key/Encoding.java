package dev.keywright.processor.plan.key;

/**
 * An encoding as a template asks for it.
 *
 * @param width digits of a padded or descending number, else 0
 */
public record Encoding(EncodingKind kind, int width) {

  public static Encoding of(EncodingKind kind) {
    return new Encoding(kind, 0);
  }
}
