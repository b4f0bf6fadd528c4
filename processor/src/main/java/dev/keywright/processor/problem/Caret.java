package dev.keywright.processor.problem;

/** Shows a text with a caret under the character that is meant. */
public final class Caret {

  private Caret() {}

  /**
   * Two indented lines: the text, and the caret below.
   *
   * @param position offset in the text; its length points behind the last character
   */
  public static String under(String text, int position) {
    return "\n    " + text + "\n    " + " ".repeat(text.codePointCount(0, Math.min(position, text.length()))) + "^";
  }
}
