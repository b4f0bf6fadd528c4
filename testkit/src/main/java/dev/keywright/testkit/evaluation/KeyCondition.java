package dev.keywright.testkit.evaluation;

import dev.keywright.expressions.Comparator;
import dev.keywright.testkit.storage.KeyAttribute;
import dev.keywright.testkit.storage.KeyRange;
import dev.keywright.testkit.storage.KeyRange.End;
import dev.keywright.testkit.storage.KeySchema;
import dev.keywright.testkit.validation.ExpressionFaults;
import dev.keywright.testkit.value.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A key condition as a term for each attribute it names. {@link #range} fits it to the key of a table or index:
 * equality on all of the partition key, then equality from the left and at most one range on the sort key.
 */
public record KeyCondition(Map<String, Term> terms) {

  /** What is asked of one attribute. */
  public sealed interface Term {
    List<Value> values();
  }

  /** A comparison with one value. */
  public record Compared(Comparator comparator, Value value) implements Term {
    @Override
    public List<Value> values() {
      return List.of(value);
    }
  }

  /** A range with both ends in it. */
  public record Within(Value low, Value high) implements Term {
    @Override
    public List<Value> values() {
      return List.of(low, high);
    }
  }

  /** A prefix of strings or binaries. */
  public record Beginning(Value prefix) implements Term {
    @Override
    public List<Value> values() {
      return List.of(prefix);
    }
  }

  public KeyCondition {
    terms = Collections.unmodifiableMap(new LinkedHashMap<>(terms));
  }

  /** The range of keys this condition selects; refused if the key cannot serve it. */
  public KeyRange range(KeySchema key) {
    checkNames(key);
    checkValues(key);
    List<Value> partition = new ArrayList<>();
    for (KeyAttribute attribute : key.partition()) {
      partition.add(term(attribute).flatMap(KeyCondition::tied)
          .orElseThrow(ExpressionFaults::keyConditionNotSupported));
    }
    List<Value> equal = new ArrayList<>();
    for (KeyAttribute attribute : key.sort()) {
      Optional<Value> tied = term(attribute).flatMap(KeyCondition::tied);
      if (tied.isEmpty()) {
        break;
      }
      equal.add(tied.get());
    }
    return ranged(key, partition, equal);
  }

  private KeyRange ranged(KeySchema key, List<Value> partition, List<Value> equal) {
    Optional<Term> range = key.sort().size() > equal.size() ? term(key.sort().get(equal.size())) : Optional.empty();
    int used = partition.size() + equal.size() + (range.isPresent() ? 1 : 0);
    if (used < terms.size()) {
      throw ExpressionFaults.keyConditionNotSupported();
    }
    return new KeyRange(partition, equal, range.flatMap(KeyCondition::low), range.flatMap(KeyCondition::high));
  }

  private Optional<Term> term(KeyAttribute attribute) {
    return Optional.ofNullable(terms.get(attribute.name()));
  }

  private void checkNames(KeySchema key) {
    for (KeyAttribute attribute : key.partition()) {
      if (term(attribute).isEmpty()) {
        throw ExpressionFaults.keyNotInCondition(attribute.name());
      }
    }
    for (String name : terms.keySet()) {
      if (!key.contains(name)) {
        throw key.sort().isEmpty() || term(key.sort().get(0)).isPresent()
            ? ExpressionFaults.keyConditionNotSupported()
            : ExpressionFaults.keyNotInCondition(key.sort().get(0).name());
      }
    }
  }

  private void checkValues(KeySchema key) {
    for (KeyAttribute attribute : key.attributes()) {
      for (Value value : term(attribute).map(Term::values).orElse(List.of())) {
        if (value.type() != attribute.type()) {
          throw ExpressionFaults.keyConditionType();
        }
        refuseEmpty(attribute.name(), value);
      }
    }
  }

  private static void refuseEmpty(String attribute, Value value) {
    if (value instanceof Value.StringValue string && string.text().isEmpty()) {
      throw ExpressionFaults.emptyKeyValue(attribute, "string");
    }
    if (value instanceof Value.BinaryValue binary && binary.bytes().length() == 0) {
      throw ExpressionFaults.emptyKeyValue(attribute, "binary");
    }
  }

  private static Optional<Value> tied(Term term) {
    return term instanceof Compared compared && compared.comparator() == Comparator.EQUAL
        ? Optional.of(compared.value())
        : Optional.empty();
  }

  private static Optional<End> low(Term term) {
    if (term instanceof Within within) {
      return Optional.of(new End(within.low(), true));
    }
    if (term instanceof Beginning beginning) {
      return Optional.of(new End(beginning.prefix(), true));
    }
    Compared compared = (Compared) term;
    return switch (compared.comparator()) {
      case GREATER -> Optional.of(new End(compared.value(), false));
      case GREATER_OR_EQUAL -> Optional.of(new End(compared.value(), true));
      case LESS, LESS_OR_EQUAL, EQUAL, NOT_EQUAL -> Optional.empty();
    };
  }

  private static Optional<End> high(Term term) {
    if (term instanceof Within within) {
      return Optional.of(new End(within.high(), true));
    }
    if (term instanceof Beginning beginning) {
      return KeyRange.after(beginning.prefix()).map(value -> new End(value, false));
    }
    Compared compared = (Compared) term;
    return switch (compared.comparator()) {
      case LESS -> Optional.of(new End(compared.value(), false));
      case LESS_OR_EQUAL -> Optional.of(new End(compared.value(), true));
      case GREATER, GREATER_OR_EQUAL, EQUAL, NOT_EQUAL -> Optional.empty();
    };
  }
}
