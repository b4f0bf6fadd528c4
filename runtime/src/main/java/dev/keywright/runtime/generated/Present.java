package dev.keywright.runtime.generated;

import org.jspecify.annotations.Nullable;

/** Refuses null inside a collection, which no stored list, set or map can hold. */
final class Present {
  private Present() {
  }

  static <T> T element(@Nullable T value) {
    if (value == null) {
      throw new IllegalArgumentException("holds null");
    }
    return value;
  }
}
