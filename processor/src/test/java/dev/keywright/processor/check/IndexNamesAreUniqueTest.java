package dev.keywright.processor.check;

import static dev.keywright.processor.check.Models.index;
import static dev.keywright.processor.check.Models.problems;
import static dev.keywright.processor.check.Models.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class IndexNamesAreUniqueTest {

  private final Check check = new IndexNamesAreUnique();

  @Test
  void refusesTwoOfOneName() {
    assertThat(problems(check, table().with(index("GSI1")).with(index("GSI2")).with(index("GSI1").sortKey("x"))))
        .containsExactly("KW107 at GSI1@name");
  }

  @Test
  void acceptsNamesThatDifferInCase() {
    assertThat(problems(check, table().with(index("GSI1")).with(index("gsi1")))).isEmpty();
  }
}
