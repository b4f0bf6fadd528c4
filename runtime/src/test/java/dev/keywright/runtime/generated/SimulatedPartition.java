package dev.keywright.runtime.generated;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What DynamoDB does with a key condition, for the items of one partition {@code PK = "p"}: it refuses what is too
 * long, empty or exchanged, and compares strings by bytes. Written apart from the code under test.
 */
final class SimulatedPartition {
  private static final String PARTITION = "#k0 = :k0";

  private final KeyCondition condition;
  private final Predicate<AttributeValue> selected;

  private SimulatedPartition(KeyCondition condition) {
    this.condition = condition;
    this.selected = condition.isEmpty() ? key -> false : selected(condition.expression());
  }

  /** The query for this condition, which must be one that DynamoDB takes. */
  static SimulatedPartition asked(SortCondition condition) {
    return new SimulatedPartition(KeyCondition.partition("PK", "p").sort(condition));
  }

  /** Whether the query finds an item with this sort key; the check on the client must say the same. */
  boolean selects(AttributeValue sortKey) {
    boolean found = selected.test(sortKey);
    ItemKey key = name -> name.equals("SK") ? sortKey : AttributeValue.fromS("p");
    if (condition.matches(key) != found) {
      fail("the check on the client differs for %s", condition);
    }
    return found;
  }

  private static Predicate<AttributeValue> selected(KeyExpression expression) {
    assertThat(expression.text()).startsWith(PARTITION);
    assertThat(expression.names()).containsEntry("#k0", "PK");
    expression.values().values().forEach(SimulatedPartition::check);
    if (expression.text().equals(PARTITION)) {
      assertThat(expression.values()).hasSize(1);
      return key -> true;
    }
    assertThat(expression.names()).hasSize(2).containsEntry("#k1", "SK");
    String term = expression.text().substring((PARTITION + " AND ").length());
    AttributeValue first = expression.values().get(":k1");
    if (term.equals("#k1 BETWEEN :k1 AND :k2")) {
      AttributeValue last = expression.values().get(":k2");
      assertThat(compare(first, last)).as("BETWEEN has its ends in order").isLessThanOrEqualTo(0);
      return key -> compare(key, first) >= 0 && compare(key, last) <= 0;
    }
    assertThat(expression.values()).hasSize(2);
    return switch (term) {
      case "#k1 = :k1" -> key -> compare(key, first) == 0;
      case "#k1 >= :k1" -> key -> compare(key, first) >= 0;
      case "#k1 > :k1" -> key -> compare(key, first) > 0;
      case "#k1 <= :k1" -> key -> compare(key, first) <= 0;
      case "#k1 < :k1" -> key -> compare(key, first) < 0;
      case "begins_with(#k1, :k1)" -> key -> key.s().startsWith(first.s());
      default -> throw new AssertionError("not a sort-key condition: " + term);
    };
  }

  private static void check(AttributeValue value) {
    if (value.s() != null) {
      assertThat(value.s().getBytes(UTF_8).length).isBetween(1, 1024);
      assertThat(new String(value.s().getBytes(UTF_8), UTF_8)).as("well-formed text").isEqualTo(value.s());
    } else if (value.b() != null) {
      assertThat(value.b().asByteArray().length).isBetween(1, 1024);
    } else {
      BigDecimal number = new BigDecimal(value.n()).stripTrailingZeros();
      assertThat(number.precision()).isLessThanOrEqualTo(38);
    }
  }

  private static int compare(AttributeValue left, AttributeValue right) {
    if (left.s() != null) {
      return Arrays.compareUnsigned(left.s().getBytes(UTF_8), right.s().getBytes(UTF_8));
    }
    if (left.b() != null) {
      return Arrays.compareUnsigned(left.b().asByteArray(), right.b().asByteArray());
    }
    return new BigDecimal(left.n()).compareTo(new BigDecimal(right.n()));
  }
}
