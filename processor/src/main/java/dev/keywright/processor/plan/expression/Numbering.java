package dev.keywright.processor.plan.expression;

import dev.keywright.expressions.Parameter;
import dev.keywright.expressions.Path;
import dev.keywright.expressions.PathElement;
import dev.keywright.expressions.Printer;
import dev.keywright.expressions.Value;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Spells an expression with numbers for its names and values, and lists what they stand for. */
final class Numbering implements Printer.Spelling {

  private final PathReader paths;
  private final Values values;
  private final List<String> names = new ArrayList<>();
  private final List<Binding> bindings = new ArrayList<>();
  private int numbers;
  private int keys;

  Numbering(PathReader paths, Values values) {
    this.paths = paths;
    this.values = values;
  }

  @Override
  public String path(Path path) {
    Iterator<String> stored = paths.storedNames(path).iterator();
    StringBuilder text = new StringBuilder();
    for (PathElement element : path.elements()) {
      if (element instanceof PathElement.Index index) {
        text.append('[').append(index.value()).append(']');
        continue;
      }
      text.append(text.isEmpty() ? "" : ".");
      if (element instanceof PathElement.Key key) {
        bindings.add(values.of(key.parameter()));
        text.append('@').append(keys++);
      } else {
        text.append('#').append(number(stored.next()));
      }
    }
    return text.toString();
  }

  @Override
  public String value(Value value) {
    bindings.add(values.of(value));
    return ":" + numbers++;
  }

  @Override
  public String collection(Parameter collection) {
    bindings.add(values.of(collection));
    return "(:" + numbers++ + "*)";
  }

  /** The expression that was spelled as this text. */
  ExpressionPlan plan(String text, String written) {
    return new ExpressionPlan(text, names, bindings, written);
  }

  private int number(String name) {
    if (!names.contains(name)) {
      names.add(name);
    }
    return names.indexOf(name);
  }
}
