package dev.keywright.runtime.key;

import java.util.Comparator;

/**
 * The order in which DynamoDB sorts strings: by their UTF-8 bytes, which is the order of code points. Java's own order,
 * by UTF-16 units, differs: there U+FFFF comes after every emoji. Bounds, hulls and checks on the client compare by it.
 */
public enum Utf8Order implements Comparator<String> {
  /** The only instance. */
  ORDER;

  @Override
  public int compare(String left, String right) {
    int common = Math.min(left.length(), right.length());
    for (int i = 0; i < common; i++) {
      char l = left.charAt(i);
      char r = right.charAt(i);
      if (l != r) {
        return rank(l) - rank(r);
      }
    }
    return left.length() - right.length();
  }

  /** Surrogates stand for code points above U+FFFF, so they rank above the units from U+E000 to U+FFFF. */
  private static int rank(char unit) {
    return Character.isSurrogate(unit) ? unit + 0x10000 : unit;
  }

  /**
   * How many bytes the text takes in UTF-8.
   *
   * @param text well-formed text
   * @return the number of bytes
   */
  public static int bytes(String text) {
    int bytes = text.length();
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      if (unit >= 0x80) {
        // A surrogate is half of four bytes, so one more than the unit itself; a pair adds two.
        bytes += unit < 0x800 || Character.isSurrogate(unit) ? 1 : 2;
      }
    }
    return bytes;
  }

  /** How many bytes one code point takes in UTF-8. */
  static int bytes(int codePoint) {
    if (codePoint < 0x80) {
      return 1;
    }
    if (codePoint < 0x800) {
      return 2;
    }
    return codePoint < 0x10000 ? 3 : 4;
  }
}
