package dev.keywright.processor.plan.language;

import dev.keywright.processor.plan.key.EncodingKind;
import dk.brics.automaton.RegExp;

/**
 * The texts of encoded times and UUIDs, all of fixed width. Months have their lengths; that 29 February exists in leap
 * years alone is not said, which can only make a language larger.
 */
final class TimeLanguages {

  private static final String YEAR = "[0-9]{4}";
  private static final String MONTH = "(0[1-9]|1[0-2])";
  private static final String MONTH_AND_DAY =
      "((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|[12][0-9]))";
  private static final String DATE = YEAR + "-" + MONTH_AND_DAY;
  private static final String TIME = "([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]";
  private static final String NANOS = "\\.[0-9]{9}";
  private static final String HEX = "[0-9a-f]";

  private TimeLanguages() {}

  static Language of(EncodingKind kind) {
    return pattern(switch (kind) {
      case INSTANT -> DATE + "T" + TIME + NANOS + "Z";
      case INSTANT_SECONDS -> DATE + "T" + TIME + "Z";
      case INSTANT_MILLIS -> DATE + "T" + TIME + "\\.[0-9]{3}Z";
      case EPOCH_SECONDS -> "[0-9]{10}";
      case EPOCH_MILLIS -> "[0-9]{13}";
      case LOCAL_DATE -> DATE;
      case LOCAL_DATE_TIME -> DATE + "T" + TIME + NANOS;
      case LOCAL_TIME -> TIME + NANOS;
      case YEAR_MONTH -> YEAR + "-" + MONTH;
      case UUID -> HEX + "{8}(-" + HEX + "{4}){3}-" + HEX + "{12}";
      default -> throw new IllegalArgumentException(kind + " is no encoding of a time");
    });
  }

  private static Language pattern(String text) {
    return Language.of(new RegExp(text, RegExp.NONE).toAutomaton());
  }
}
