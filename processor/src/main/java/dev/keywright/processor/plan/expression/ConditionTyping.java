package dev.keywright.processor.plan.expression;

import dev.keywright.expressions.Call;
import dev.keywright.expressions.Comparator;
import dev.keywright.expressions.Condition;
import dev.keywright.expressions.Function;
import dev.keywright.expressions.Operand;
import dev.keywright.expressions.Path;
import dev.keywright.expressions.Value;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.StoredAs;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.problem.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds for each value of a condition what it is compared with, and refuses what DynamoDB could not compare. */
final class ConditionTyping {

  private static final int MOST_CHOICES = 100;
  private static final ValueForm NUMBER = ValueForm.of(new ValueType.Scalar(ScalarKind.INT, true));
  private static final ValueForm TEXT = ValueForm.of(new ValueType.Scalar(ScalarKind.STRING, false));

  private final Source source;
  private final PathReader paths;
  private final Values values;

  ConditionTyping(Source source, PathReader paths, Values values) {
    this.source = source;
    this.paths = paths;
    this.values = values;
  }

  /** False if something in it was reported. */
  boolean read(Condition condition) {
    if (condition instanceof Condition.Comparison comparison) {
      return compare(List.of(comparison.left(), comparison.right()), isOrder(comparison.comparator()), condition);
    }
    if (condition instanceof Condition.Between between) {
      return compare(List.of(between.operand(), between.low(), between.high()), true, condition);
    }
    if (condition instanceof Condition.In in) {
      return choices(in);
    }
    if (condition instanceof Condition.InCollection in) {
      Optional<ValueForm> form = form(in.operand());
      form.ifPresent(element -> values.bindAll(in.collection(), element));
      return form.isPresent();
    }
    if (condition instanceof Call call) {
      return function(call);
    }
    boolean sound = true;
    for (Condition part : parts(condition)) {
      sound &= read(part);
    }
    return sound;
  }

  private static List<Condition> parts(Condition condition) {
    if (condition instanceof Condition.Not not) {
      return List.of(not.condition());
    }
    return condition instanceof Condition.And and ? and.conditions() : ((Condition.Or) condition).conditions();
  }

  private static boolean isOrder(Comparator comparator) {
    return comparator != Comparator.EQUAL && comparator != Comparator.NOT_EQUAL;
  }

  private boolean choices(Condition.In in) {
    if (in.choices().size() > MOST_CHOICES) {
      source.refuse(Code.KW321, in.offset(), "DynamoDB takes at most " + MOST_CHOICES + " choices behind \"in\", and"
          + " here are " + in.choices().size() + ".");
      return false;
    }
    List<Operand> operands = new ArrayList<>(List.of(in.operand()));
    operands.addAll(in.choices());
    return compare(operands, false, in);
  }

  /** All operands have the form of those that are stored. */
  private boolean compare(List<Operand> operands, boolean byOrder, Condition condition) {
    Optional<ValueForm> common = Optional.empty();
    for (Operand operand : operands) {
      if (operand instanceof Value) {
        continue;
      }
      Optional<ValueForm> form = form(operand);
      if (form.isEmpty()) {
        return false;
      }
      if (common.isPresent() && !isComparable(common.get(), form.get())) {
        source.refuse(Code.KW311, operand.offset(), "The two sides are stored differently, so they are never equal.");
        return false;
      }
      common = form;
    }
    if (common.isEmpty()) {
      source.refuse(Code.KW302, condition.offset(), "Nothing here is read from the item: one side must be a component.");
      return false;
    }
    return (!byOrder || isOrdered(common.get(), condition)) && bind(operands, common.get());
  }

  private boolean bind(List<Operand> operands, ValueForm form) {
    boolean sound = true;
    for (Operand operand : operands) {
      sound &= !(operand instanceof Value value) || values.bind(value, form);
    }
    return sound;
  }

  private static boolean isComparable(ValueForm left, ValueForm right) {
    boolean numbers = left.storedAs() == StoredAs.NUMBER && right.storedAs() == StoredAs.NUMBER;
    return left.type().equals(right.type()) && left.format().equals(right.format())
        || numbers && isPlainNumber(left) && isPlainNumber(right);
  }

  private static boolean isPlainNumber(ValueForm form) {
    return form.type() instanceof ValueType.Scalar scalar && scalar.kind() != ScalarKind.INSTANT;
  }

  private boolean isOrdered(ValueForm form, Condition condition) {
    if (form.type() instanceof ValueType.EnumType || !form.storedAs().canBeKey()) {
      source.refuse(Code.KW311, condition.offset(), form.type() instanceof ValueType.EnumType
          ? "The constants of an enum are stored by name, and the order of names means nothing. Use = or in."
          : "DynamoDB orders strings, numbers and binary values; what is stored here it compares by = and <> only.");
      return false;
    }
    return true;
  }

  private boolean function(Call call) {
    Optional<ValueForm> form = form(call.arguments().get(0));
    if (form.isEmpty()) {
      return false;
    }
    return switch (call.function().orElseThrow()) {
      case ATTRIBUTE_TYPE -> argument(call, TEXT);
      case BEGINS_WITH -> form.get().storedAs() == StoredAs.STRING || form.get().storedAs() == StoredAs.BINARY
          ? argument(call, form.get())
          : misfit(call, "begins_with asks for the beginning of a text or of binary data");
      case CONTAINS -> contained(form.get())
          .map(element -> argument(call, element))
          .orElseGet(() -> misfit(call, "contains looks into a text, a set or a list"));
      case ATTRIBUTE_EXISTS, ATTRIBUTE_NOT_EXISTS, SIZE, IF_NOT_EXISTS, LIST_APPEND -> true;
    };
  }

  private static Optional<ValueForm> contained(ValueForm form) {
    if (form.type() instanceof ValueType.SetType set) {
      return Optional.of(ValueForm.of(set.element()));
    }
    if (form.type() instanceof ValueType.ListType list) {
      return Optional.of(ValueForm.of(list.element()));
    }
    return form.storedAs() == StoredAs.STRING ? Optional.of(TEXT) : Optional.empty();
  }

  private boolean argument(Call call, ValueForm form) {
    Operand argument = call.arguments().get(1);
    return argument instanceof Value value ? values.bind(value, form) : form(argument).isPresent();
  }

  private boolean misfit(Call call, String what) {
    source.refuse(Code.KW311, call.offset(), what + ", and the component here is something else.");
    return false;
  }

  /** The form of what is read from the item: a path, or its size. */
  private Optional<ValueForm> form(Operand operand) {
    if (operand instanceof Call call && call.is(Function.SIZE)) {
      return size(call);
    }
    if (operand instanceof Path path) {
      values.bindKeys(path);
      return paths.place(path).map(Place::form);
    }
    return source.refuse(Code.KW302, operand.offset(), "Here a component must stand, whose value is looked at.");
  }

  private Optional<ValueForm> size(Call call) {
    Optional<ValueForm> measured = form(call.arguments().get(0));
    boolean countable = measured
        .map(form -> form.storedAs() != StoredAs.NUMBER && form.storedAs() != StoredAs.BOOLEAN)
        .orElse(true);
    return countable
        ? measured.map(form -> NUMBER)
        : source.refuse(Code.KW311, call.offset(), "A number or a boolean has no size; strings, binary values, lists, maps and"
            + " sets do.");
  }
}
