package dev.keywright.processor.check;

import static dev.keywright.processor.check.Models.keyed;
import static dev.keywright.processor.check.Models.nested;
import static dev.keywright.processor.check.Models.problems;
import static dev.keywright.processor.check.Models.string;
import static dev.keywright.processor.check.Models.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnstoredComponentsAreInTheKeyTest {

  private final Check check = new UnstoredComponentsAreInTheKey();

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
      "C#{id}         | X",
      "X              | {id:raw}",
      "X              | {id:ordered}#{other}",
      "{id:lower}     | {id}"
  })
  void acceptsOneThatTheKeyHolds(String pk, String sk) {
    assertThat(problems(check, table().with(keyed("Order", pk, sk, string("id").unstored().build())))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
      "X              | Y",
      "{idx}          | {xid}",
      "{id:lower}     | Y",
      "X              | {id:ordered,upper}"
  })
  void refusesOneThatCannotBeReadBack(String pk, String sk) {
    assertThat(problems(check, table().with(keyed("Order", pk, sk, string("id").unstored().build()))))
        .containsExactly("KW113 at id");
  }

  @Test
  void refusesOneInsideAnItem() {
    assertThat(problems(check, table().with(nested("Line", string("id").unstored().build()))))
        .containsExactly("KW113 at id");
  }

  @Test
  void leavesAnEntityWithoutTemplatesToOthers() {
    assertThat(problems(check, table().with(keyed("Order", "", "", string("id").unstored().build())))).isEmpty();
  }
}
