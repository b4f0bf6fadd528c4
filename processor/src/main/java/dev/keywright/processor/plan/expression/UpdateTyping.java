package dev.keywright.processor.plan.expression;

import dev.keywright.expressions.Action;
import dev.keywright.expressions.Call;
import dev.keywright.expressions.Function;
import dev.keywright.expressions.Operand;
import dev.keywright.expressions.Parameter;
import dev.keywright.expressions.Path;
import dev.keywright.expressions.SetValue;
import dev.keywright.expressions.Value;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.problem.Code;
import java.util.List;
import java.util.Optional;

/** Finds for each value of an update what it is assigned to, and refuses what DynamoDB could not do. */
final class UpdateTyping {

  private final Source source;
  private final PathReader paths;
  private final Values values;

  UpdateTyping(Source source, PathReader paths, Values values) {
    this.source = source;
    this.paths = paths;
    this.values = values;
  }

  /** False if something in it was reported. */
  boolean read(Action action, Place place) {
    Optional<Parameter> optional = action.parameters().stream().filter(Parameter::optional).findFirst();
    if (optional.isPresent()) {
      return refuse(Code.KW302, optional.get().offset(), "An update leaves nothing out where an argument is null; write a"
          + " patch for changes that the caller chooses. Leave the question mark out.");
    }
    if (action instanceof Action.Set set) {
      return assigned(set.value(), place.form());
    }
    if (action instanceof Action.Add add) {
      return isNumber(place.form()) || isStoredSet(place.form())
          ? values.bind(add.value(), place.form())
          : refuse(Code.KW311, action.offset(), "ADD adds to a number or puts elements into a set; this is neither.");
    }
    if (action instanceof Action.Delete delete) {
      return isStoredSet(place.form())
          ? values.bind(delete.value(), place.form())
          : refuse(Code.KW311, action.offset(), "DELETE takes elements out of a set of strings, numbers or binary values."
              + " To remove an attribute write: remove " + action.path().head().text() + ".");
    }
    return place.mayBeAbsent() || refuse(Code.KW323, action.offset(), "The record needs this component, so an item without"
        + " it could not be read again. Make it Optional, or set another value.");
  }

  private boolean assigned(SetValue value, ValueForm form) {
    if (value instanceof SetValue.Sum sum) {
      return computed(List.of(sum.left(), sum.right()), form, sum);
    }
    if (value instanceof SetValue.Difference difference) {
      return computed(List.of(difference.left(), difference.right()), form, difference);
    }
    return operand((Operand) value, form);
  }

  private boolean computed(List<Operand> operands, ValueForm form, SetValue value) {
    if (!isNumber(form)) {
      return refuse(Code.KW311, value.offset(), "+ and - compute with numbers, and this is assigned to something else.");
    }
    boolean sound = true;
    for (Operand operand : operands) {
      sound &= operand(operand, form);
    }
    return sound;
  }

  /** What is read or given has to have the form of what it is assigned to. */
  private boolean operand(Operand operand, ValueForm form) {
    if (operand instanceof Value value) {
      return values.bind(value, form);
    }
    if (operand instanceof Path path) {
      return samePlace(path, form);
    }
    Call call = (Call) operand;
    if (call.is(Function.LIST_APPEND) && !(form.type() instanceof ValueType.ListType)) {
      return refuse(Code.KW311, call.offset(), "list_append makes a list, and this is assigned to something else.");
    }
    boolean sound = true;
    for (Operand argument : call.arguments()) {
      sound &= operand(argument, form);
    }
    return sound;
  }

  private boolean samePlace(Path path, ValueForm form) {
    values.bindKeys(path);
    Optional<Place> read = paths.place(path);
    boolean bothNumbers = read.isPresent() && isNumber(read.get().form()) && isNumber(form);
    if (read.isPresent() && !read.get().form().equals(form) && !bothNumbers) {
      return refuse(Code.KW311, path.offset(), "This is stored in another form than what it is assigned to.");
    }
    return read.isPresent();
  }

  private static boolean isNumber(ValueForm form) {
    return form.type() instanceof ValueType.Scalar scalar && switch (scalar.kind()) {
      case INT, LONG, SHORT, BYTE, FLOAT, DOUBLE, BIG_DECIMAL, BIG_INTEGER -> true;
      default -> false;
    };
  }

  private static boolean isStoredSet(ValueForm form) {
    return form.type() instanceof ValueType.SetType set && set.element().storedAs().canBeKey();
  }

  private boolean refuse(Code code, int offset, String message) {
    source.refuse(code, offset, message);
    return false;
  }
}
