package dev.keywright.processor.plan.key;

/**
 * Compares the words for two ends of sort-key intervals as far as their literals decide, whatever the parameters'
 * values will be; a part of {@link KeyConditionText}.
 */
final class EndOrder {

  private EndOrder() {}

  /** Below, above, or 0 where the values decide or the texts are the same. */
  static int compare(String left, String right) {
    int at = 0;
    while (at < left.length() && at < right.length()) {
      String token = token(left, at);
      String other = token(right, at);
      if (!token.equals(other)) {
        return ofTokens(token, other);
      }
      at += token.length();
    }
    return Integer.compare(left.length(), right.length());
  }

  private static int ofTokens(String token, String other) {
    if (token.equals(SortEnds.MAX) || other.equals(SortEnds.MAX)) {
      return token.equals(SortEnds.MAX) ? 1 : -1;
    }
    return token.startsWith("{") || other.startsWith("{")
        ? 0
        : Integer.compare(token.codePointAt(0), other.codePointAt(0));
  }

  /** A character, or a placeholder with its braces. */
  private static String token(String text, int at) {
    int close = text.charAt(at) == '{' ? text.indexOf('}', at) : -1;
    int end = close < 0 ? at + Character.charCount(text.codePointAt(at)) : close + 1;
    return text.substring(at, end);
  }
}
