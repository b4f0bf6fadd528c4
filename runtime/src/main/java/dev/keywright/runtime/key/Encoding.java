package dev.keywright.runtime.key;

/**
 * How one component becomes a part of key text. Injective: two values never give the same text. What generated code
 * holds is {@code KeyEncoding}, which stands before it; some encodings are also {@link OrderedEncoding}s.
 *
 * @param <T> the component's type
 */
public interface Encoding<T> {

  /**
   * The value as key text.
   *
   * @throws dev.keywright.runtime.InvalidKeyException if the encoding cannot hold the value
   */
  String encode(String component, T value);

  /** The value of a text for which {@link #holds} is true. */
  T decode(String text);

  /** Whether {@code text[from, to)} is exactly what {@link #encode} gives for some value. */
  boolean holds(String text, int from, int to);

  /** How many characters every encoded value has; 0 if they differ. */
  default int width() {
    return 0;
  }
}
