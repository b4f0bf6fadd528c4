package dev.keywright.testkit.evaluation;

import static dev.keywright.testkit.evaluation.Expressions.item;
import static dev.keywright.testkit.evaluation.Expressions.list;
import static dev.keywright.testkit.evaluation.Expressions.map;
import static dev.keywright.testkit.evaluation.Expressions.reader;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.testkit.validation.Rejection;
import dev.keywright.testkit.value.Item;
import org.junit.jupiter.api.Test;

class ProjectedPathsTest {

  private static final Item ITEM = item("a", 1, "l", list(0, map("x", 1, "y", 2), 2, 3), "m", map("x", 1, "y", 2));

  private static Item projected(String projection) {
    return reader("#x", "x").projection(projection).of(ITEM);
  }

  @Test
  void keepsWhatIsAskedFor() {
    assertThat(projected("a, m.#x")).isEqualTo(item("a", 1, "m", map("x", 1)));
    assertThat(projected("l[3], l[1].y, l[0]")).isEqualTo(item("l", list(0, map("y", 2), 3)));
    assertThat(projected("m.x, m.y")).isEqualTo(item("m", map("x", 1, "y", 2)));
  }

  @Test
  void leavesOutWhatIsNotThere() {
    assertThat(projected("m[0], l.x")).isEqualTo(Item.EMPTY);
    assertThat(projected("nosuch, a.x, m.z, l[9]")).isEqualTo(Item.EMPTY);
  }

  @Test
  void refusesPathsThatMeet() {
    assertThatThrownBy(() -> projected("m, m.x")).isInstanceOf(Rejection.class)
        .hasMessageContaining("Two document paths overlap");
  }
}
