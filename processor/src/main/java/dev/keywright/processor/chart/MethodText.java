package dev.keywright.processor.chart;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.ResultPlan;
import dev.keywright.processor.plan.signature.Signature;
import java.util.List;
import java.util.stream.Collectors;

/** The generated method of a pattern as a caller sees it: what it takes and what it returns, in Java's spelling. */
final class MethodText {

  private MethodText() {}

  /** A write takes its record; the other parameters are those of the question. */
  static List<Signature.Parameter> parameters(PatternPlan plan, EntityModel entity) {
    if (!(plan instanceof PatternPlan.Store) || !plan.parameters().isEmpty()) {
      return plan.parameters();
    }
    String name = Names.decapitalised(entity.type().simpleName());
    return List.of(new Signature.Parameter(name, new ValueType.RecordType(entity.type())));
  }

  /** {@code OrderStatus status, Instant since}. */
  static String parameters(List<Signature.Parameter> parameters) {
    return parameters.stream()
        .map(parameter -> TypeText.of(parameter.type()) + " " + parameter.name())
        .collect(Collectors.joining(", "));
  }

  /** {@code Query<Order>}. */
  static String returned(PatternPlan plan, EntityModel entity) {
    String record = entity.type().simpleName();
    if (plan instanceof PatternPlan.Get get) {
      return optional(item(get.result(), record));
    }
    if (plan instanceof PatternPlan.Find find) {
      if (find.isCount()) {
        return "long";
      }
      String item = item(find.result(), record);
      return find.isFirst() ? optional(item) : "Query<" + item + ">";
    }
    return plan instanceof PatternPlan.Store ? record : optional(record);
  }

  /** Of a pattern that reads an item collection of the table. */
  static String returned(TableModel table) {
    return "CollectionQuery<" + table.type().simpleName() + ">";
  }

  private static String item(ResultPlan result, String record) {
    return result instanceof ResultPlan.Partial partial && !partial.whole() ? partial.name() : record;
  }

  private static String optional(String type) {
    return "Optional<" + type + ">";
  }
}
