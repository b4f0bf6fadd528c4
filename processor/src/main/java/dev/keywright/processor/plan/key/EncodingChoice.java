package dev.keywright.processor.plan.key;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.ValueType;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Chooses the encoding of a component in a template from its type and the formats written behind it. */
final class EncodingChoice {

  private static final Pattern WIDTH = Pattern.compile("(desc)?([0-9]{1,3})");
  private static final int WIDEST = 38;

  private static final String NO_TEXT = "its type has no text form that could be part of a key; strings, whole numbers,"
      + " enums, booleans, dates and times, UUIDs have";

  private EncodingChoice() {}

  /** The encoding, or a clause that says why there is none. */
  sealed interface Answer {}

  record Chosen(Encoding encoding) implements Answer {}

  record Refused(String why) implements Answer {}

  static Answer of(ComponentModel component, List<String> formats) {
    if (component.type() instanceof ValueType.EnumType) {
      return plain(EncodingKind.ENUM, formats, "an enum");
    }
    if (!(component.type() instanceof ValueType.Scalar scalar)) {
      return new Refused(NO_TEXT);
    }
    return ofScalar(scalar.kind(), formats);
  }

  private static Answer ofScalar(ScalarKind kind, List<String> formats) {
    return switch (kind) {
      case STRING -> ofString(formats);
      case INT, LONG, SHORT, BYTE, BIG_INTEGER -> ofWholeNumber(kind, formats);
      case BOOLEAN -> plain(EncodingKind.BOOLEAN, formats, "a boolean");
      case INSTANT -> ofInstant(formats);
      case LOCAL_DATE -> plain(EncodingKind.LOCAL_DATE, formats, "a LocalDate");
      case LOCAL_DATE_TIME -> plain(EncodingKind.LOCAL_DATE_TIME, formats, "a LocalDateTime");
      case LOCAL_TIME -> plain(EncodingKind.LOCAL_TIME, formats, "a LocalTime");
      case YEAR_MONTH -> plain(EncodingKind.YEAR_MONTH, formats, "a YearMonth");
      case UUID -> plain(EncodingKind.UUID, formats, "a UUID");
      case FLOAT, DOUBLE, CHAR, BIG_DECIMAL, DURATION, URI, BYTES, BYTE_BUFFER ->
          new Refused(NO_TEXT);
    };
  }

  private static Answer plain(EncodingKind kind, List<String> formats, String type) {
    return formats.isEmpty() ? new Chosen(Encoding.of(kind)) : new Refused("a format means nothing for " + type);
  }

  private static Answer ofString(List<String> formats) {
    Set<String> asked = new HashSet<>(formats);
    Optional<EncodingKind> kind = Optional.empty();
    if (asked.size() == formats.size()) {
      kind = switch (String.join(",", formats.stream().sorted().toList())) {
        case "" -> Optional.of(EncodingKind.STRING);
        case "raw" -> Optional.of(EncodingKind.RAW);
        case "ordered" -> Optional.of(EncodingKind.ORDERED);
        case "lower" -> Optional.of(EncodingKind.LOWER);
        case "upper" -> Optional.of(EncodingKind.UPPER);
        case "lower,ordered" -> Optional.of(EncodingKind.ORDERED_LOWER);
        case "ordered,upper" -> Optional.of(EncodingKind.ORDERED_UPPER);
        default -> Optional.empty();
      };
    }
    return kind.<Answer>map(found -> new Chosen(Encoding.of(found)))
        .orElse(new Refused("a String takes raw, ordered, lower, upper, or ordered with lower or upper"));
  }

  private static Answer ofInstant(List<String> formats) {
    return switch (String.join(",", formats)) {
      case "" -> new Chosen(Encoding.of(EncodingKind.INSTANT));
      case "seconds" -> new Chosen(Encoding.of(EncodingKind.INSTANT_SECONDS));
      case "millis" -> new Chosen(Encoding.of(EncodingKind.INSTANT_MILLIS));
      case "epoch_seconds" -> new Chosen(Encoding.of(EncodingKind.EPOCH_SECONDS));
      case "epoch_millis" -> new Chosen(Encoding.of(EncodingKind.EPOCH_MILLIS));
      default -> new Refused("an Instant takes one of seconds, millis, epoch_seconds, epoch_millis");
    };
  }

  private static Answer ofWholeNumber(ScalarKind kind, List<String> formats) {
    if (formats.isEmpty()) {
      return new Chosen(Encoding.of(EncodingKind.DECIMAL));
    }
    String format = String.join(",", formats);
    if (format.equals("signed")) {
      return kind == ScalarKind.BIG_INTEGER
          ? new Refused("signed holds a long, not every BigInteger")
          : new Chosen(Encoding.of(EncodingKind.SIGNED));
    }
    Matcher width = WIDTH.matcher(format);
    if (!width.matches() || Integer.parseInt(width.group(2)) < 1 || Integer.parseInt(width.group(2)) > WIDEST) {
      return new Refused("a whole number takes a width from 1 to 38 as in {seq:10}, signed, or desc with a width as in"
          + " {seq:desc10}");
    }
    EncodingKind padded = width.group(1) == null ? EncodingKind.PADDED : EncodingKind.DESCENDING;
    return new Chosen(new Encoding(padded, Integer.parseInt(width.group(2))));
  }
}
