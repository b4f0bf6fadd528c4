package dev.keywright.testkit.operation;

import dev.keywright.testkit.evaluation.CompiledCondition;
import dev.keywright.testkit.evaluation.ItemUpdate;
import dev.keywright.testkit.evaluation.KeyCondition;
import dev.keywright.testkit.evaluation.LegacyCondition;
import dev.keywright.testkit.evaluation.LegacyUpdate;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.validation.Constraints;
import dev.keywright.testkit.validation.LegacyFaults;
import dev.keywright.testkit.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the parameters that expressions have replaced, into what the expressions become. */
final class LegacyParameters {

  private static final List<String> OPERATORS =
      Stream.of(LegacyCondition.Operator.values()).map(Enum::name).toList();
  private static final List<String> ACTIONS = Stream.of(LegacyUpdate.Action.values()).map(Enum::name).toList();

  private LegacyParameters() {}

  /** {@code ScanFilter} or {@code QueryFilter}. */
  static Optional<CompiledCondition> filter(Request request, String member) {
    return joined(request, conditions(request, member));
  }

  /** {@code Expected}. */
  static Optional<CompiledCondition> expected(Request request) {
    List<LegacyCondition> conditions = new ArrayList<>();
    request.objectsByName("Expected").forEach((name, expectation) -> conditions.add(expectation(name, expectation)));
    return joined(request, conditions);
  }

  private static Optional<CompiledCondition> joined(Request request, List<LegacyCondition> conditions) {
    Optional<String> operator = request.text("ConditionalOperator");
    if (operator.isPresent() && conditions.isEmpty()) {
      throw LegacyFaults.operatorWithoutConditions();
    }
    if (operator.isPresent() && conditions.size() < 2) {
      throw LegacyFaults.operatorWithOneCondition();
    }
    return conditions.isEmpty()
        ? Optional.empty()
        : Optional.of(LegacyCondition.joined(conditions, operator.filter("OR"::equals).isPresent()));
  }

  private static List<LegacyCondition> conditions(Request request, String member) {
    Map<String, Request> given = request.objectsByName(member);
    String path = Character.toLowerCase(member.charAt(0)) + member.substring(1);
    Constraints constraints = new Constraints();
    given.forEach((name, condition) -> constraints
        .required(path + "." + name + ".member.comparisonOperator", condition.has("ComparisonOperator"))
        .oneOf(path + "." + name + ".member.comparisonOperator", condition.text("ComparisonOperator"), OPERATORS));
    constraints.check();
    List<LegacyCondition> conditions = new ArrayList<>();
    given.forEach((name, condition) -> conditions.add(compared(name, condition)));
    return conditions;
  }

  private static LegacyCondition compared(String name, Request condition) {
    return new LegacyCondition(name,
        LegacyCondition.Operator.valueOf(condition.text("ComparisonOperator").orElseThrow()),
        condition.has("Value") ? List.of(condition.value("Value").orElseThrow())
            : condition.values("AttributeValueList"));
  }

  private static LegacyCondition expectation(String name, Request expectation) {
    boolean listed = expectation.has("AttributeValueList");
    Optional<Value> value = expectation.value("Value");
    if (expectation.has("ComparisonOperator")) {
      if (expectation.has("Exists")) {
        throw LegacyFaults.notTogether("Exists", "ComparisonOperator", name);
      }
      if (value.isPresent() && listed) {
        throw LegacyFaults.notTogether("Value", "AttributeValueList", name);
      }
      new Constraints().oneOf("expected." + name + ".member.comparisonOperator",
          expectation.text("ComparisonOperator"), OPERATORS).check();
      return compared(name, expectation);
    }
    if (listed) {
      throw LegacyFaults.listWithoutOperator(name);
    }
    if (!expectation.flag("Exists").orElse(true)) {
      if (value.isPresent()) {
        throw LegacyFaults.valueOfAbsent(name);
      }
      return new LegacyCondition(name, LegacyCondition.Operator.NULL, List.of());
    }
    String exists = expectation.has("Exists") ? "true" : "null";
    return new LegacyCondition(name, LegacyCondition.Operator.EQ,
        List.of(value.orElseThrow(() -> LegacyFaults.valueRequired(exists, name))));
  }

  /** {@code AttributeUpdates}. */
  static Optional<ItemUpdate> updates(Request request) {
    List<LegacyUpdate> updates = new ArrayList<>();
    request.objectsByName("AttributeUpdates").forEach((name, update) -> {
      new Constraints().oneOf("attributeUpdates." + name + ".member.action", update.text("Action"), ACTIONS).check();
      updates.add(new LegacyUpdate(name, LegacyUpdate.Action.valueOf(update.text("Action").orElse("PUT")),
          update.value("Value")));
    });
    return updates.isEmpty() ? Optional.empty() : Optional.of(LegacyUpdate.joined(updates));
  }

  /** {@code KeyConditions}. */
  static Optional<KeyCondition> keyCondition(Request request) {
    Map<String, KeyCondition.Term> terms = new LinkedHashMap<>();
    conditions(request, "KeyConditions").forEach(condition -> terms.put(condition.attribute(), condition.keyTerm()));
    return terms.isEmpty() ? Optional.empty() : Optional.of(new KeyCondition(terms));
  }
}
