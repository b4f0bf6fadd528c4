package dev.keywright.processor.check;

import static dev.keywright.processor.check.Models.entity;
import static dev.keywright.processor.check.Models.nested;
import static dev.keywright.processor.check.Models.problems;
import static dev.keywright.processor.check.Models.sealed;
import static dev.keywright.processor.check.Models.string;
import static dev.keywright.processor.check.Models.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.TypeRef;
import org.junit.jupiter.api.Test;

class StoredNamesAreUniqueTest {

  private final Check check = new StoredNamesAreUnique();

  @Test
  void refusesTwoComponentsUnderOneName() {
    assertThat(problems(check, table().with(
        entity("Order", string("id").build(), string("number").as("id").build()))))
        .containsExactly("KW104 at number");
    assertThat(problems(check, table().with(
        nested("Line", string("id").build(), string("number").as("id").build()))))
        .containsExactly("KW104 at number");
  }

  @Test
  void refusesTheTypeAttribute() {
    assertThat(problems(check, table().typeAttribute("kind").with(entity("Order", string("kind").build()))))
        .containsExactly("KW104 at kind");
  }

  @Test
  void refusesTheTagOfASealedInterfaceInItsRecords() {
    assertThat(problems(check, table()
        .with(sealed("Payment", TypeRef.of("shop", "Card")))
        .with(nested("Card", string("type").as("_type").build()), nested("Line", string("other").as("_type").build()))))
        .containsExactly("KW104 at type");
  }

  @Test
  void acceptsTheSameNameInTwoRecordsAndOneThatIsNotStored() {
    assertThat(problems(check, table().with(
        entity("Order", string("id").build(), string("number").as("id").unstored().build()),
        entity("Customer", string("id").build())))).isEmpty();
    assertThat(problems(check, table().typeAttribute("").with(entity("Order", string("x").as("_type").build()))))
        .isEmpty();
  }
}
