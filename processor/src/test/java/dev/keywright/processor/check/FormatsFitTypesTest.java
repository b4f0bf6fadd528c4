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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FormatsFitTypesTest {

  private final Check check = new FormatsFitTypes();

  @ParameterizedTest
  @ValueSource(strings = {"seconds", "millis", "epoch_seconds", "epoch_millis"})
  void acceptsTheFormatsOfAnInstant(String format) {
    assertThat(problems(check, table().with(
        entity("Order", component("at", ScalarKind.INSTANT).format(format).build())))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"second", "SECONDS", "yyyy-MM-dd", " seconds"})
  void refusesOthers(String format) {
    assertThat(problems(check, table().with(
        entity("Order", component("at", ScalarKind.INSTANT).format(format).build()))))
        .containsExactly("KW112 at at@format");
  }

  @Test
  void refusesAFormatOfAnotherType() {
    assertThat(problems(check, table().with(
        entity("Order", component("day", ScalarKind.LOCAL_DATE).format("seconds").build()))))
        .containsExactly("KW112 at day@format");
    assertThat(problems(check, table().with(nested("Line", string("sku").format("seconds").build()))))
        .containsExactly("KW112 at sku@format");
  }

  @Test
  void refusesATimeToLiveInAnythingButEpochSeconds() {
    assertThat(problems(check, table().with(
        entity("Order", component("end", ScalarKind.INSTANT).ttl().format("epoch_millis").build()))))
        .containsExactly("KW112 at end@format");
    assertThat(problems(check, table().with(
        entity("Order", component("end", ScalarKind.INSTANT).ttl().format("epoch_seconds").build())))).isEmpty();
  }
}
