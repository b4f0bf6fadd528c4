package dev.keywright.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.Clauses;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.Site;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.model.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

class QuestionWordsTest {

  private static final Site SITE = () -> "test";

  @Test
  void aDescriptionIsTakenAsItIs() {
    assertThat(words("find", " Orders | by id ", "Order")).isEqualTo("Orders | by id");
  }

  @Test
  void aNameIsReadWithItsEntity() {
    assertThat(words("find", "", "Order")).isEqualTo("Find order");
    assertThat(words("ofCustomer", "", "Order")).isEqualTo("Order of customer");
    assertThat(words("inStatusSince", "", "OrderLine")).isEqualTo("Order line in status since");
    assertThat(words("openOrders", "", "Order")).isEqualTo("Open orders");
    assertThat(words("all_categories", "", "Category")).isEqualTo("All categories");
  }

  @Test
  void aPatternOfTheTableHasOnlyItsName() {
    assertThat(QuestionWords.of(pattern("customerWithOrders", ""))).isEqualTo("Customer with orders");
    assertThat(QuestionWords.of(pattern("x", "Everything"))).isEqualTo("Everything");
  }

  private static String words(String name, String description, String entity) {
    EntityModel owner = new EntityModel(TypeRef.of("shop", entity), true, entity, entity, List.of(), Optional.empty(),
        Optional.empty(), List.of(), List.of(), Set.of(), SITE);
    return QuestionWords.of(pattern(name, description), owner);
  }

  private static PatternModel pattern(String name, String description) {
    return new PatternModel(new Text(name, SITE), description, Operation.READ, Optional.empty(), Optional.empty(),
        OptionalInt.empty(), Optional.empty(), false, List.of(), Clauses.NONE, Map.of(), SITE);
  }
}
