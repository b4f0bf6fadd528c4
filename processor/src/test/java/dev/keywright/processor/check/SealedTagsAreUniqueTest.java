package dev.keywright.processor.check;

import static dev.keywright.processor.check.Models.problems;
import static dev.keywright.processor.check.Models.sealed;
import static dev.keywright.processor.check.Models.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.TypeRef;
import org.junit.jupiter.api.Test;

class SealedTagsAreUniqueTest {

  private final Check check = new SealedTagsAreUnique();

  @Test
  void refusesTwoRecordsOfOneSimpleName() {
    assertThat(problems(check, table().with(
        sealed("Payment", TypeRef.of("shop", "Card"), TypeRef.of("shop", "Old", "Card")))))
        .containsExactly("KW105 at Payment");
  }

  @Test
  void acceptsTheSameNameInTwoSealedInterfaces() {
    assertThat(problems(check, table().with(
        sealed("Payment", TypeRef.of("shop", "Card")), sealed("Greeting", TypeRef.of("shop", "Old", "Card")))))
        .isEmpty();
  }
}
