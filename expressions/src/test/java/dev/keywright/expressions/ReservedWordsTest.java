package dev.keywright.expressions;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReservedWordsTest {

  @Test
  void areAll() {
    assertThat(ReservedWords.count()).isEqualTo(573);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ABORT", "status", "Name", "ttl", "ZONE", "size", "true", "year"})
  void inAnyCase(String word) {
    assertThat(ReservedWords.contains(word)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "customerId", "statuses", "#name", "id", "pk"})
  void otherWordsAreFree(String word) {
    assertThat(ReservedWords.contains(word)).isFalse();
  }
}
