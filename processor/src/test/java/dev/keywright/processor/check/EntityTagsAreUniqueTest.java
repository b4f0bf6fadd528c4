package dev.keywright.processor.check;

import static dev.keywright.processor.check.Models.messages;
import static dev.keywright.processor.check.Models.problems;
import static dev.keywright.processor.check.Models.table;
import static dev.keywright.processor.check.Models.tagged;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EntityTagsAreUniqueTest {

  private final Check check = new EntityTagsAreUnique();

  @Test
  void refusesOneTagForTwoEntities() {
    Models.Table table = table().with(tagged("Order", "O"), tagged("Customer", "C"), tagged("Offer", "O"));

    assertThat(problems(check, table)).containsExactly("KW105 at Offer@type");
    assertThat(messages(check, table)).contains("Items of shop.Order and of shop.Offer", "\"O\"", "_type");
  }

  @Test
  void isQuietWhereTagsDifferOrNoneAreStored() {
    assertThat(problems(check, table().with(tagged("Order", "O"), tagged("Customer", "o")))).isEmpty();
    assertThat(problems(check, table().typeAttribute("").with(tagged("Order", "O"), tagged("Offer", "O")))).isEmpty();
  }
}
