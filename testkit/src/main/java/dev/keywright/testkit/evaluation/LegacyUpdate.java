package dev.keywright.testkit.evaluation;

import dev.keywright.testkit.validation.LegacyFaults;
import dev.keywright.testkit.value.Value;
import dev.keywright.testkit.value.ValueType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A change of one attribute in the form that update expressions replaced. */
public record LegacyUpdate(String attribute, Action action, Optional<Value> value) {

  /** What is done to the attribute. */
  public enum Action { PUT, ADD, DELETE }

  public LegacyUpdate {
    if (value.isEmpty() && action != Action.DELETE) {
      throw LegacyFaults.valueMissing();
    }
    boolean fits = value.isEmpty() || switch (action) {
      case PUT -> true;
      case ADD -> value.get().type().isSet() || value.get().type() == ValueType.N
          || value.get().type() == ValueType.L;
      case DELETE -> value.get().type().isSet();
    };
    if (!fits) {
      throw LegacyFaults.actionType(action.name(), value.get().type());
    }
  }

  /** All of them as one update. */
  public static ItemUpdate joined(List<LegacyUpdate> updates) {
    Map<String, Value> constants = new LinkedHashMap<>();
    updates.stream().filter(update -> update.action() == Action.PUT)
        .forEach(update -> constants.put(update.attribute(), update.value().orElseThrow()));
    return new ItemUpdate(updates.stream().map(LegacyUpdate::change).toList(), constants);
  }

  private ItemUpdate.Change change() {
    AttributePath path = AttributePath.of(attribute);
    return new ItemUpdate.Change(path, before -> outcome(path.in(before)));
  }

  private Optional<Value> outcome(Optional<Value> stored) {
    if (action == Action.PUT || value.isEmpty()) {
      return value;
    }
    Value operand = value.get();
    if (stored.isPresent() && stored.get().type() != operand.type()) {
      throw LegacyFaults.typeMismatch();
    }
    if (action == Action.DELETE) {
      return stored.flatMap(set -> SetArithmetic.without(set, operand));
    }
    return Optional.of(operand.type() == ValueType.L && stored.isPresent()
        ? SetArithmetic.append(stored.get(), operand)
        : SetArithmetic.add(stored, operand));
  }
}
