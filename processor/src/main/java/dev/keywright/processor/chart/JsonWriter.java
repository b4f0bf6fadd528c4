package dev.keywright.processor.chart;

import java.util.List;
import java.util.Map;

/**
 * Prints JSON, two spaces a level, a member a line, so that a change in the model is a change in few lines. Lists of
 * scalars and objects of up to three scalars stay on one line, whatever their width: a longer name moves nothing else.
 */
final class JsonWriter {

  private static final String INDENT = "  ";
  private static final int SHORT = 3;

  private final StringBuilder out = new StringBuilder();

  private JsonWriter() {}

  /** The text, ended by a line feed. */
  static String print(Json value) {
    JsonWriter writer = new JsonWriter();
    writer.write(value, 0);
    return writer.out.append('\n').toString();
  }

  private void write(Json value, int level) {
    if (value instanceof Json.Text text) {
      quoted(text.value());
    } else if (value instanceof Json.Whole number) {
      out.append(number.value());
    } else if (value instanceof Json.Flag flag) {
      out.append(flag.value());
    } else if (value instanceof Json.Items items) {
      items(items.values(), level);
    } else {
      fields(((Json.Fields) value).members(), level);
    }
  }

  private void items(List<? extends Json> values, int level) {
    boolean onOneLine = values.stream().allMatch(JsonWriter::isScalar);
    out.append('[');
    String separator = "";
    for (Json value : values) {
      out.append(separator);
      separate(onOneLine, separator, level + 1);
      write(value, level + 1);
      separator = ",";
    }
    end(onOneLine, level, ']');
  }

  private void fields(Map<String, Json> members, int level) {
    boolean onOneLine = members.size() <= SHORT && members.values().stream().allMatch(JsonWriter::isScalar);
    out.append('{');
    String separator = "";
    for (Map.Entry<String, Json> member : members.entrySet()) {
      out.append(separator);
      separate(onOneLine, separator, level + 1);
      quoted(member.getKey());
      out.append(": ");
      write(member.getValue(), level + 1);
      separator = ",";
    }
    end(onOneLine, level, '}');
  }

  private void separate(boolean onOneLine, String separator, int level) {
    if (!onOneLine) {
      newLine(level);
    } else if (!separator.isEmpty()) {
      out.append(' ');
    }
  }

  private void end(boolean onOneLine, int level, char bracket) {
    if (!onOneLine) {
      newLine(level);
    }
    out.append(bracket);
  }

  private static boolean isScalar(Json value) {
    return !(value instanceof Json.Items || value instanceof Json.Fields);
  }

  private void newLine(int level) {
    out.append('\n').append(INDENT.repeat(level));
  }

  private void quoted(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      character(text, i);
    }
    out.append('"');
  }

  private void character(String text, int at) {
    char c = text.charAt(at);
    switch (c) {
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> {
        if (c < ' ' || isUnpaired(text, at)) {
          out.append(String.format("\\u%04x", (int) c));
        } else {
          out.append(c);
        }
      }
    }
  }

  /** Half a character has no UTF-8 form; written as it is it would become a question mark. */
  private static boolean isUnpaired(String text, int at) {
    char c = text.charAt(at);
    if (Character.isHighSurrogate(c)) {
      return at + 1 == text.length() || !Character.isLowSurrogate(text.charAt(at + 1));
    }
    return Character.isLowSurrogate(c) && (at == 0 || !Character.isHighSurrogate(text.charAt(at - 1)));
  }
}
