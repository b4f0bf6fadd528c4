package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;

/**
 * A Javadoc comment being written: a first sentence, paragraphs, tags. Wraps its lines, and takes care that nothing the
 * user wrote can end the comment or be read as a tag.
 */
final class DocComment {
  private static final int WIDTH = 100;

  private final List<String> paragraphs = new ArrayList<>();
  private final CodeBlock.Builder tags = CodeBlock.builder();

  /** @param first the first sentence or more, plain text */
  DocComment(String first) {
    paragraphs.add(first);
  }

  /** {@code html} must be made of {@link #text} and {@link #code} where it holds what users wrote. */
  DocComment paragraph(String html) {
    paragraphs.add("<p>" + html);
    return this;
  }

  DocComment param(String name, String html) {
    return tag("@param " + name + " " + html);
  }

  DocComment returns(String html) {
    return tag("@return " + html);
  }

  DocComment throwing(ClassName exception, String html) {
    tags.add("@throws $T $L\n", exception, html);
    return this;
  }

  /** A comment of no more than this text. */
  static CodeBlock of(String html) {
    return new DocComment(html).build();
  }

  CodeBlock build() {
    CodeBlock.Builder comment = CodeBlock.builder();
    String separator = "";
    for (String paragraph : paragraphs) {
      comment.add("$L$L\n", separator, wrapped(paragraph, ""));
      separator = "\n";
    }
    CodeBlock tagged = tags.build();
    return tagged.isEmpty() ? comment.build() : comment.add("\n").add(tagged).build();
  }

  /** Plain text as it appears in a comment. */
  static String text(String plain) {
    StringBuilder html = new StringBuilder();
    plain.strip().replaceAll("\\s+", " ").chars().forEach(c -> html.append(escaped((char) c)));
    return html.toString();
  }

  /** Text in the code font. */
  static String code(String plain) {
    boolean simple = plain.chars().allMatch(c -> c >= ' ' && c != '\\' && c != '@')
        && !plain.contains("*/")
        && balanced(plain);
    return simple ? "{@code " + plain + "}" : "<code>" + text(plain) + "</code>";
  }

  private DocComment tag(String line) {
    tags.add("$L\n", wrapped(line, "    "));
    return this;
  }

  private static boolean balanced(String text) {
    int depth = 0;
    for (char c : text.toCharArray()) {
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (depth < 0) {
        return false;
      }
    }
    return depth == 0;
  }

  private static String escaped(char c) {
    return switch (c) {
      case '<' -> "&lt;";
      case '>' -> "&gt;";
      case '&' -> "&amp;";
      case '@' -> "&#64;";
      case '{' -> "&#123;";
      case '}' -> "&#125;";
      case '\\' -> "&#92;";
      case '*' -> "&#42;";
      default -> String.valueOf(c);
    };
  }

  private static String wrapped(String text, String indent) {
    StringBuilder lines = new StringBuilder();
    int column = 0;
    for (String word : words(text)) {
      if (column > 0 && column + 1 + word.length() > WIDTH) {
        lines.append('\n').append(indent);
        column = indent.length();
      } else if (column > 0) {
        lines.append(' ');
        column++;
      }
      lines.append(word);
      column += word.length();
    }
    return lines.toString();
  }

  /** What stands in the code font is one word, unless it fills a line. */
  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    int start = 0;
    int depth = 0;
    for (int at = 0; at <= text.length(); at++) {
      boolean ends = at == text.length() || text.charAt(at) == ' ' && (depth == 0 || at - start > WIDTH);
      if (ends) {
        words.add(text.substring(start, at));
        start = at + 1;
      } else {
        depth += text.charAt(at) == '{' ? 1 : text.charAt(at) == '}' ? -1 : 0;
      }
    }
    return words;
  }
}
