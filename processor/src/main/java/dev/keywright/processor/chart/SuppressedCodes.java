package dev.keywright.processor.chart;

import java.util.List;
import java.util.Set;

/** The codes of Keywright among what {@code @SuppressWarnings} lists. */
final class SuppressedCodes {

  private SuppressedCodes() {}

  static List<String> of(Set<String> suppressed) {
    return suppressed.stream().filter(code -> code.matches("KW[0-9]+")).sorted().toList();
  }
}
