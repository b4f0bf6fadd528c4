package dev.keywright.processor.check;

import static dev.keywright.processor.check.Models.entity;
import static dev.keywright.processor.check.Models.index;
import static dev.keywright.processor.check.Models.nested;
import static dev.keywright.processor.check.Models.problems;
import static dev.keywright.processor.check.Models.string;
import static dev.keywright.processor.check.Models.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.ProjectionKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NamesFitDynamoDbTest {

  private final Check check = new NamesFitDynamoDb();

  @ParameterizedTest
  @ValueSource(strings = {"", "ab", "with space", "schön", "a/b"})
  void refusesNamesOfTablesAndIndexes(String name) {
    assertThat(problems(check, table().name(name))).containsExactly("KW107 at ShopItem@name");
    assertThat(problems(check, table().with(index(name).partitionKey("day"))))
        .containsExactly("KW107 at " + name + "@name");
  }

  @Test
  void refusesNamesOver255Characters() {
    assertThat(problems(check, table().name("x".repeat(256)))).hasSize(1);
    assertThat(problems(check, table().name("x".repeat(255)))).isEmpty();
  }

  @Test
  void refusesAttributesOfKeysAndProjectionsOver255Bytes() {
    String tooLong = "ä".repeat(128);
    assertThat(problems(check, table().partitionKey(tooLong))).containsExactly("KW107 at ShopItem@partitionKey");
    assertThat(problems(check, table().sortKey(tooLong))).containsExactly("KW107 at ShopItem@sortKey");
    assertThat(problems(check, table().with(index("one").partitionKey(""))))
        .containsExactly("KW107 at one@partitionKey");
    assertThat(problems(check, table().with(index("one").sortKey(tooLong)))).containsExactly("KW107 at one@sortKey");
    assertThat(problems(check, table().with(index("one").projection(ProjectionKind.INCLUDE, tooLong))))
        .containsExactly("KW107 at one@include");
  }

  @Test
  void refusesStoredNamesOver64Kilobytes() {
    assertThat(problems(check, table().with(entity("Order", string("id").as("x".repeat(65_536)).build()))))
        .containsExactly("KW107 at id");
    assertThat(problems(check, table().with(nested("Line", string("id").as("x".repeat(65_536)).build()))))
        .containsExactly("KW107 at id");
  }

  @Test
  void acceptsAnyTextAsStoredName() {
    assertThat(problems(check, table().name("shop-1.x_Y").with(index("by-day.1"))
        .with(entity("Order", string("id").as("größe in cm").build())))).isEmpty();
  }
}
