package dev.keywright.runtime.key;

/**
 * The usual encoding of strings: as they are, but D becomes {@code E!} and E becomes {@code EE}. Keeps order and
 * prefixes while nothing follows; with {@code #} as delimiter, {@code a#b$} is {@code a$!b$$}.
 */
public final class EscapedText extends TextEncoding {
  private static final char MARK = '!';

  /** For keys joined by this delimiter. */
  public EscapedText(char delimiter) {
    super(delimiter);
  }

  @Override
  boolean plain(char low) {
    return low < delimiter;
  }

  @Override
  void escape(String component, char low, StringBuilder out) {
    out.append(escape).append(low == delimiter ? MARK : escape);
  }

  @Override
  int unitsAt(String text, int at, int to) {
    char unit = text.charAt(at);
    if (unit < delimiter) {
      return 1;
    }
    boolean escaped = unit == escape && at + 1 < to && (text.charAt(at + 1) == MARK || text.charAt(at + 1) == escape);
    return escaped ? 2 : 0;
  }

  @Override
  String unescaped(String text, int firstEscape) {
    StringBuilder out = new StringBuilder(text.length()).append(text, 0, firstEscape);
    for (int i = firstEscape; i < text.length(); i++) {
      char unit = text.charAt(i);
      if (unit == escape) {
        i++;
        unit = text.charAt(i) == MARK ? delimiter : escape;
      }
      out.append(unit);
    }
    return out.toString();
  }
}
