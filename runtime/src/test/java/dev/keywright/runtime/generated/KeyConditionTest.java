package dev.keywright.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidKeyException;
import java.util.Map;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class KeyConditionTest {
  private static final AttributeValue FIVE = AttributeValue.fromN("5");

  @Test
  void asksForAPartition() {
    KeyExpression expression = KeyCondition.partition("PK", "A#1").expression();

    assertThat(expression.text()).isEqualTo("#k0 = :k0");
    assertThat(expression.names()).containsExactly(Map.entry("#k0", "PK"));
    assertThat(expression.values()).containsExactly(Map.entry(":k0", AttributeValue.fromS("A#1")));
  }

  @Test
  void asksForAMultiAttributeKey() {
    KeyCondition condition = KeyCondition.partition("tenant", "t-1").andPartition("year", FIVE)
        .equal("month", FIVE).equal("day", "mon")
        .sort(SortRange.over("at", "A#", KeyEncoding.paddedInt(3), "", false).between("seq", 1, 2));
    KeyExpression expression = condition.expression();

    assertThat(expression.text())
        .isEqualTo("#k0 = :k0 AND #k1 = :k1 AND #k2 = :k2 AND #k3 = :k3 AND #k4 BETWEEN :k4 AND :k5");
    assertThat(expression.names()).hasSize(5).containsEntry("#k2", "month").containsEntry("#k4", "at");
    assertThat(expression.values()).hasSize(6).containsEntry(":k1", FIVE)
        .containsEntry(":k4", AttributeValue.fromS("A#001")).containsEntry(":k5", AttributeValue.fromS("A#002"));
    assertThat(condition).hasToString("tenant=t-1, year=5, month=5, day=mon, at BETWEEN A#001 AND A#002");
  }

  @Test
  void tellsWhichKeysAreAskedFor() {
    KeyCondition condition = KeyCondition.partition("PK", "p").equal("n", AttributeValue.fromN("5.0"))
        .sort(SortCondition.beginsWith("SK", "A#"));

    assertThat(condition.matches(key("p", "5", "A#1"))).isTrue();
    assertThat(condition.matches(key("q", "5", "A#1"))).isFalse();
    assertThat(condition.matches(key("p", "6", "A#1"))).isFalse();
    assertThat(condition.matches(key("p", "5", "B#1"))).isFalse();
    assertThat(condition.matches(ItemKey.of(Map.of()))).isFalse();
  }

  private static ItemKey key(String partition, String number, String sort) {
    return ItemKey.of(Map.of("PK", AttributeValue.fromS(partition), "n", AttributeValue.fromN(number),
        "SK", AttributeValue.fromS(sort)));
  }

  @Test
  void isEmptyIfNothingCanMeetTheSortCondition() {
    KeyCondition condition = KeyCondition.partition("PK", "p");

    assertThat(condition.isEmpty()).isFalse();
    assertThat(condition.sort(SortCondition.none()).isEmpty()).isTrue();
  }

  @Test
  void bindsTokensToThePartitionAlone() {
    KeyCondition condition = KeyCondition.partition("a", "x").andPartition("b", "y");

    assertThat(condition.sort(SortCondition.beginsWith("SK", "A")).partitionText())
        .isEqualTo(condition.partitionText());
    assertThat(KeyCondition.partition("a", "x1:bS1:y").partitionText()).isNotEqualTo(condition.partitionText());
    assertThat(KeyCondition.partition("a", "5").partitionText())
        .isNotEqualTo(KeyCondition.partition("a", FIVE).partitionText());
    assertThat(KeyCondition.partition("a", AttributeValue.fromN("5.00")).partitionText())
        .isEqualTo(KeyCondition.partition("a", FIVE).partitionText());
  }

  @Test
  void refusesWhatCannotBeAPartitionKey() {
    assertThatThrownBy(() -> KeyCondition.partition("PK", "x".repeat(2049))).isInstanceOf(InvalidKeyException.class)
        .hasMessage("PK cannot be used in a key: it has 2049 bytes, and a partition key at most 2048.");
    assertThatThrownBy(() -> KeyCondition.partition("PK", "")).isInstanceOf(InvalidKeyException.class);
    assertThatThrownBy(() -> KeyCondition.partition("PK", AttributeValue.fromBool(true)))
        .isInstanceOf(InvalidKeyException.class).hasMessageContaining("BOOL");
    assertThat(KeyCondition.partition("PK", "x".repeat(2048)).isEmpty()).isFalse();
  }

  @Test
  void isToldWithWhateverTextItsBoundsHold() {
    SortCondition between = SortCondition.hull("at", List.of(
        SortCondition.equalTo("at", "#k0:k1"), SortCondition.equalTo("at", "zz:k0")));
    assertThat(KeyCondition.partition("pk", "p").sort(between)).hasToString("pk=p, at BETWEEN #k0:k1 AND zz:k0");
  }
}
