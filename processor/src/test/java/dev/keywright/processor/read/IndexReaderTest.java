package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.ProjectionKind;
import org.junit.jupiter.api.Test;

class IndexReaderTest {

  @Test
  void namesBothHalvesAfterTheIndexWhereBothAreLeftOut() {
    IndexModel index = index("@Index(name = \"GSI1\")");

    assertThat(index.partitionKey()).containsExactly("GSI1PK");
    assertThat(index.sortKey()).containsExactly("GSI1SK");
    assertThat(index.projection()).isEqualTo(ProjectionKind.ALL);
    assertThat(index.local()).isFalse();
  }

  @Test
  void hasNoSortKeyWhereOnlyThePartitionKeyIsGiven() {
    IndexModel index = index("""
        @Index(name = "byDay", partitionKey = {"day", "zone"}, projection = Projection.INCLUDE, include = {"a", "b"})
        """);

    assertThat(index.partitionKey()).containsExactly("day", "zone");
    assertThat(index.sortKey()).isEmpty();
    assertThat(index.projection()).isEqualTo(ProjectionKind.INCLUDE);
    assertThat(index.include()).containsExactly("a", "b");
  }

  @Test
  void givesALocalIndexTheTablesPartitionKey() {
    IndexModel index = index("@Index(name = \"byDate\", local = true, sortKey = \"createdAt\")");

    assertThat(index.local()).isTrue();
    assertThat(index.partitionKey()).containsExactly("PK");
    assertThat(index.sortKey()).containsExactly("createdAt");
  }

  @Test
  void refusesAnotherPartitionKeyInALocalIndex() {
    Compiled compiled = ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop",
            indexes = @Index(name = "byDate", local = true,
                partitionKey = "day",
                sortKey = "createdAt"))
        sealed interface ShopItem permits Order {}
        @Entity record Order(String id) implements ShopItem {}
        """);

    assertThat(compiled.errors()).containsExactly("KW107 line 5");
  }

  private static IndexModel index(String index) {
    return ReadTable.in("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop", indexes = %s)
        sealed interface ShopItem permits Order {}
        @Entity record Order(String id) implements ShopItem {}
        """.formatted(index)).indexes().get(0);
  }
}
