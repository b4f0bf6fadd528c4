package dev.keywright.testkit.evaluation;

import dev.keywright.expressions.Comparator;
import dev.keywright.testkit.validation.LegacyFaults;
import dev.keywright.testkit.value.Item;
import dev.keywright.testkit.value.ScalarOrder;
import dev.keywright.testkit.value.Value;
import dev.keywright.testkit.value.ValueType;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A condition on one attribute in the form that expressions replaced: an operator and its arguments. */
public record LegacyCondition(String attribute, Operator operator, List<Value> arguments) {

  /** The operators, with the number of arguments each takes. */
  public enum Operator {
    EQ(1, 1), NE(1, 1), IN(1, 100), LE(1, 1), LT(1, 1), GE(1, 1), GT(1, 1), BETWEEN(2, 2),
    NOT_NULL(0, 0), NULL(0, 0), CONTAINS(1, 1), NOT_CONTAINS(1, 1), BEGINS_WITH(1, 1);

    private final int fewest;
    private final int most;

    Operator(int fewest, int most) {
      this.fewest = fewest;
      this.most = most;
    }
  }

  public LegacyCondition {
    arguments = List.copyOf(arguments);
    if (arguments.size() < operator.fewest || arguments.size() > operator.most) {
      throw LegacyFaults.argumentCount(operator.name());
    }
    for (Value argument : arguments) {
      checkType(operator, argument.type());
      if (argument.type() != arguments.get(0).type()) {
        throw LegacyFaults.mixedArguments();
      }
    }
    if (operator == Operator.BETWEEN && ScalarOrder.INSTANCE.compare(arguments.get(0), arguments.get(1)) > 0) {
      throw LegacyFaults.crossedBounds();
    }
  }

  private static void checkType(Operator operator, ValueType type) {
    boolean fits = switch (operator) {
      case LE, LT, GE, GT, BETWEEN, IN -> type.isKeyType();
      case BEGINS_WITH -> type == ValueType.S || type == ValueType.B;
      case CONTAINS, NOT_CONTAINS -> type.isKeyType() || type == ValueType.BOOL || type == ValueType.NULL;
      case EQ, NE, NOT_NULL, NULL -> true;
    };
    if (!fits) {
      throw LegacyFaults.argumentType(operator.name(), type);
    }
  }

  boolean holds(Item item) {
    Optional<Value> value = item.attribute(attribute);
    return switch (operator) {
      case EQ -> Comparisons.holds(value, Comparator.EQUAL, argument(0));
      case NE -> Comparisons.holds(value, Comparator.NOT_EQUAL, argument(0));
      case LE -> Comparisons.holds(value, Comparator.LESS_OR_EQUAL, argument(0));
      case LT -> Comparisons.holds(value, Comparator.LESS, argument(0));
      case GE -> Comparisons.holds(value, Comparator.GREATER_OR_EQUAL, argument(0));
      case GT -> Comparisons.holds(value, Comparator.GREATER, argument(0));
      case BETWEEN -> Comparisons.between(value, argument(0), argument(1));
      case IN -> value.filter(arguments::contains).isPresent();
      case NULL -> value.isEmpty();
      case NOT_NULL -> value.isPresent();
      case CONTAINS -> value.filter(found -> Comparisons.contains(found, arguments.get(0))).isPresent();
      case NOT_CONTAINS -> value.filter(found -> !Comparisons.contains(found, arguments.get(0))).isPresent();
      case BEGINS_WITH -> value.filter(found -> Comparisons.beginsWith(found, arguments.get(0))).isPresent();
    };
  }

  private Optional<Value> argument(int at) {
    return Optional.of(arguments.get(at));
  }

  /** All of them joined, by {@code and} or by {@code or}. */
  public static CompiledCondition joined(List<LegacyCondition> conditions, boolean any) {
    List<LegacyCondition> terms = List.copyOf(conditions);
    Set<String> attributes = Set.copyOf(terms.stream().map(LegacyCondition::attribute).toList());
    return new CompiledCondition(item -> any
        ? terms.stream().anyMatch(term -> term.holds(item))
        : terms.stream().allMatch(term -> term.holds(item)), attributes);
  }

  /** The condition as a term of a key condition. */
  public KeyCondition.Term keyTerm() {
    return switch (operator) {
      case EQ -> new KeyCondition.Compared(Comparator.EQUAL, arguments.get(0));
      case LE -> new KeyCondition.Compared(Comparator.LESS_OR_EQUAL, arguments.get(0));
      case LT -> new KeyCondition.Compared(Comparator.LESS, arguments.get(0));
      case GE -> new KeyCondition.Compared(Comparator.GREATER_OR_EQUAL, arguments.get(0));
      case GT -> new KeyCondition.Compared(Comparator.GREATER, arguments.get(0));
      case BETWEEN -> new KeyCondition.Within(arguments.get(0), arguments.get(1));
      case BEGINS_WITH -> new KeyCondition.Beginning(arguments.get(0));
      case NE, IN, NOT_NULL, NULL, CONTAINS, NOT_CONTAINS -> throw LegacyFaults.keyOperator();
    };
  }
}
