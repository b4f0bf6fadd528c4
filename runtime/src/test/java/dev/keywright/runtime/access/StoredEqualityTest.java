package dev.keywright.runtime.access;

import static org.assertj.core.api.Assertions.assertThat;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromBool;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromL;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromM;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromNs;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromSs;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class StoredEqualityTest {
  private static boolean same(AttributeValue left, AttributeValue right) {
    return StoredEquality.same(Map.of("a", left), Map.of("a", right));
  }

  @Test
  void numbersAreTheSameInAnyForm() {
    assertThat(same(fromN("1.0E2"), fromN("100"))).isTrue();
    assertThat(same(fromN("0.0"), fromN("0"))).isTrue();
    assertThat(same(fromNs(List.of("1", "2.0")), fromNs(List.of("2", "1.0")))).isTrue();
    assertThat(same(fromN("1"), fromN("2"))).isFalse();
    assertThat(same(fromNs(List.of("1")), fromNs(List.of("1", "2")))).isFalse();
  }

  @Test
  void setsHaveNoOrderAndListsHave() {
    assertThat(same(fromSs(List.of("a", "b")), fromSs(List.of("b", "a")))).isTrue();
    assertThat(same(fromL(List.of(fromS("a"), fromS("b"))), fromL(List.of(fromS("b"), fromS("a"))))).isFalse();
    assertThat(same(fromL(List.of(fromS("a"))), fromL(List.of(fromS("a"), fromS("b"))))).isFalse();
  }

  @Test
  void typesAndNestedValuesCount() {
    assertThat(same(fromS("1"), fromN("1"))).isFalse();
    assertThat(same(fromBool(true), fromBool(false))).isFalse();
    assertThat(same(fromM(Map.of("x", fromN("1"))), fromM(Map.of("x", fromN("1.0"))))).isTrue();
    assertThat(same(fromM(Map.of("x", fromN("1"))), fromM(Map.of("y", fromN("1"))))).isFalse();
    assertThat(StoredEquality.same(Map.of(), Map.of("a", fromS("")))).isFalse();
  }
}
