package dev.keywright.processor.check;

import static dev.keywright.processor.check.Models.component;
import static dev.keywright.processor.check.Models.entity;
import static dev.keywright.processor.check.Models.nested;
import static dev.keywright.processor.check.Models.problems;
import static dev.keywright.processor.check.Models.string;
import static dev.keywright.processor.check.Models.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.ScalarKind;
import org.junit.jupiter.api.Test;

class TimeToLiveIsOneAttributeTest {

  private final Check check = new TimeToLiveIsOneAttribute();

  @Test
  void refusesTwoInOneRecord() {
    assertThat(problems(check, table().with(entity("Order", end("end").build(), end("stop").build()))))
        .containsExactly("KW108 at stop");
  }

  @Test
  void refusesTwoStoredNames() {
    assertThat(problems(check, table().with(
        entity("Order", end("end").build()), entity("Cart", end("stop").build()))))
        .containsExactly("KW108 at stop");
  }

  @Test
  void refusesWhatIsNoInstant() {
    assertThat(problems(check, table().with(entity("Order", component("end", ScalarKind.LONG).ttl().build()))))
        .containsExactly("KW108 at end");
  }

  @Test
  void refusesOneThatIsNotStored() {
    assertThat(problems(check, table().with(entity("Order", end("end").unstored().build()))))
        .containsExactly("KW108 at end");
  }

  @Test
  void refusesOneInsideAnItem() {
    assertThat(problems(check, table().with(nested("Line", end("end").build())))).containsExactly("KW108 at end");
  }

  @Test
  void refusesAnotherEntitysNumberUnderItsName() {
    assertThat(problems(check, table().with(
        entity("Order", end("end").build()), entity("Race", component("finish", ScalarKind.INT).as("end").build()))))
        .containsExactly("KW108 at finish");
    assertThat(problems(check, table().with(
        entity("Race", component("end", ScalarKind.INSTANT).format("epoch_millis").build()),
        entity("Order", end("end").build()))))
        .containsExactly("KW108 at end");
  }

  @Test
  void acceptsOneNameAndTextUnderIt() {
    assertThat(problems(check, table().with(
        entity("Order", end("end").build()), entity("Cart", end("expires").as("end").build()),
        entity("Story", string("end").build()), entity("Race", component("finish", ScalarKind.INT).build()))))
        .isEmpty();
  }

  private static Models.Component end(String name) {
    return component(name, ScalarKind.INSTANT).ttl();
  }
}
