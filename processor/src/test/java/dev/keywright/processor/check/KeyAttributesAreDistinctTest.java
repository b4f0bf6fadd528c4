package dev.keywright.processor.check;

import static dev.keywright.processor.check.Models.index;
import static dev.keywright.processor.check.Models.problems;
import static dev.keywright.processor.check.Models.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KeyAttributesAreDistinctTest {

  private final Check check = new KeyAttributesAreDistinct();

  @Test
  void refusesOneAttributeForBothHalves() {
    assertThat(problems(check, table().partitionKey("id").sortKey("id"))).containsExactly("KW107 at ShopItem@sortKey");
    assertThat(problems(check, table().with(index("one").partitionKey("a", "a"))))
        .containsExactly("KW107 at one@partitionKey");
    assertThat(problems(check, table().with(index("one").partitionKey("a").sortKey("b", "a"))))
        .containsExactly("KW107 at one@sortKey");
  }

  @Test
  void refusesTheTypeAttributeInTheTablesKey() {
    assertThat(problems(check, table().typeAttribute("SK"))).containsExactly("KW107 at ShopItem@typeAttribute");
  }

  @Test
  void acceptsAnInvertedIndexAndOneByType() {
    assertThat(problems(check, table()
        .with(index("inverted").partitionKey("SK").sortKey("PK"))
        .with(index("byType").partitionKey("_type").sortKey("PK")))).isEmpty();
  }
}
