package dev.keywright.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NamesTest {

  @Test
  void wordsAreFoundHoweverANameIsWritten() {
    assertThat(Words.of("placedAt").words()).containsExactly("placed", "at");
    assertThat(Words.of("placed-at.x").words()).containsExactly("placed", "at", "x");
    assertThat(Words.of("PLACED_AT").words()).containsExactly("placed", "at");
    assertThat(Words.of("URLPath2Go").words()).containsExactly("url", "path2", "go");
    assertThat(Words.of("GSI1PK").words()).containsExactly("gsi1pk");
    assertThat(Words.of("").words()).isEmpty();
  }

  @Test
  void everyNameIsAnIdentifier() {
    assertThat(Names.constant("orderId")).isEqualTo("ORDER_ID");
    assertThat(Names.constant("1st")).isEqualTo("_1ST");
    assertThat(Names.constant("__")).isEqualTo("VALUE");
    assertThat(Names.keyMethod("GSI1PK", 1)).isEqualTo("gsi1pkOf");
    assertThat(Names.keyMethod("GSI1PK", 2)).isEqualTo("gsi1pk2Of");
    assertThat(Names.keyMethod("#", 1)).isEqualTo("valueOf");
    assertThat(Names.keyMethod("Room-ID", 1)).isEqualTo("roomIdOf");
    assertThat(Names.keyFormat("SK", 2)).isEqualTo("SK_2");
  }

  @Test
  void typesLendTheirNamesToVariables() {
    assertThat(Names.decapitalised("Order")).isEqualTo("order");
    assertThat(Names.decapitalised("OrderLine")).isEqualTo("orderLine");
    assertThat(Names.decapitalised("URLEntry")).isEqualTo("urlEntry");
    assertThat(Names.decapitalised("SKU")).isEqualTo("sku");
    assertThat(Names.decapitalised("already")).isEqualTo("already");
  }

  @Test
  void tableMethodsAndThoseOfObjectAreTaken() {
    assertThat(Names.isTableMethod("connect")).isTrue();
    assertThat(Names.isTableMethod("hashCode")).isTrue();
    assertThat(Names.isTableMethod("order")).isFalse();
    assertThat(Names.isObjectMethod("connect")).isFalse();
  }
}
