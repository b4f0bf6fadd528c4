package dev.keywright.processor.plan.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Planned;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.key.GuardText;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which synthetic attributes an update rewrites, from what it knows their components, and what it lacks. */
class CoherenceTest {

  @Test
  void anAttributeOfTouchedComponentsAloneIsRewritten() {
    assertThat(keys("update = \"set status = :status\"", """
        @IndexTemplate(index = "GSI1", pk = "STATUS#{status}", sk = "{placedAt}")
        """)).containsExactly("GSI1PK = STATUS#{status}");
  }

  @Test
  void anUpdateThatTouchesNoKeyRewritesNone() {
    assertThat(keys("update = \"set note = :note\"", """
        @IndexTemplate(index = "GSI1", pk = "STATUS#{status}", sk = "{placedAt}")
        """)).isEmpty();
  }

  @Test
  void whatThePrimaryKeyHoldsIsKnown() {
    assertThat(keys("update = \"set status = 'OPEN'\"", """
        @IndexTemplate(index = "GSI1", pk = "STATUS#{status}#{orderId}", sk = "{placedAt}")
        """)).containsExactly("GSI1PK = STATUS#{status}#{orderId}");
  }

  @Test
  void anUnknownComponentOfTheSameAttributeIsAGap() {
    Planned planned = planned("update = \"set status = :status\"", """
        @IndexTemplate(index = "GSI1", pk = "STATUS#{status}", sk = "{status}#{placedAt}")
        """);

    assertThat(planned.codes()).containsExactly("KW316");
    assertThat(planned.messages()).contains("GSI1SK = {status}#{placedAt} of index GSI1 (status changes)",
        "is built with placedAt", "given = \"placedAt\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "update = \"set status = :status\", given = \"placedAt\"",
      "update = \"set status = :status\", condition = \"placedAt = :seen\"",
      "update = \"set status = :status\", condition = \"status = 'OPEN' and :seen = placedAt\"",
      "update = \"set status = :status, placedAt = :now\""
  })
  void theGapIsFilledByGivenByATieOrBySettingIt(String members) {
    assertThat(keys(members, """
        @IndexTemplate(index = "GSI1", pk = "STATUS#{status}", sk = "{status}#{placedAt}")
        """)).containsExactly("GSI1PK = STATUS#{status}", "GSI1SK = {status}#{placedAt}");
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "update = \"set status = :status\", condition = \"placedAt > :seen\"",
      "update = \"set status = :status\", condition = \"placedAt = :seen or status = 'OPEN'\"",
      "update = \"set status = :status\", condition = \"not placedAt = :seen\"",
      "update = \"set status = :status\", condition = \"attribute_exists(placedAt)\""
  })
  void noOtherConditionSaysAValue(String members) {
    assertThat(planned(members, """
        @IndexTemplate(index = "GSI1", pk = "STATUS#{status}", sk = "{status}#{placedAt}")
        """).codes()).containsExactly("KW316");
  }

  @ParameterizedTest
  @ValueSource(strings = {"set total = total + :more", "add total :more", "set total = if_not_exists(total, :more)"})
  void aComputedValueCannotBePartOfAKey(String update) {
    Planned planned = planned("update = \"" + update + "\"", """
        @IndexTemplate(index = "GSI1", pk = "ORDERS", sk = "{total:10}")
        """);

    assertThat(planned.codes()).containsExactly("KW316");
    assertThat(planned.messages()).contains("total gets a value that only DynamoDB computes");
  }

  @Test
  void aNativeKeyIsFree() {
    Planned planned = Planned.ofSource("""
        @Table(name = "shop", indexes = @Index(name = "GSI1", partitionKey = "status", sortKey = "total"))
        sealed interface ShopItem permits Order {}
        @Entity
        @PkTemplate(pk = "ORDER#{orderId}", sk = "ORDER")
        @AccessPattern(name = "change", operation = UPDATE, update = "set status = :status add total :more")
        record Order(String orderId, String status, long total) implements ShopItem {}
        """);

    assertThat(planned.codes()).isEmpty();
    assertThat(((PatternPlan.Update) planned.pattern("change")).keyChanges()).isEmpty();
  }

  @Test
  void anOptionalComponentThatIsSetBringsAllAttributesOfItsIndex() {
    assertThat(keys("update = \"set paidAt = :paidAt\", given = \"status\"", """
        @IndexTemplate(index = "GSI1", pk = "PAID#{status}", sk = "{paidAt}")
        """)).containsExactly("GSI1PK = PAID#{status}", "GSI1SK = {paidAt}");
  }

  @Test
  void itsOtherAttributesHaveToBeKnownToo() {
    assertThat(planned("update = \"set paidAt = :paidAt\"", """
        @IndexTemplate(index = "GSI1", pk = "PAID#{status}", sk = "{paidAt}")
        """).messages()).contains("GSI1PK = PAID#{status}", "status, which the method does not know");
  }

  @Test
  void anOptionalComponentThatIsRemovedTakesThemAllAndNeedsNothing() {
    assertThat(keys("update = \"remove paidAt\"", """
        @IndexTemplate(index = "GSI1", pk = "PAID#{status}", sk = "{paidAt}")
        """)).containsExactly("GSI1PK removed", "GSI1SK removed");
  }

  @Test
  void aComponentBesideAnOptionalOneNeedsToKnowWhetherThatIsThere() {
    assertThat(planned("update = \"set status = :status\"", """
        @IndexTemplate(index = "GSI1", pk = "PAID#{status}", sk = "{paidAt}")
        """).messages()).contains("paidAt, which the method does not know");
    assertThat(keys("update = \"set status = :status\", given = \"paidAt\"", """
        @IndexTemplate(index = "GSI1", pk = "PAID#{status}", sk = "{paidAt}")
        """)).containsExactly("GSI1PK = PAID#{status} if attribute_exists(paidAt), else removed");
  }

  @Test
  void anAttributeThatIndexesShareStaysWhileOneNeedsIt() {
    assertThat(keys("update = \"remove paidAt\"", """
        @IndexTemplate(index = "GSI1", pk = "ORDERS", sk = "{status}")
        """, "@Index(name = \"GSI1\"), @Index(name = \"GSI2\", partitionKey = \"GSI1PK\", sortKey = \"GSI2SK\")",
        "@IndexTemplate(index = \"GSI2\", sk = \"{paidAt}\")"))
        .containsExactly("GSI2SK removed");
  }

  @Test
  void aGuardThatALiteralDecidesIsDecidedByTheCompiler() {
    assertThat(keys("update = \"set status = 'DONE'\"", """
        @IndexTemplate(index = "GSI1", pk = "OPEN", sk = "{placedAt}", when = "status = 'OPEN'")
        """)).containsExactly("GSI1PK removed", "GSI1SK removed");
    assertThat(keys("update = \"set status = 'OPEN'\", given = \"placedAt\"", """
        @IndexTemplate(index = "GSI1", pk = "OPEN", sk = "{placedAt}", when = "status = 'OPEN'")
        """)).containsExactly("GSI1PK = OPEN", "GSI1SK = {placedAt}");
  }

  @Test
  void aGuardThatOnlyTheCallDecidesIsDecidedByTheMethod() {
    assertThat(keys("update = \"set status = :status\", given = \"placedAt\"", """
        @IndexTemplate(index = "GSI1", pk = "OPEN", sk = "{placedAt}", when = "status = 'OPEN'")
        """)).containsExactly("GSI1PK = OPEN if status = 'OPEN', else removed",
            "GSI1SK = {placedAt} if status = 'OPEN', else removed");
    assertThat(planned("update = \"set status = :status\"", """
        @IndexTemplate(index = "GSI1", pk = "OPEN", sk = "{placedAt}", when = "status = 'OPEN'")
        """).codes()).containsExactly("KW316");
  }

  @Test
  void aConditionCanDecideAGuardToo() {
    assertThat(keys("update = \"set placedAt = :now\", condition = \"status = 'DONE'\"", """
        @IndexTemplate(index = "GSI1", pk = "OPEN", sk = "{placedAt}", when = "status = 'OPEN'")
        """)).containsExactly("GSI1SK removed");
    assertThat(keys("update = \"set placedAt = :now\", condition = \"status = 'OPEN'\"", """
        @IndexTemplate(index = "GSI1", pk = "OPEN", sk = "{placedAt}", when = "status = 'OPEN'")
        """)).containsExactly("GSI1SK = {placedAt}");
  }

  @Test
  void ofTwoGuardedTemplatesTheOneThatHoldsIsWritten() {
    assertThat(keys("update = \"set status = :status\", given = \"placedAt\"", """
        @IndexTemplate(index = "GSI1", pk = "OPEN", sk = "{placedAt}", when = "status = 'OPEN'")
        @IndexTemplate(index = "GSI1", pk = "DONE", sk = "{placedAt}#DONE", when = "status = 'DONE'")
        """)).containsExactly(
            "GSI1PK = OPEN if status = 'OPEN', DONE if status = 'DONE', else removed",
            "GSI1SK = {placedAt} if status = 'OPEN', {placedAt}#DONE if status = 'DONE', else removed");
  }

  @Test
  void aPatchRewritesWhatItWasToldOf() {
    assertThat(keys("patch = {\"status\", \"note\"}", """
        @IndexTemplate(index = "GSI1", pk = "STATUS#{status}", sk = "{placedAt}")
        """)).containsExactly("GSI1PK = STATUS#{status} when patched status");
  }

  @Test
  void twoPatchedComponentsOfOneAttributeNeedBothGiven() {
    assertThat(planned("patch = {\"status\", \"placedAt\"}", """
        @IndexTemplate(index = "GSI1", pk = "STATUS#{status}#{placedAt}", sk = "ORDER")
        """).codes()).containsExactly("KW316");
    assertThat(keys("patch = {\"status\", \"placedAt\"}, given = {\"status\", \"placedAt\"}", """
        @IndexTemplate(index = "GSI1", pk = "STATUS#{status}#{placedAt}", sk = "ORDER")
        """)).containsExactly("GSI1PK = STATUS#{status}#{placedAt} when patched status, placedAt");
  }

  @Test
  void theTimeOfTheWriteConcernsItsKeysInEveryUpdate() {
    Planned planned = planned("update = \"set note = :note\"", """
        @IndexTemplate(index = "GSI1", pk = "STATUS#{status}", sk = "{changedAt}#{placedAt}")
        """);

    assertThat(planned.messages()).contains("GSI1SK = {changedAt}#{placedAt}", "changedAt changes", "placedAt");
    assertThat(keys("update = \"set note = :note\"", """
        @IndexTemplate(index = "GSI1", pk = "STATUS#{status}", sk = "{changedAt}")
        """)).containsExactly("GSI1SK = {changedAt}");
  }

  @Test
  void whatHappensInsideAComponentConcernsNoKey() {
    assertThat(keys("update = \"set labels[:key] = :label\"", """
        @IndexTemplate(index = "GSI1", pk = "LABELLED", sk = "{placedAt}", when = "attribute_exists(note)")
        """)).isEmpty();
  }

  @Test
  void anUpsertWritesEveryKey() {
    assertThat(keys("UPSERT", "update = \"set status = :status, placedAt = :at, total = :t, labels = :l\"", """
        @IndexTemplate(index = "GSI1", pk = "STATUS#{status}", sk = "{placedAt}")
        @IndexTemplate(index = "GSI2", pk = "ORDER#{orderId}", sk = "HEADER")
        """)).containsExactly("GSI1PK = STATUS#{status}", "GSI1SK = {placedAt}", "GSI2PK = ORDER#{orderId}",
            "GSI2SK = HEADER");
    assertThat(planned("UPSERT", "update = \"set status = :status, placedAt = :at, total = :t, labels = :l\"", """
        @IndexTemplate(index = "GSI1", pk = "PAID", sk = "{paidAt}")
        """).messages()).contains("paidAt, which the method does not know");
  }

  private static List<String> keys(String members, String templates) {
    return keys("UPDATE", members, templates);
  }

  private static List<String> keys(String operation, String members, String templates) {
    return described(planned(operation, members, templates));
  }

  private static List<String> keys(String members, String template, String indexes, String more) {
    return described(Planned.ofSource("@Table(name = \"shop\", indexes = {" + indexes + "})\n"
        + "sealed interface ShopItem permits Order {}\n" + order("UPDATE", members, template + more)));
  }

  private static Planned planned(String members, String templates) {
    return planned("UPDATE", members, templates);
  }

  private static Planned planned(String operation, String members, String templates) {
    return Planned.of(order(operation, members, templates));
  }

  private static String order(String operation, String members, String templates) {
    return """
        @Entity
        @PkTemplate(pk = "ORDER#{orderId}", sk = "ORDER")
        %s
        @AccessPattern(name = "change", operation = %s, %s)
        record Order(String orderId, Status status, Instant placedAt, long total, Map<String, String> labels, \
        Optional<String> note, Optional<Instant> paidAt, @UpdatedAt Instant changedAt) implements ShopItem {}
        enum Status { OPEN, DONE, LOST }
        """.formatted(templates, operation, members);
  }

  private static List<String> described(Planned planned) {
    assertThat(planned.messages()).isEmpty();
    return ((PatternPlan.Update) planned.pattern("change")).keyChanges().stream()
        .map(CoherenceTest::described)
        .toList();
  }

  private static String described(KeyChange change) {
    if (change.variants().isEmpty()) {
      return change.attribute() + " removed";
    }
    String variants = change.variants().stream()
        .map(variant -> variant.key().template() + (variant.always() ? "" : " if "
            + variant.whenAny().stream().map(GuardText::text).collect(Collectors.joining(" or "))))
        .collect(Collectors.joining(", "));
    String patched = change.onlyIfPatched().isEmpty() ? "" : " when patched "
        + change.onlyIfPatched().stream().map(component -> component.name()).collect(Collectors.joining(", "));
    return change.attribute() + " = " + variants + (change.mayRemove() ? ", else removed" : "") + patched;
  }
}
