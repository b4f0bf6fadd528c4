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

  /** What transactions and checks return. */
  static final String NOTHING = "void";

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
        .map(parameter -> type(parameter) + " " + parameter.name())
        .collect(Collectors.joining(", "));
  }

  /** Null leaves a filter's term out, which no type of Java says. */
  private static String type(Signature.Parameter parameter) {
    return switch (parameter.shape()) {
      case ONE -> TypeText.of(parameter.type());
      case NULLABLE -> "@Nullable " + TypeText.boxed(parameter.type());
      case OPTIONAL -> optional(TypeText.boxed(parameter.type()));
      case MANY -> "Collection<" + TypeText.boxed(parameter.type()) + ">";
    };
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
    return written(plan, entity);
  }

  private static String written(PatternPlan plan, EntityModel entity) {
    String record = entity.type().simpleName();
    return switch (plan.pattern().operation()) {
      case CREATE, PUT, UPSERT -> record;
      case UPDATE -> plan instanceof PatternPlan.Update update && update.isPatch()
          ? Names.partialName(plan.pattern().name().value()) : record;
      case DELETE -> plan instanceof PatternPlan.DeleteAll ? "long" : optional(record);
      case BATCH_READ -> "BatchItems<" + TypeText.of(plan.parameters().get(0).type()) + ", " + record + ">";
      case BATCH_PUT -> "List<" + record + ">";
      case CHECK, BATCH_DELETE, TRANSACT, READ, COUNT -> NOTHING;
    };
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
