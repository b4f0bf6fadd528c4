package dev.keywright.processor.plan.expression;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Planned;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.write.Change;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** From text over components to numbered text over stored names, with what is bound. */
class ExpressionsTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      total = :t                                | #0 = :0                          | [amount]        | t
      :t < total                                | :0 < #0                          | [amount]        | t
      total between 3 and :most                 | #0 between :0 and :1             | [amount]        | most
      status in ('OPEN', 'DONE')                | #0 in (:0, :1)                   | [status]        |
      status in :statuses                       | #0 in (:0*)                      | [status]        | statuses
      address.city = :c                         | #0.#1 = :0                       | [address, town] | c
      lines[2].sku <> 'x'                       | #0[2].#1 <> :0                   | [lines, sku]    |
      labels.home = :l                          | #0.#1 = :0                       | [labels, home]  | l
      labels[:key] = :l                         | #0.@0 = :0                       | [labels]        | key l
      size(lines) > 3                           | size(#0) > :0                    | [lines]         |
      contains(tags, :tag)                      | contains(#0, :0)                 | [tags]          | tag
      contains(note, 'a')                       | contains(#0, :0)                 | [note]          |
      begins_with(note, :p)                     | begins_with(#0, :0)              | [note]          | p
      attribute_exists(note)                    | attribute_exists(#0)             | [note]          |
      attribute_type(note, 'S')                 | attribute_type(#0, :0)           | [note]          |
      not (note = :a or total = :t)             | not (#0 = :0 or #1 = :1)         | [note, amount]  | a t
      note = :a or note = :b                    | #0 = :0 or #0 = :1               | [note]          | a b
      """)
  void aConditionIsNumbered(String condition, String text, String names, String parameters) {
    Planned planned = order("operation = CHECK, condition = \"" + condition + "\"");

    assertThat(planned.messages()).isEmpty();
    PatternPlan.Check check = (PatternPlan.Check) planned.pattern("change");
    assertThat(check.condition().terms()).singleElement().satisfies(term -> {
      assertThat(term.text()).isEqualTo(text);
      assertThat(term.names()).hasToString(names);
      assertThat(term.written()).isEqualTo(condition);
    });
    assertThat(check.beside().stream().map(parameter -> parameter.name()).toList())
        .isEqualTo(parameters == null ? List.of() : List.of(parameters.split(" ")));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      set total = total - :n                             | #0 = #0 - :0
      set total = if_not_exists(total, 0) + :n           | #0 = if_not_exists(#0, :0) + :1
      set lines = list_append(if_not_exists(lines, :none), :more) | #0 = list_append(if_not_exists(#0, :0), :1)
      set address.city = :c                              | #0.#1
      set labels[:key] = :l                              | #0.@0
      remove labels[:key]                                | #0.@0
      remove lines[0]                                    | #0[0]
      add total :n                                       | #0 :0
      add tags :more                                     | #0 :0
      delete tags :less                                  | #0 :0
      """)
  void anActionIsNumbered(String update, String text) {
    Planned planned = order("operation = UPDATE, update = \"" + update + "\"");

    assertThat(planned.messages()).isEmpty();
    Change change = ((PatternPlan.Update) planned.pattern("change")).changes().get(0);
    assertThat(text(change)).isEqualTo(text);
  }

  @Test
  void wholeComponentsAreNoExpressions() {
    PatternPlan.Update update = (PatternPlan.Update)
        order("operation = UPDATE, update = \"set note = :n, total = 3 remove tags\"").pattern("change");

    assertThat(update.changes()).hasExactlyElementsOfTypes(
        Change.Set.class, Change.Set.class, Change.Remove.class, Change.CountVersion.class);
  }

  @Test
  void termsBetweenAndsStandByThemselves() {
    PatternPlan.Find find = (PatternPlan.Find)
        order("where = \"shopId = :s\", filter = \"total > :least and (note = :n or total = 1) and status = :status?\"")
            .pattern("change");

    assertThat(find.filter().stream().map(ExpressionPlan::text))
        .containsExactly("#0 > :0", "#0 = :0 or #1 = :1", "#0 = :0");
    assertThat(find.parameters().stream().map(parameter -> parameter.name() + " " + parameter.shape()))
        .containsExactly("s ONE", "least ONE", "n ONE", "status NULLABLE");
  }

  @Test
  void parametersComeInTheOrderOfTheMembers() {
    PatternPlan.Update update = (PatternPlan.Update) order("operation = UPDATE, given = {\"note\", \"version\"},"
        + " condition = \"total > :a and total < :b\", update = \"set note = :c, status = :d\"").pattern("change");

    assertThat(update.parameters().stream().map(parameter -> parameter.name() + " " + parameter.shape()))
        .containsExactly("shopId ONE", "orderId ONE", "currentNote OPTIONAL", "currentVersion ONE", "a ONE", "b ONE",
            "c ONE", "d ONE");
    assertThat(update.condition().version()).get().extracting(given -> given.parameter()).isEqualTo("currentVersion");
    assertThat(update.condition().given()).extracting(given -> given.parameter()).containsExactly("currentNote");
  }

  private static String text(Change change) {
    if (change instanceof Change.Assign assign) {
      return assign.assignment().text();
    }
    if (change instanceof Change.SetPath set) {
      return set.path().text();
    }
    if (change instanceof Change.RemovePath remove) {
      return remove.path().text();
    }
    return change instanceof Change.Add add ? add.addition().text() : ((Change.Delete) change).deletion().text();
  }

  private static Planned order(String members) {
    return Planned.of("""
        @Entity
        @PkTemplate(pk = "SHOP#{shopId}", sk = "ORDER#{orderId}")
        @AccessPattern(name = "change", %s)
        record Order(String shopId, String orderId, Status status, @Attribute("amount") int total, List<Line> lines, \
        Address address, Map<String, String> labels, Set<String> tags, Optional<String> note, @Version long version) \
        implements ShopItem {}
        enum Status { OPEN, DONE }
        record Line(String sku, int quantity) {}
        record Address(String street, @Attribute("town") String city) {}
        """.formatted(members));
  }
}
