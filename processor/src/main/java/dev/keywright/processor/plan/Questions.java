package dev.keywright.processor.plan;

import dev.keywright.processor.model.PatternModel;

/** What an access pattern asks, in words, for charts and documentation. */
public final class Questions {
  private Questions() {
  }

  /** The description if there is one, else the words of the pattern's name: {@code In status since}. */
  public static String inWords(PatternModel pattern) {
    String described = pattern.description().strip();
    return described.isEmpty() ? Words.of(pattern.name().value()).sentence() : described;
  }
}
