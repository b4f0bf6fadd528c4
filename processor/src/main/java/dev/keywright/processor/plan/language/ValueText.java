package dev.keywright.processor.plan.language;

import dev.keywright.processor.plan.key.Encoding;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/** Writes known values as they stand in a key, and reads a witness's key text back into values that a user knows. */
final class ValueText {

  private static final BigInteger LEAST_LONG = BigInteger.valueOf(Long.MIN_VALUE);

  private final char delimiter;
  private final char escape;

  ValueText(char delimiter) {
    this.delimiter = delimiter;
    this.escape = (char) (delimiter + 1);
  }

  /** The key text of a value given as its stored text; empty where that is not known here. */
  Optional<String> encode(Encoding encoding, String value) {
    return switch (encoding.kind()) {
      case STRING -> Optional.of(escaped(value));
      case LOWER -> Optional.of(escaped(lower(value)));
      case UPPER -> Optional.of(escaped(value.toUpperCase(Locale.ROOT)));
      case ORDERED -> Optional.of(ordered(value));
      case ORDERED_LOWER -> Optional.of(ordered(lower(value)));
      case ORDERED_UPPER -> Optional.of(ordered(value.toUpperCase(Locale.ROOT)));
      case RAW, ENUM, BOOLEAN, INSTANT, LOCAL_DATE, LOCAL_DATE_TIME, LOCAL_TIME, YEAR_MONTH, UUID -> Optional.of(value);
      case DECIMAL -> number(value).map(BigInteger::toString);
      case PADDED -> number(value).map(number -> padded(number, encoding.width()));
      case DESCENDING -> number(value).map(number -> padded(highest(encoding).subtract(number), encoding.width()));
      case SIGNED -> number(value).map(number -> padded(number.subtract(LEAST_LONG), 20));
      case INSTANT_SECONDS, INSTANT_MILLIS, EPOCH_SECONDS, EPOCH_MILLIS -> Optional.empty();
    };
  }

  /** As the runtime folds: the final sigma too, whose form would else hang on what follows it. */
  private static String lower(String value) {
    return value.toLowerCase(Locale.ROOT).replace('\u03C2', '\u03C3');
  }

  /** The value that the key text stands for, in words of the record. */
  String decode(Encoding encoding, String text) {
    return switch (encoding.kind()) {
      case STRING, LOWER, UPPER -> unescaped(text);
      case ORDERED, ORDERED_LOWER, ORDERED_UPPER -> unordered(text);
      case PADDED -> new BigInteger(text).toString();
      case DESCENDING -> highest(encoding).subtract(new BigInteger(text)).toString();
      case SIGNED -> new BigInteger(text).add(LEAST_LONG).toString();
      case EPOCH_SECONDS -> Instant.ofEpochSecond(Long.parseLong(text)).toString();
      case EPOCH_MILLIS -> Instant.ofEpochMilli(Long.parseLong(text)).toString();
      default -> text;
    };
  }

  private String escaped(String value) {
    StringBuilder text = new StringBuilder();
    for (char letter : value.toCharArray()) {
      if (letter == delimiter || letter == escape) {
        text.append(escape).append(letter == delimiter ? '!' : escape);
      } else {
        text.append(letter);
      }
    }
    return text.toString();
  }

  private String unescaped(String text) {
    StringBuilder value = new StringBuilder();
    for (int at = 0; at < text.length(); at++) {
      if (text.charAt(at) == escape) {
        at++;
        value.append(text.charAt(at) == '!' ? delimiter : escape);
      } else {
        value.append(text.charAt(at));
      }
    }
    return value.toString();
  }

  private String ordered(String value) {
    StringBuilder text = new StringBuilder();
    for (char letter : value.toCharArray()) {
      if (letter <= escape) {
        text.append(escape).append((char) (escape + 1 + letter));
      } else {
        text.append(letter);
      }
    }
    return text.toString();
  }

  private String unordered(String text) {
    StringBuilder value = new StringBuilder();
    for (int at = 0; at < text.length(); at++) {
      if (text.charAt(at) == escape) {
        at++;
        value.append((char) (text.charAt(at) - escape - 1));
      } else {
        value.append(text.charAt(at));
      }
    }
    return value.toString();
  }

  private static Optional<BigInteger> number(String value) {
    return value.matches("-?[0-9]+") ? Optional.of(new BigInteger(value)) : Optional.empty();
  }

  private static BigInteger highest(Encoding encoding) {
    return BigInteger.TEN.pow(encoding.width()).subtract(BigInteger.ONE);
  }

  /** A number that does not fit gives a text that no key has. */
  private static String padded(BigInteger number, int width) {
    String digits = number.toString();
    return "0".repeat(Math.max(0, width - digits.length())) + digits;
  }
}
