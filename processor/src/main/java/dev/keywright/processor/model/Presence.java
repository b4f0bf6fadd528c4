package dev.keywright.processor.model;

/** Whether a component may be absent, and how its record says so. */
public enum Presence {
  REQUIRED,
  /** {@code Optional<T>}. */
  OPTIONAL,
  /** Any annotation named {@code Nullable}. */
  NULLABLE;

  public boolean mayBeAbsent() {
    return this != REQUIRED;
  }
}
