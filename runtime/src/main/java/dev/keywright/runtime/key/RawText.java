package dev.keywright.runtime.key;

import dev.keywright.runtime.InvalidKeyException;

/** The format {@code raw}: strings as they are, for keys that others read or wrote; the delimiter inside is refused. */
public final class RawText extends TextEncoding {

  /** For keys joined by this delimiter. */
  public RawText(char delimiter) {
    super(delimiter);
  }

  @Override
  boolean plain(char low) {
    return low != delimiter;
  }

  @Override
  void escape(String component, char low, StringBuilder out) {
    throw new InvalidKeyException(component, "has the delimiter '" + delimiter + "', which the format raw cannot hold");
  }

  @Override
  int unitsAt(String text, int at, int to) {
    return text.charAt(at) == delimiter ? 0 : 1;
  }

  @Override
  String unescaped(String text, int firstEscape) {
    return text;
  }

  /** No value has the delimiter, but a bound may: it lies between values, where its own text puts it. */
  @Override
  String boundText(String component, String bound) {
    for (int i = 0; i < bound.length(); i++) {
      if (Character.isSurrogate(bound.charAt(i))) {
        i = checkPair(component, bound, i);
      }
    }
    return bound;
  }

  @Override
  boolean possible(String part) {
    return part.indexOf(delimiter) < 0;
  }
}
