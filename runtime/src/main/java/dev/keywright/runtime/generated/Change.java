package dev.keywright.runtime.generated;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What an update does to an item, collected by a generated method: {@code new Change().set("status", STATUS, PAID)}. Of
 * several plain actions on one attribute the last counts. Not thread-safe; {@link TableConnection#update} takes what is
 * in it at that moment.
 */
public final class Change {
  private final Map<String, ChangeAction> plain = new LinkedHashMap<>();
  private final List<ChangeAction> others = new ArrayList<>();

  /** A change of nothing yet. */
  public Change() {
  }

  /** Assigns an attribute. Null is refused; the empty set, which DynamoDB does not have, removes the attribute. */
  public <V> Change set(String attribute, ValueCodec<V> codec, @Nullable V value) {
    return plainly(attribute, new ChangeAction.Assign(attribute, BoundValue.one(codec, value)));
  }

  /** Assigns the text of a key attribute that a template makes. */
  public Change set(String attribute, String keyText) {
    return set(attribute, ValueCodec.string(), keyText);
  }

  /** Assigns a path inside an attribute: {@code set(Expression.of("#0.#1", "address", "city"), codec, value)}. */
  public <V> Change set(BoundExpression path, ValueCodec<V> codec, @Nullable V value) {
    return also(new ChangeAction.AssignPath(path, BoundValue.one(codec, value)));
  }

  /** An assignment that computes: {@code #0 = #0 + :0}. */
  public Change assign(BoundExpression assignment) {
    return also(new ChangeAction.Compute(ChangeAction.Clause.SET, assignment));
  }

  /** Assigns an attribute if the item does not have it. */
  public <V> Change setIfAbsent(String attribute, ValueCodec<V> codec, @Nullable V value) {
    return plainly(attribute, new ChangeAction.Initialise(attribute, BoundValue.one(codec, value)));
  }

  /** Removes an attribute. */
  public Change remove(String attribute) {
    return plainly(attribute, new ChangeAction.Remove(attribute));
  }

  /** Removes what a path inside an attribute leads to. */
  public Change remove(BoundExpression path) {
    return also(new ChangeAction.Compute(ChangeAction.Clause.REMOVE, path));
  }

  /** Adds to a number, or elements to a set: {@code #0 :0}. An empty set adds nothing and is not sent. */
  public Change add(BoundExpression addition) {
    return also(new ChangeAction.Compute(ChangeAction.Clause.ADD, addition));
  }

  /** Takes elements out of a set: {@code #0 :0}. An empty set takes nothing and is not sent. */
  public Change delete(BoundExpression deletion) {
    return also(new ChangeAction.Compute(ChangeAction.Clause.DELETE, deletion));
  }

  /** Makes a number one greater, an absent one 1. How versions are counted. */
  public Change increment(String attribute) {
    return plainly(attribute, new ChangeAction.Increment(attribute));
  }

  /** All actions: the plain ones first, one for each attribute. */
  public List<ChangeAction> actions() {
    List<ChangeAction> all = new ArrayList<>(plain.values());
    all.addAll(others);
    return List.copyOf(all);
  }

  private Change plainly(String attribute, ChangeAction action) {
    plain.put(attribute, action);
    return this;
  }

  private Change also(ChangeAction action) {
    others.add(action);
    return this;
  }

  @Override
  public String toString() {
    return actions().toString();
  }
}
