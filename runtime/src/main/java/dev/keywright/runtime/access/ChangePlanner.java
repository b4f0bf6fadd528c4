package dev.keywright.runtime.access;

import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.TableDefinition;
import dev.keywright.runtime.generated.BoundExpression;
import dev.keywright.runtime.generated.BoundValue;
import dev.keywright.runtime.generated.Change;
import dev.keywright.runtime.generated.ChangeAction;
import dev.keywright.runtime.generated.ChangeAction.Clause;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Encodes the actions of a {@link Change} and writes each as DynamoDB's text. An empty set, which DynamoDB does not
 * have, becomes what it means: an assignment of it removes the attribute, adding it or taking it away does nothing.
 * Makes one plan.
 */
final class ChangePlanner {
  private final TableDefinition definition;
  private final ExpressionComposer composer;
  private final Map<Clause, List<String>> actions = new EnumMap<>(Clause.class);
  private final Map<String, Optional<AttributeValue>> assigned = new HashMap<>();
  private final Map<String, AttributeValue> initial = new HashMap<>();
  private final Set<String> incremented = new HashSet<>();
  private final Set<String> computed = new HashSet<>();

  private ChangePlanner(TableDefinition definition, ExpressionComposer composer) {
    this.definition = definition;
    this.composer = composer;
  }

  /** Plans a change; names and values go into the composer. */
  static PlannedChange plan(TableDefinition definition, ExpressionComposer composer, Change change) {
    ChangePlanner planner = new ChangePlanner(definition, composer);
    change.actions().forEach(planner::plan);
    return new PlannedChange(planner.actions, planner.assigned, planner.initial, planner.incremented, planner.computed);
  }

  private void plan(ChangeAction action) {
    if (action instanceof ChangeAction.Assign assign) {
      assign(assign.attribute(), key(assign.attribute(), encoded(assign.attribute(), assign.value())));
    } else if (action instanceof ChangeAction.Remove remove) {
      assign(remove.attribute(), Optional.empty());
    } else if (action instanceof ChangeAction.Initialise initialise) {
      key(initialise.attribute(), encoded(initialise.attribute(), initialise.value()))
          .ifPresent(value -> initialise(initialise.attribute(), value));
    } else if (action instanceof ChangeAction.Increment increment) {
      increment(increment.attribute());
    } else if (action instanceof ChangeAction.AssignPath assign) {
      assignPath(assign.path(), assign.value());
    } else {
      compute((ChangeAction.Compute) action);
    }
  }

  private void assign(String attribute, Optional<AttributeValue> value) {
    assigned.put(attribute, value);
    String name = composer.name(attribute);
    if (value.isPresent()) {
      act(Clause.SET, name + " = " + composer.value(value.get()));
    } else {
      act(Clause.REMOVE, name);
    }
  }

  private void initialise(String attribute, AttributeValue value) {
    initial.put(attribute, value);
    String name = composer.name(attribute);
    act(Clause.SET, name + " = if_not_exists(" + name + ", " + composer.value(value) + ')');
  }

  private void increment(String attribute) {
    incremented.add(attribute);
    String name = composer.name(attribute);
    String zero = composer.value(AttributeValue.fromN("0"));
    String one = composer.value(AttributeValue.fromN("1"));
    act(Clause.SET, name + " = if_not_exists(" + name + ", " + zero + ") + " + one);
  }

  private void assignPath(BoundExpression path, BoundValue<?> value) {
    if (path.isLeftOut()) {
      return;
    }
    computed.add(path.expression().names().get(0));
    Optional<AttributeValue> encoded = encoded(path.description(), value);
    String text = path.text(composer);
    if (encoded.isPresent() || mustBeFilled(path)) {
      act(Clause.SET, text + " = " + composer.value(encoded.orElseGet(() -> AttributeValue.fromL(List.of()))));
    } else {
      act(Clause.REMOVE, text);
    }
  }

  /** An element of a list and an entry of a map stay: an empty list stands there for an empty set, as in a put. */
  private static boolean mustBeFilled(BoundExpression path) {
    String text = path.expression().text();
    return text.endsWith("]") || text.lastIndexOf('@') > text.lastIndexOf('.');
  }

  private void compute(ChangeAction.Compute compute) {
    BoundExpression expression = compute.expression();
    boolean ofSets = compute.clause() == Clause.ADD || compute.clause() == Clause.DELETE;
    if (expression.isLeftOut() || ofSets && hasEmptySet(expression)) {
      return;
    }
    computed.add(expression.expression().names().get(0));
    act(compute.clause(), expression.text(composer));
  }

  private boolean hasEmptySet(BoundExpression expression) {
    String attribute = expression.expression().names().get(0);
    return expression.values().stream().anyMatch(value -> encoded(attribute, value).isEmpty());
  }

  private <V> Optional<AttributeValue> encoded(String path, BoundValue<V> value) {
    return composer.encoder().encode(path, value.codec(), value.values().get(0));
  }

  private Optional<AttributeValue> key(String attribute, Optional<AttributeValue> value) {
    try {
      value.ifPresent(stored -> KeyCheck.check(definition, attribute, stored));
    } catch (InvalidKeyException e) {
      throw e.during(composer.encoder().place());
    }
    return value;
  }

  private void act(Clause clause, String text) {
    actions.computeIfAbsent(clause, unused -> new ArrayList<>()).add(text);
  }
}
