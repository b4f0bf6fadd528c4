package dev.keywright.processor.check;

import static dev.keywright.processor.check.Models.index;
import static dev.keywright.processor.check.Models.problems;
import static dev.keywright.processor.check.Models.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class IndexesHaveTheirKeysTest {

  private final Check check = new IndexesHaveTheirKeys();

  @Test
  void refusesAGlobalIndexWithoutPartitionKey() {
    assertThat(problems(check, table().with(index("one").partitionKey().sortKey("day"))))
        .containsExactly("KW107 at one");
  }

  @Test
  void refusesALocalIndexOfATableWithoutSortKey() {
    assertThat(problems(check, table().sortKey("").with(index("one").local().sortKey("day"))))
        .containsExactly("KW107 at one@local");
  }

  @Test
  void refusesALocalIndexWithTwoSortKeyAttributes() {
    assertThat(problems(check, table().with(index("one").local().sortKey("day", "hour"))))
        .containsExactly("KW107 at one@sortKey");
  }

  @Test
  void acceptsOneSortKeyInALocalAndNoneInAGlobalIndex() {
    assertThat(problems(check, table().with(index("one").local().sortKey("day")).with(index("two")))).isEmpty();
  }
}
