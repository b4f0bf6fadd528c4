package dev.keywright.expressions;

/** Spells paths and values as the parser reads them. */
final class PlainSpelling implements Printer.Spelling {

  @Override
  public String path(Path path) {
    StringBuilder text = new StringBuilder();
    for (PathElement element : path.elements()) {
      if (element instanceof PathElement.Name name) {
        text.append(text.isEmpty() ? "" : ".").append(name.text());
      } else if (element instanceof PathElement.Index index) {
        text.append('[').append(index.value()).append(']');
      } else if (element instanceof PathElement.Key key) {
        text.append('[').append(key.parameter().placeholder()).append(']');
      }
    }
    return text.toString();
  }

  @Override
  public String value(Value value) {
    if (value instanceof Parameter parameter) {
      return parameter.placeholder() + (parameter.optional() ? "?" : "");
    }
    if (value instanceof Literal.Text text) {
      return "'" + text.value().replace("'", "''") + "'";
    }
    if (value instanceof Literal.Bool bool) {
      return String.valueOf(bool.value());
    }
    return ((Literal.Number) value).value().toString();
  }
}
