package dev.keywright.runtime.key;

/**
 * The format {@code ordered}: every character c up to and including E becomes E followed by char(E + 1 + c). Nothing in
 * it is below E, so a literal that begins below E, as the delimiter does, ends it in the right place of the order.
 */
public final class OrderedText extends TextEncoding {

  /** For keys joined by this delimiter. */
  public OrderedText(char delimiter) {
    super(delimiter);
  }

  @Override
  boolean plain(char low) {
    return false;
  }

  @Override
  void escape(String component, char low, StringBuilder out) {
    out.append(escape).append((char) (escape + 1 + low));
  }

  @Override
  int unitsAt(String text, int at, int to) {
    boolean escaped = text.charAt(at) == escape && at + 1 < to
        && text.charAt(at + 1) > escape && text.charAt(at + 1) <= 2 * escape + 1;
    return escaped ? 2 : 0;
  }

  @Override
  String unescaped(String text, int firstEscape) {
    StringBuilder out = new StringBuilder(text.length()).append(text, 0, firstEscape);
    for (int i = firstEscape; i < text.length(); i++) {
      char unit = text.charAt(i);
      if (unit == escape) {
        i++;
        unit = (char) (text.charAt(i) - escape - 1);
      }
      out.append(unit);
    }
    return out.toString();
  }

  @Override
  public boolean endsBefore(String following) {
    return !following.isEmpty() && following.charAt(0) < escape;
  }

  @Override
  public boolean keepsOrder(String following, boolean more) {
    return !more || endsBefore(following);
  }
}
