package dev.keywright.processor.plan.language;

import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.ValueType;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a component may hold: a list of values, or all but a list, and whether it may be absent. Values are written as
 * their stored text. Over a finite type, an enum or a boolean, it is always a list, so that {@code status <> 'OPEN'}
 * and {@code status = 'CLOSED'} are equal where there is no third status.
 */
public record AllowedValues(boolean absent, boolean allBut, Set<String> values) {

  /** Nothing is known of the component. */
  public static final AllowedValues ANYTHING = new AllowedValues(true, true, Set.of());

  /** It is there, with any value: what a tie to an unknown value, a range and {@code attribute_exists} say. */
  public static final AllowedValues PRESENT = new AllowedValues(false, true, Set.of());

  /** It is not there. */
  public static final AllowedValues ABSENT = new AllowedValues(true, false, Set.of());

  public AllowedValues {
    values = Set.copyOf(values);
  }

  /** It is there, with one of these values. */
  public static AllowedValues oneOf(Set<String> values) {
    return new AllowedValues(false, false, values);
  }

  /** It has none of these values; an absent component has none of them either. */
  public static AllowedValues noneOf(Set<String> values) {
    return new AllowedValues(true, true, values);
  }

  /** The same with all values listed if the type is finite. */
  public AllowedValues over(ValueType type) {
    return finite(type).map(this::over).orElse(this);
  }

  private AllowedValues over(Set<String> all) {
    Set<String> left = new LinkedHashSet<>(all);
    if (allBut) {
      left.removeAll(values);
    } else {
      left.retainAll(values);
    }
    return new AllowedValues(absent, false, left);
  }

  /** All values of a finite type, in the order they were declared. */
  static Optional<Set<String>> finite(ValueType type) {
    if (type instanceof ValueType.EnumType enumType) {
      return Optional.of(new LinkedHashSet<>(enumType.constants()));
    }
    return type.is(ScalarKind.BOOLEAN) ? Optional.of(new LinkedHashSet<>(List.of("false", "true"))) : Optional.empty();
  }

  /** What both allow. */
  public AllowedValues and(AllowedValues other) {
    boolean both = absent && other.absent;
    if (allBut && other.allBut) {
      Set<String> excluded = new LinkedHashSet<>(values);
      excluded.addAll(other.values);
      return new AllowedValues(both, true, excluded);
    }
    AllowedValues listed = allBut ? other : this;
    AllowedValues filter = allBut ? this : other;
    Set<String> left = new LinkedHashSet<>(listed.values);
    left.removeIf(value -> !filter.allows(value));
    return new AllowedValues(both, false, left);
  }

  public boolean allows(String value) {
    return allBut != values.contains(value);
  }

  public boolean isImpossible() {
    return !absent && !allBut && values.isEmpty();
  }

  /** Whether everything allowed here is allowed there. */
  public boolean isWithin(AllowedValues other) {
    if (absent && !other.absent) {
      return false;
    }
    if (!allBut) {
      return values.stream().allMatch(other::allows);
    }
    return other.allBut && values.containsAll(other.values);
  }

  @Override
  public String toString() {
    String listed = String.join(", ", new TreeSet<>(values));
    String held = allBut ? values.isEmpty() ? "any value" : "any value but " + listed : listed;
    if (!absent) {
      return held.isEmpty() ? "nothing" : held;
    }
    return held.isEmpty() ? "absent" : held + " or absent";
  }
}
