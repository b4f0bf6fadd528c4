package dev.keywright.processor.emit;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Small corrections of what JavaPoet 1.13 prints, towards what a person would have typed: constants stand together, and
 * a comment of one line takes one line.
 */
final class Layout {
  private static final int LINE = 100;
  private static final Pattern TRAILING = Pattern.compile("(?m) +$");
  private static final Pattern BETWEEN_CONSTANTS = between("(?:private )?static final ");
  private static final Pattern BETWEEN_FIELDS = between("private final ");
  private static final Pattern BETWEEN_STATES = between("private Patched<");
  private static final Pattern SHORT_COMMENT = Pattern.compile("(?m)^( *)/\\*\\*\n *\\* ([^\n]*)\n *\\*/$");

  private Layout() {
  }

  static String tidied(String printed) {
    String trimmed = TRAILING.matcher(printed).replaceAll("");
    String together = BETWEEN_CONSTANTS.matcher(trimmed).replaceAll("$1");
    together = BETWEEN_FIELDS.matcher(together).replaceAll("$1");
    together = BETWEEN_STATES.matcher(together).replaceAll("$1");
    return SHORT_COMMENT.matcher(together).replaceAll(comment ->
        Matcher.quoteReplacement(oneLine(comment.group(), comment.group(1), comment.group(2))));
  }

  /** The end of a field, the blank line after it, and in front of the next field of the same kind. */
  private static Pattern between(String modifiers) {
    String field = "^ +" + modifiers + "[^(={;\n]*(?: =\\s[^;]*(?:;(?!\n)[^;]*)*)?;\n";
    return Pattern.compile("(?m)(" + field + ")\n(?= +" + modifiers + "[^({\n]*(?:=|;\n))");
  }

  private static String oneLine(String comment, String indent, String text) {
    String line = indent + "/** " + text + " */";
    return line.length() <= LINE ? line : comment;
  }
}
