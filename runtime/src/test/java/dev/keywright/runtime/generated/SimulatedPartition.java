package dev.keywright.runtime.generated;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What DynamoDB does with a key condition, for the items of one partition {@code PK = "p"}: it refuses what is too long,
 * empty or exchanged, and compares strings by bytes. Written apart from the code under test.
 */
final class SimulatedPartition {
  private final KeyExpression expression;

  private SimulatedPartition(KeyExpression expression) {
    this.expression = expression;
  }

  /** Whether the query for this condition finds an item with this sort key. */
  static boolean selects(SortCondition condition, AttributeValue sortKey) {
    KeyCondition query = KeyCondition.partition("PK", "p").sort(condition);
    if (query.isEmpty()) {
      return false;
    }
    boolean selected = new SimulatedPartition(query.expression()).selects(sortKey);
    ItemKey key = ItemKey.of(Map.of("PK", AttributeValue.fromS("p"), "SK", sortKey));
    assertThat(query.matches(key)).as("the check on the client of %s", query).isEqualTo(selected);
    return selected;
  }

  private boolean selects(AttributeValue key) {
    assertThat(expression.text()).startsWith("#k0 = :k0");
    assertThat(expression.names()).containsEntry("#k0", "PK");
    expression.values().values().forEach(SimulatedPartition::check);
    if (expression.text().equals("#k0 = :k0")) {
      assertThat(expression.values()).hasSize(1);
      return true;
    }
    assertThat(expression.names()).hasSize(2).containsEntry("#k1", "SK");
    AttributeValue first = expression.values().get(":k1");
    String operator = expression.text().substring("#k0 = :k0 AND ".length());
    if (operator.equals("#k1 BETWEEN :k1 AND :k2")) {
      AttributeValue last = expression.values().get(":k2");
      assertThat(compare(first, last)).as("BETWEEN has its ends in order").isLessThanOrEqualTo(0);
      return compare(key, first) >= 0 && compare(key, last) <= 0;
    }
    assertThat(expression.values()).hasSize(2);
    return switch (operator) {
      case "#k1 = :k1" -> compare(key, first) == 0;
      case "#k1 >= :k1" -> compare(key, first) >= 0;
      case "#k1 > :k1" -> compare(key, first) > 0;
      case "#k1 <= :k1" -> compare(key, first) <= 0;
      case "#k1 < :k1" -> compare(key, first) < 0;
      case "begins_with(#k1, :k1)" -> key.s().startsWith(first.s());
      default -> throw new AssertionError("not a sort-key condition: " + operator);
    };
  }

  private static void check(AttributeValue value) {
    if (value.s() != null) {
      assertThat(value.s().getBytes(UTF_8).length).isBetween(1, 1024);
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
