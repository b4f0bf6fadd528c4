package dev.keywright.processor.check;

import static dev.keywright.processor.check.Models.component;
import static dev.keywright.processor.check.Models.entity;
import static dev.keywright.processor.check.Models.index;
import static dev.keywright.processor.check.Models.problems;
import static dev.keywright.processor.check.Models.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.model.ScalarKind;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TableStaysWithinLimitsTest {

  private final Check check = new TableStaysWithinLimits();

  @Test
  void allowsTwentyGlobalIndexes() {
    Models.Table table = table();
    for (int number = 1; number <= 20; number++) {
      table.with(index("gsi" + number));
    }
    assertThat(problems(check, table)).isEmpty();
    assertThat(problems(check, table.with(index("gsi21")))).containsExactly("KW107 at gsi21");
  }

  @Test
  void allowsFiveLocalIndexes() {
    Models.Table table = table();
    for (int number = 1; number <= 5; number++) {
      table.with(index("lsi" + number).local());
    }
    assertThat(problems(check, table)).isEmpty();
    assertThat(problems(check, table.with(index("lsi6").local()))).containsExactly("KW107 at lsi6");
  }

  @Test
  void allowsFourAttributesInEachHalf() {
    assertThat(problems(check, table().with(
        index("one").partitionKey("a", "b", "c", "d").sortKey("e", "f", "g", "h")))).isEmpty();
    assertThat(problems(check, table().with(index("one").partitionKey("a", "b", "c", "d", "e"))))
        .containsExactly("KW107 at one@partitionKey");
    assertThat(problems(check, table().with(index("one").sortKey("a", "b", "c", "d", "e"))))
        .containsExactly("KW107 at one@sortKey");
  }

  @Test
  void allowsOneHundredIncludedAttributesOverAllIndexes() {
    String[] fifty = IntStream.range(0, 50).mapToObj(number -> "a" + number).toArray(String[]::new);
    Models.Table table = table().typeAttribute("")
        .with(index("one").projection(ProjectionKind.INCLUDE, fifty))
        .with(index("two").projection(ProjectionKind.INCLUDE, fifty));
    assertThat(problems(check, table)).isEmpty();
    assertThat(problems(check, table.with(index("three").projection(ProjectionKind.INCLUDE, "b"))))
        .containsExactly("KW107 at three@include");
  }

  @Test
  void countsTheTypeAndTimeToLiveThatKeywrightAdds() {
    String[] most = IntStream.range(0, 99).mapToObj(number -> "a" + number).toArray(String[]::new);
    Models.Table table = table().with(index("one").projection(ProjectionKind.INCLUDE, most));
    assertThat(problems(check, table)).isEmpty();
    assertThat(problems(check, table.with(entity("Order", component("end", ScalarKind.INSTANT).ttl().build()))))
        .containsExactly("KW107 at one@include");
  }
}
