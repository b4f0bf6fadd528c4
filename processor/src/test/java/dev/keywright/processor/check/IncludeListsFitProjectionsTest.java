package dev.keywright.processor.check;

import static dev.keywright.processor.check.Models.index;
import static dev.keywright.processor.check.Models.problems;
import static dev.keywright.processor.check.Models.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.ProjectionKind;
import org.junit.jupiter.api.Test;

class IncludeListsFitProjectionsTest {

  private final Check check = new IncludeListsFitProjections();

  @Test
  void refusesIncludeWithoutAList() {
    assertThat(problems(check, table().with(index("one").projection(ProjectionKind.INCLUDE))))
        .containsExactly("KW107 at one@projection");
  }

  @Test
  void refusesAListWithoutInclude() {
    assertThat(problems(check, table().with(index("one").projection(ProjectionKind.ALL, "email"))))
        .containsExactly("KW107 at one@include");
    assertThat(problems(check, table().with(index("one").projection(ProjectionKind.KEYS_ONLY, "email"))))
        .containsExactly("KW107 at one@include");
  }

  @Test
  void refusesANameTwice() {
    assertThat(problems(check, table().with(index("one").projection(ProjectionKind.INCLUDE, "email", "email"))))
        .containsExactly("KW107 at one@include");
  }

  @Test
  void acceptsAListWithInclude() {
    assertThat(problems(check, table().with(index("one").projection(ProjectionKind.INCLUDE, "email", "name"))))
        .isEmpty();
  }
}
