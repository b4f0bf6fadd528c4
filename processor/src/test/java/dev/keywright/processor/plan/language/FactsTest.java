package dev.keywright.processor.plan.language;

import static dev.keywright.processor.plan.language.KeyFixture.entity;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.plan.key.Guard;
import dev.keywright.processor.plan.key.Guard.Absent;
import dev.keywright.processor.plan.key.Guard.Exists;
import dev.keywright.processor.plan.key.Guard.NoneOf;
import dev.keywright.processor.plan.key.Guard.OneOf;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FactsTest {

  private static final EntityModel TICKET = entity("Ticket")
      .has("status", List.of("OPEN", "PAID", "CLOSED"))
      .has("side", List.of("L", "R"))
      .optional("mood", List.of("GOOD", "BAD"))
      .has("read", ScalarKind.BOOLEAN)
      .optional("owner", ScalarKind.STRING)
      .has("title", ScalarKind.STRING)
      .entity();

  private static Guard when(Guard.Term... terms) {
    return new Guard(List.of(terms));
  }

  private static Guard is(String component, String... values) {
    return when(new OneOf(component, Set.of(values)));
  }

  private static Guard isNot(String component, String... values) {
    return when(new NoneOf(component, Set.of(values)));
  }

  private static boolean exclude(Guard first, Guard second) {
    return Facts.exclude(TICKET, first, second);
  }

  private static boolean implies(Guard known, Guard guard) {
    return Facts.of(TICKET, known).imply(guard);
  }

  @Test
  void differentValuesExcludeEachOther() {
    assertThat(exclude(is("status", "OPEN"), is("status", "PAID"))).isTrue();
    assertThat(exclude(is("status", "OPEN"), isNot("status", "OPEN"))).isTrue();
    assertThat(exclude(is("status", "OPEN", "PAID"), is("status", "PAID", "CLOSED"))).isFalse();
    assertThat(exclude(is("title", "a"), is("title", "b"))).isTrue();
    assertThat(exclude(is("title", "a"), isNot("title", "a", "b"))).isTrue();
  }

  @Test
  void differentComponentsDoNot() {
    assertThat(exclude(is("status", "OPEN"), is("side", "L"))).isFalse();
  }

  @Test
  void valuesOfAFiniteTypeRunOut() {
    assertThat(exclude(isNot("side", "L"), isNot("side", "R"))).isTrue();
    assertThat(exclude(isNot("read", "true"), isNot("read", "false"))).isTrue();
    assertThat(exclude(isNot("title", "L"), isNot("title", "R"))).isFalse();
    assertThat(exclude(isNot("mood", "GOOD"), isNot("mood", "BAD"))).as("both hold where it is absent").isFalse();
  }

  @Test
  void presenceExcludesAbsence() {
    assertThat(exclude(when(new Exists("owner")), when(new Absent("owner")))).isTrue();
    assertThat(exclude(is("owner", "ann"), when(new Absent("owner")))).isTrue();
    assertThat(exclude(isNot("owner", "ann"), when(new Absent("owner")))).isFalse();
    assertThat(exclude(when(new Absent("title")), Guard.ALWAYS)).as("a required component is there").isTrue();
  }

  @Test
  void allTermsOfAGuardCount() {
    Guard open = when(new OneOf("status", Set.of("OPEN")), new Exists("owner"));
    Guard unowned = when(new OneOf("status", Set.of("OPEN")), new Absent("owner"));

    assertThat(exclude(open, unowned)).isTrue();
    assertThat(Facts.of(TICKET, when(new OneOf("title", Set.of("a")), new OneOf("title", Set.of("b")))).arePossible())
        .isFalse();
  }

  @Test
  void aValueImpliesWhatItIsNot() {
    assertThat(implies(is("status", "OPEN"), is("status", "OPEN", "PAID"))).isTrue();
    assertThat(implies(is("status", "OPEN", "PAID"), is("status", "OPEN"))).isFalse();
    assertThat(implies(is("status", "OPEN"), isNot("status", "PAID"))).isTrue();
    assertThat(implies(isNot("side", "L"), is("side", "R"))).isTrue();
    assertThat(implies(isNot("mood", "GOOD"), is("mood", "BAD"))).isFalse();
    assertThat(implies(isNot("title", "a", "b"), isNot("title", "a"))).isTrue();
    assertThat(implies(isNot("title", "a"), is("title", "b"))).isFalse();
  }

  @Test
  void aTieImpliesExistence() {
    Facts tied = Facts.none(TICKET).and("owner", AllowedValues.PRESENT);

    assertThat(tied.imply(when(new Exists("owner")))).isTrue();
    assertThat(tied.imply(is("owner", "ann"))).isFalse();
    assertThat(implies(is("owner", "ann"), when(new Exists("owner")))).isTrue();
    assertThat(Facts.none(TICKET).imply(when(new Exists("owner")))).isFalse();
    assertThat(Facts.none(TICKET).imply(when(new Exists("title")))).isTrue();
  }

  @Test
  void nothingIsImpliedByNothing() {
    assertThat(implies(Guard.ALWAYS, is("status", "OPEN"))).isFalse();
    assertThat(implies(is("status", "OPEN"), Guard.ALWAYS)).isTrue();
    assertThat(implies(Guard.ALWAYS, is("status", "OPEN", "PAID", "CLOSED"))).as("all there are").isTrue();
  }

  @Test
  void aGuardImpliesATermOfTheQuestion() {
    Facts guarded = Facts.of(TICKET, is("status", "OPEN"));

    assertThat(guarded.imply("status", AllowedValues.oneOf(Set.of("OPEN")))).isTrue();
    assertThat(guarded.imply("status", AllowedValues.oneOf(Set.of("PAID")))).isFalse();
  }

  @Test
  void valuesReadWell() {
    assertThat(AllowedValues.oneOf(Set.of("b", "a"))).hasToString("a, b");
    assertThat(AllowedValues.noneOf(Set.of("b", "a"))).hasToString("any value but a, b or absent");
    assertThat(AllowedValues.ABSENT).hasToString("absent");
    assertThat(AllowedValues.PRESENT).hasToString("any value");
  }
}
