package dev.keywright.runtime.key;

import java.util.Optional;

/**
 * The texts next to one that is too long to be sent. DynamoDB refuses a bound longer than a key can be, but among the
 * texts that do fit there is always a greatest one below it and mostly a least one above, and no stored key lies
 * between.
 *
 * @param limit how many UTF-8 bytes a text may have
 */
record NearestText(int limit) {

  /** The greatest text of one, two and three bytes; where a longer character was cut off, it fills what is left. */
  private static final String[] GREATEST_OF_BYTES = {"", "\u007F", "\u07FF", "\uFFFF"};

  boolean fits(String text) {
    // No UTF-16 unit takes more than three bytes, so most texts need no counting.
    return text.length() * 3L <= limit || Utf8Order.bytes(text) <= limit;
  }

  /** The greatest text that fits and is not above this one. */
  String floor(String text) {
    if (fits(text)) {
      return text;
    }
    int end = 0;
    int left = limit;
    while (Utf8Order.bytes(text.codePointAt(end)) <= left) {
      int codePoint = text.codePointAt(end);
      left -= Utf8Order.bytes(codePoint);
      end += Character.charCount(codePoint);
    }
    return text.substring(0, end) + GREATEST_OF_BYTES[left];
  }

  /** The least text that fits and is not below this one; empty if all that fit are below. */
  Optional<String> ceiling(String text) {
    return fits(text) ? Optional.of(text) : above(floor(text));
  }

  /** The least text that fits and is above one that fills the limit: nothing can be added, so a character must grow. */
  private Optional<String> above(String full) {
    int left = limit - Utf8Order.bytes(full);
    int end = full.length();
    while (end > 0) {
      int last = full.codePointBefore(end);
      end -= Character.charCount(last);
      left += Utf8Order.bytes(last);
      int next = last == Character.MIN_SURROGATE - 1 ? Character.MAX_SURROGATE + 1 : last + 1;
      if (next <= Character.MAX_CODE_POINT && Utf8Order.bytes(next) <= left) {
        return Optional.of(full.substring(0, end) + Character.toString(next));
      }
    }
    return Optional.empty();
  }
}
