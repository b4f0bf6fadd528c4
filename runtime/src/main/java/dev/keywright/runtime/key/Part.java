package dev.keywright.runtime.key;

/**
 * One component of a template with the literal behind it. Finds where an encoded value ends: generated templates are
 * prefix codes, so what is found first is right, and the search goes on only if what follows does not fit.
 *
 * @param encoding how the component is written
 * @param following the literal behind it, may be empty
 * @param last whether no component follows
 */
public record Part(Encoding<?> encoding, String following, boolean last) {

  /** Answered when the text has no such component here. */
  public static final int NONE = -1;

  /**
   * The end of a value that begins at {@code from}, has this literal behind it and is not shorter than asked.
   *
   * @return the position behind its last character, or {@link #NONE}
   */
  public int end(String text, int from, int notBefore) {
    if (last) {
      return endIfHere(text, from, text.length() - following.length(), notBefore);
    }
    if (encoding.width() > 0) {
      return endIfHere(text, from, from + encoding.width(), notBefore);
    }
    int end = nextFollowing(text, Math.max(notBefore, from + 1));
    while (end != NONE && !encoding.holds(text, from, end)) {
      end = nextFollowing(text, end + 1);
    }
    return end;
  }

  /** {@link String#indexOf} finds empty text behind the last character again and again. */
  private int nextFollowing(String text, int from) {
    return from > text.length() ? NONE : text.indexOf(following, from);
  }

  private int endIfHere(String text, int from, int end, int notBefore) {
    boolean here = end > from && end >= notBefore && end + following.length() <= text.length()
        && text.startsWith(following, end) && encoding.holds(text, from, end);
    return here ? end : NONE;
  }
}
