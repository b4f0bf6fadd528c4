package dev.keywright.processor.chart;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** A Markdown table, and the escaping of what stands in its cells. */
final class MarkdownTable {

  private final List<String> lines = new ArrayList<>();

  MarkdownTable(List<String> headings) {
    lines.add(line(headings));
    lines.add(line(Collections.nCopies(headings.size(), "---")));
  }

  /** Adds a row of cells made by {@link #text} and {@link #code}; an empty one is left blank. */
  void row(List<String> cells) {
    lines.add(line(cells));
  }

  /** The lines, each ended by a line feed. */
  @Override
  public String toString() {
    return String.join("\n", lines) + "\n";
  }

  /** Prose; a user's own emphasis and code spans stay what they are. */
  static String text(String prose) {
    return prose.strip()
        .replace("\\", "\\\\")
        .replace("|", "\\|")
        .replace("<", "\\<")
        .replaceAll("\\R", " ");
  }

  /** A code span; nothing for an empty text. */
  static String code(String code) {
    if (code.isEmpty()) {
      return "";
    }
    // Within a cell a code span knows one escape, that of the bar; a backtick or a backslash before a bar has none.
    boolean isBeyondSpans = code.contains("`") || code.contains("\\|") || !code.equals(code.strip())
        || code.chars().anyMatch(Character::isISOControl);
    return isBeyondSpans ? "<code>" + entities(code) + "</code>" : "`" + code.replace("|", "\\|") + "`";
  }

  private static String entities(String code) {
    return code.codePoints()
        .mapToObj(c -> Character.isLetterOrDigit(c) || c > 127 ? Character.toString(c) : "&#" + c + ";")
        .collect(Collectors.joining());
  }

  private static String line(List<String> cells) {
    return cells.stream()
        .map(cell -> cell.isEmpty() ? " |" : " " + cell + " |")
        .collect(Collectors.joining("", "|", ""));
  }
}
