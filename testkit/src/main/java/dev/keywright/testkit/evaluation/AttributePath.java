package dev.keywright.testkit.evaluation;

import dev.keywright.testkit.value.Item;
import dev.keywright.testkit.value.Value;
import java.util.List;
import java.util.Optional;

/** A path into an item whose placeholders are resolved; the first step is the name of an attribute. */
public record AttributePath(List<Step> steps) {

  /** One step of a path. */
  public sealed interface Step {}

  /** The step to an attribute or to an entry of a map. */
  public record Name(String name) implements Step {
    @Override
    public String toString() {
      return name;
    }
  }

  /** The step to an element of a list. */
  public record Index(int index) implements Step {
    @Override
    public String toString() {
      return "[" + index + "]";
    }
  }

  public AttributePath {
    steps = List.copyOf(steps);
  }

  public static AttributePath of(String attribute) {
    return new AttributePath(List.of(new Name(attribute)));
  }

  /** The attribute the path begins with. */
  public String attribute() {
    return ((Name) steps.get(0)).name();
  }

  public boolean isNested() {
    return steps.size() > 1;
  }

  /** What {@code item} holds at this path. */
  public Optional<Value> in(Item item) {
    Optional<Value> value = item.attribute(attribute());
    for (int at = 1; at < steps.size() && value.isPresent(); at++) {
      value = step(value.get(), steps.get(at));
    }
    return value;
  }

  static Optional<Value> step(Value container, Step step) {
    if (container instanceof Value.MapValue map && step instanceof Name name) {
      return Optional.ofNullable(map.entries().get(name.name()));
    }
    if (container instanceof Value.ListValue list && step instanceof Index index
        && index.index() < list.elements().size()) {
      return Optional.of(list.elements().get(index.index()));
    }
    return Optional.empty();
  }

  /** The steps as DynamoDB's messages show them: {@code [a, b, [0]]}. */
  @Override
  public String toString() {
    return steps.toString();
  }
}
