package dev.keywright.processor.plan.key;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The key condition that answers a question.
 *
 * @param schema the table or index that is read
 * @param partition a value for each partition-key attribute
 * @param sort values of the leading sort-key attributes, where the sort key has several
 * @param last the condition on the last sort-key attribute that is used
 * @param descending whether the key is read backwards
 */
public record KeyPlan(
    KeySchema schema, List<KeyValue> partition, List<KeyValue> sort, SortPlan last, boolean descending) {

  public KeyPlan {
    partition = List.copyOf(partition);
    sort = List.copyOf(sort);
  }

  /** The parameters of the method that whole values of the key are made of. */
  public Set<String> parameters() {
    List<KeyValue> values = new ArrayList<>(partition);
    values.addAll(sort);
    if (last instanceof SortPlan.Equal equal) {
      values.add(equal.value());
    }
    Set<String> parameters = new LinkedHashSet<>();
    for (KeyValue value : values) {
      List<Argument> arguments = value instanceof KeyValue.OfTemplate text
          ? List.copyOf(text.arguments().values())
          : List.of(((KeyValue.OfComponent) value).argument());
      for (Argument argument : arguments) {
        if (argument instanceof Argument.Parameter parameter) {
          parameters.add(parameter.name());
        }
      }
    }
    return parameters;
  }
}
