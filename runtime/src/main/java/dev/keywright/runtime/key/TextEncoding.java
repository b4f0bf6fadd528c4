package dev.keywright.runtime.key;

import dev.keywright.runtime.InvalidKeyException;
import java.util.Optional;

/**
 * What all encodings of strings share: most text stands for itself and is handed back untouched; the delimiter D and
 * the escape E, its successor, are what subclasses treat. Empty text, unpaired surrogates and U+10FFFF are refused: the
 * last is kept free as the text above all others.
 */
abstract sealed class TextEncoding implements PrefixEncoding permits EscapedText, OrderedText, RawText {

  /** Above every text that can be stored: no value may hold it. */
  static final String TOP = Character.toString(Character.MAX_CODE_POINT);

  final char delimiter;
  final char escape;

  TextEncoding(char delimiter) {
    this.delimiter = delimiter;
    this.escape = (char) (delimiter + 1);
  }

  /** Whether a character up to and including the escape needs no treatment. */
  abstract boolean plain(char low);

  /** Writes a character that is not plain. */
  abstract void escape(String component, char low, StringBuilder out);

  /** How many units, from this one that is not above the escape, are one encoded character; 0 if none. */
  abstract int unitsAt(String text, int at, int to);

  /** The value of text with an escape at this position. */
  abstract String unescaped(String text, int firstEscape);

  @Override
  public final String encode(String component, String value) {
    if (value.isEmpty()) {
      throw new InvalidKeyException(component, "is empty");
    }
    return escaped(component, value);
  }

  /** The text of a value or a prefix; the same object if it has nothing to escape. */
  final String escaped(String component, String value) {
    for (int i = 0; i < value.length(); i++) {
      char unit = value.charAt(i);
      if (unit > escape && unit < Character.MIN_SURROGATE) {
        continue;
      }
      if (Character.isSurrogate(unit)) {
        i = checkPair(component, value, i);
      } else if (unit <= escape && !plain(unit)) {
        return escapedFrom(component, value, i);
      }
    }
    return value;
  }

  private String escapedFrom(String component, String value, int first) {
    StringBuilder out = new StringBuilder(value.length() + 16).append(value, 0, first);
    for (int i = first; i < value.length(); i++) {
      char unit = value.charAt(i);
      if (unit <= escape && !plain(unit)) {
        escape(component, unit, out);
        continue;
      }
      out.append(unit);
      if (Character.isSurrogate(unit)) {
        i = checkPair(component, value, i);
        out.append(value.charAt(i));
      }
    }
    return out.toString();
  }

  /** The position of the second half of a pair that may be stored. */
  static int checkPair(String component, String value, int high) {
    int codePoint = value.codePointAt(high);
    if (codePoint < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
      throw new InvalidKeyException(component, "has an unpaired surrogate at position " + high);
    }
    if (codePoint == Character.MAX_CODE_POINT) {
      throw new InvalidKeyException(component, "has the character U+10FFFF at position " + high);
    }
    return high + 1;
  }

  @Override
  public final boolean holds(String text, int from, int to) {
    int i = from;
    while (i < to) {
      char unit = text.charAt(i);
      int units = 1;
      if (unit <= escape) {
        units = unitsAt(text, i, to);
      } else if (Character.isSurrogate(unit)) {
        units = pairAt(text, i, to);
      }
      if (units == 0) {
        return false;
      }
      i += units;
    }
    return from < to;
  }

  private static int pairAt(String text, int at, int to) {
    boolean pair = at + 1 < to && Character.isSurrogatePair(text.charAt(at), text.charAt(at + 1));
    return pair && text.codePointAt(at) < Character.MAX_CODE_POINT ? 2 : 0;
  }

  @Override
  public final String decode(String text) {
    int first = text.indexOf(escape);
    return first < 0 ? text : unescaped(text, first);
  }

  @Override
  public final Place<String> place(String component, String bound) {
    return bound.isEmpty() ? Place.below("") : Place.at(boundary(component, bound));
  }

  /** No stored value has U+10FFFF, so what comes after it in a bound decides nothing. */
  private String boundary(String component, String bound) {
    int top = bound.indexOf(TOP);
    return top < 0 ? boundText(component, bound) : boundText(component, bound.substring(0, top)) + TOP;
  }

  /** The text of a bound, which may be one that no value has. */
  String boundText(String component, String bound) {
    return escaped(component, bound);
  }

  /**
   * All that is below {@code "ab"} is not above {@code "aa"} followed by U+10FFFF, which nothing stored has: an upper
   * bound that leaves out exactly one value, where DynamoDB's BETWEEN knows only inclusive ones.
   */
  @Override
  public final Optional<String> before(String component, String bound) {
    if (bound.equals("\u0000")) {
      return Optional.empty();
    }
    String text = boundary(component, bound);
    int last = text.codePointBefore(text.length());
    String start = text.substring(0, text.length() - Character.charCount(last));
    if (last == 0) {
      return Optional.of(start);
    }
    int lower = last == Character.MAX_SURROGATE + 1 ? Character.MIN_SURROGATE - 1 : last - 1;
    return Optional.of(start + Character.toString(lower) + TOP);
  }

  @Override
  public final Optional<String> after(String component, String bound) {
    return Optional.of(boundary(component, bound) + '\u0000');
  }

  @Override
  public final Optional<String> prefix(String component, String prefix) {
    return prefix.contains(TOP) || !possible(prefix) ? Optional.empty() : Optional.of(escaped(component, prefix));
  }

  /** Whether any value can hold this text. */
  boolean possible(String part) {
    return true;
  }

  /** Only a literal that begins with a character no value has keeps the end of a value in sight. */
  @Override
  public boolean endsBefore(String following) {
    return !following.isEmpty() && following.charAt(0) == delimiter;
  }

  @Override
  public boolean keepsOrder(String following, boolean more) {
    return !more;
  }
}
