package dev.keywright.processor.plan.key;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The text of a key template taken apart, before any component is looked up: literals, and placeholders of the form
 * <code>{component:format,format}</code>.
 */
final class TemplateSyntax {

  private final String text;
  private final List<Piece> pieces = new ArrayList<>();
  private int at;

  private TemplateSyntax(String text) {
    this.text = text;
  }

  /** A run of literal text, or a placeholder. */
  sealed interface Piece {}

  record LiteralPiece(String text, int position) implements Piece {}

  record Placeholder(String component, List<String> formats, int position, int formatPosition) implements Piece {}

  /** The template cannot be read; the message is a clause, the position an offset in the text. */
  static final class Fault extends Exception {
    private static final long serialVersionUID = 1L;
    private final int position;

    Fault(int position, String message) {
      super(message);
      this.position = position;
    }

    int position() {
      return position;
    }
  }

  static List<Piece> read(String text) throws Fault {
    TemplateSyntax syntax = new TemplateSyntax(text);
    if (text.isEmpty()) {
      throw new Fault(0, "is empty: DynamoDB takes no empty key");
    }
    while (syntax.at < text.length()) {
      syntax.pieces.add(text.charAt(syntax.at) == '{' ? syntax.placeholder() : syntax.literal());
    }
    return syntax.pieces;
  }

  private LiteralPiece literal() throws Fault {
    int start = at;
    while (at < text.length() && text.charAt(at) != '{') {
      if (text.charAt(at) == '}') {
        throw new Fault(at, "has a } without its {");
      }
      at++;
    }
    return new LiteralPiece(text.substring(start, at), start);
  }

  private Placeholder placeholder() throws Fault {
    int start = at;
    int end = text.indexOf('}', start);
    int nested = text.indexOf('{', start + 1);
    if (end < 0 || nested >= 0 && nested < end) {
      throw new Fault(start, "has a { without its }");
    }
    String inside = text.substring(start + 1, end);
    at = end + 1;
    int colon = inside.indexOf(':');
    String component = (colon < 0 ? inside : inside.substring(0, colon)).strip();
    if (component.isEmpty()) {
      throw new Fault(start + 1, "names no component between { and }");
    }
    if (colon < 0) {
      return new Placeholder(component, List.of(), start + 1, start + 1);
    }
    return new Placeholder(component, formats(inside.substring(colon + 1), start + colon + 2), start + 1,
        start + colon + 2);
  }

  private static List<String> formats(String list, int position) throws Fault {
    List<String> formats = Arrays.stream(list.split(",", -1)).map(String::strip).toList();
    if (formats.contains("")) {
      throw new Fault(position, "names no format behind the colon");
    }
    return formats;
  }
}
