package dev.keywright.runtime.generated;

/**
 * What is fixed about one writing access pattern, as a constant of the generated repository. Immutable.
 */
public final class WritePattern {
  private final String name;

  private WritePattern(String name) {
    this.name = name;
  }

  /** A pattern of that name. */
  public static WritePattern named(String name) {
    return new WritePattern(name);
  }

  /** The entity's name and the pattern's: {@code Order.place}. */
  public String name() {
    return name;
  }

  @Override
  public String toString() {
    return name;
  }
}
