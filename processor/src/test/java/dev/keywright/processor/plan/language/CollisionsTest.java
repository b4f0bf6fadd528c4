package dev.keywright.processor.plan.language;

import static dev.keywright.processor.plan.language.KeyFixture.PRIMARY;
import static dev.keywright.processor.plan.language.KeyFixture.entity;
import static dev.keywright.processor.plan.language.KeyFixture.strings;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeySchema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CollisionsTest {

  private final TemplateLanguages texts = new TemplateLanguages('#');
  private final Collisions collisions = new Collisions(PRIMARY, texts);

  private Optional<Witness> between(EntityKeys first, EntityKeys second) {
    return collisions.between(first, second);
  }

  @Test
  void entitiesWithOneKeyCollide() {
    Witness witness = between(
        strings("Customer", "CUSTOMER#{customerId}", "PROFILE"),
        strings("Account", "CUSTOMER#{owner}", "{kind}")).orElseThrow();

    assertThat(witness.key()).containsExactly(Map.entry("PK", "CUSTOMER#a"), Map.entry("SK", "PROFILE"));
    assertThat(witness.first()).containsExactly(Map.entry("customerId", "a"));
    assertThat(witness.second()).containsExactly(Map.entry("owner", "a"), Map.entry("kind", "PROFILE"));
    assertThat(witness.certain()).isTrue();
  }

  @Test
  void prefixesThatBeginAlikeDoNotCollide() {
    EntityKeys shipment = strings("Shipment", "o#{orderId}", "sh#{shipmentId}");
    EntityKeys shipmentItem = strings("ShipmentItem", "o#{orderId}", "shp#{shipmentItemId}");

    assertThat(between(shipment, shipmentItem)).isEmpty();
  }

  @Test
  void aTemplateThatGoesOnBehindADelimiterDoesNotCollide() {
    EntityKeys order = strings("Order", "ORDER#{id}", "ORDER#{id}");
    EntityKeys item = strings("Item", "ORDER#{id}#ITEM#{n}", "ORDER#{id}#ITEM#{n}");

    assertThat(between(order, item)).isEmpty();
  }

  @Test
  void rawTextStopsAtTheDelimiterToo() {
    EntityKeys order = strings("Order", "ORDER#{id:raw}", "A");
    EntityKeys item = strings("Item", "ORDER#{id:raw}#ITEM#{n:raw}", "A");

    assertThat(between(order, item)).isEmpty();
  }

  @Test
  void theWitnessIsDecoded() {
    Witness witness = between(
        strings("Order", "ORDER#{id}", "A"),
        strings("Odd", "ORDER#x$!y$$z", "A")).orElseThrow();

    assertThat(witness.first()).containsEntry("id", "x#y$z");
  }

  @Test
  void anotherHalfThatDiffersIsEnough() {
    EntityKeys customer = strings("Customer", "CUSTOMER#{username}", "CUSTOMER#{username}");
    EntityKeys order = strings("Order", "CUSTOMER#{username}", "#ORDER#{orderId}");

    assertThat(between(customer, order)).isEmpty();
  }

  @Test
  void aComponentInBothHalvesHoldsOneValue() {
    EntityKeys user = strings("User", "U#{name}", "{name}");

    assertThat(between(user, strings("Other", "U#ann", "bob"))).isEmpty();
    assertThat(between(user, strings("Same", "U#ann", "ann")).orElseThrow().first()).containsEntry("name", "ann");
  }

  @Test
  void anEnumInBothHalvesHoldsOneConstant() {
    EntityKeys ticket = entity("Ticket").has("status", List.of("OPEN", "CLOSED"))
        .key("PK", "{status}").key("SK", "T#{status}").keys();

    assertThat(between(ticket, strings("A", "OPEN", "T#CLOSED"))).isEmpty();
    assertThat(between(ticket, strings("B", "OPEN", "T#{any}"))).isPresent();
  }

  @Test
  void bothSidesMayShareComponents() {
    EntityKeys first = strings("First", "{x}", "S#{x}");

    assertThat(between(first, strings("Second", "{y}", "S#{y}"))).isPresent();
    assertThat(between(first, strings("Third", "a{y}", "S#b{y}"))).isEmpty();
    assertThat(between(first, strings("Fourth", "a{y}", "S#{y}a")).orElseThrow().second()).containsEntry("y", "a");
  }

  @Test
  void aLagThatNeverClosesIsProvenApart() {
    EntityKeys first = strings("First", "{x}", "a{x}");

    assertThat(between(first, strings("Second", "{y}", "{y}b"))).isEmpty();
    assertThat(between(first, strings("Third", "{y}", "{y}a"))).isPresent();
  }

  @Test
  void severalSharedComponentsAreComparedTogether() {
    EntityKeys first = strings("First", "{tenant}#{user}", "{user}#{tenant}");

    assertThat(between(first, strings("Second", "t#{x}", "{x}#s"))).isEmpty();
    assertThat(between(first, strings("Third", "{a}#{b}", "{a}#{b}")).orElseThrow().key())
        .containsEntry("PK", "a#a");
  }

  @Test
  void aComponentInThreePlacesMayBeLeftUndecided() {
    EntityKeys first = strings("First", "{x}{x}", "{x}");
    EntityKeys second = strings("Second", "{y}", "{z}{y}A");

    assertThat(between(first, second).orElseThrow().certain()).isFalse();
    assertThat(between(first, strings("Third", "abab", "ab")).orElseThrow().certain()).isTrue();
    assertThat(between(first, strings("Fourth", "abab", "abab"))).isEmpty();
  }

  @Test
  void numbersDoNotLookLikeLetters() {
    EntityKeys line = entity("Line").has("n", ScalarKind.INT).key("PK", "O#{id}").key("SK", "{n:6}").keys();

    assertThat(between(line, strings("Total", "O#{id}", "TOTAL"))).isEmpty();
    assertThat(between(line, strings("Shorter", "O#{id}", "12345"))).isEmpty();
    assertThat(between(line, strings("Twelfth", "O#{id}", "000012")).orElseThrow().first()).containsEntry("n", "12");
  }

  @Test
  void timesHaveTheirShape() {
    EntityKeys event = entity("Event").has("at", ScalarKind.INSTANT).key("PK", "E#{id}").key("SK", "{at}").keys();

    assertThat(between(event, strings("Head", "E#{id}", "HEAD"))).isEmpty();
    assertThat(between(event, strings("NoDate", "E#{id}", "2024-13-01T00:00:00.000000000Z"))).isEmpty();
    assertThat(between(event, strings("Date", "E#{id}", "2024-12-01T00:00:00.000000000Z"))).isPresent();
  }

  @Test
  void nativeStringsAreEveryText() {
    EntityKeys bare = entity("Bare").stored("PK", "PK").stored("SK", "SK").keys();

    assertThat(between(bare, strings("Customer", "CUSTOMER#{id}", "#{a}#$"))).isPresent();
  }

  @Test
  void aNativeTimeIsNoWord() {
    EntityKeys login = entity("Login").has("SK", ScalarKind.INSTANT).key("PK", "User:{id}").stored("SK", "SK").keys();

    assertThat(between(login, strings("Join", "User:{id}", "Join:{room}"))).isEmpty();
  }

  @Test
  void aNumberIsNeverAString() {
    EntityKeys numbered = entity("Line").has("SK", ScalarKind.LONG).key("PK", "O#{id}").stored("SK", "SK").keys();
    EntityKeys decimal = entity("Price").has("SK", ScalarKind.BIG_DECIMAL)
        .key("PK", "O#{id}").stored("SK", "SK").keys();
    EntityKeys named = entity("Name").key("PK", "O#{id}").stored("SK", "SK").keys();

    assertThat(between(numbered, named)).isEmpty();
    assertThat(between(numbered, decimal).orElseThrow().key()).containsEntry("SK", "0");
  }

  @Test
  void foldedTextHasNoCapitals() {
    EntityKeys mail = strings("Mail", "M#{email:lower}", "A");

    assertThat(between(mail, strings("Head", "M#HEAD", "A"))).isEmpty();
    assertThat(between(mail, strings("Low", "M#head", "A"))).isPresent();
  }

  @Test
  void orderedTextEscapesWhatComesBeforeLetters() {
    EntityKeys named = strings("Named", "N#{name:ordered}", "A");

    assertThat(between(named, strings("Plain", "N#a b", "A"))).isEmpty();
    assertThat(between(named, strings("Escaped", "N#a$Eb", "A")).orElseThrow().first()).containsEntry("name", "a b");
  }

  @Test
  void tablesNeedNoSortKey() {
    KeySchema schema = new KeySchema(Optional.empty(), List.of("PK"), List.of());
    Collisions simple = new Collisions(schema, texts);
    EntityKeys session = entity("Session").key("PK", "S#{token}").keys(schema);
    EntityKeys user = entity("User").key("PK", "{id}").keys(schema);
    EntityKeys odd = entity("Odd").key("PK", "S#x").keys(schema);

    assertThat(simple.among(List.of(session, user, odd)))
        .extracting(collision -> collision.first().entity().name() + collision.second().entity().name())
        .containsExactly("SessionOdd");
  }

  @Test
  void otherDelimitersEscapeOtherLetters() {
    Collisions colons = new Collisions(PRIMARY, new TemplateLanguages(':'));

    assertThat(colons.between(strings("A", "User:{id}", "X"), strings("B", "User:{id}:{room}", "X"))).isEmpty();
    assertThat(colons.between(strings("A", "User#{id}", "X"), strings("B", "User#{id}#{room}", "X"))).isPresent();
  }

  @Test
  void withoutATypeAttributeEachHalfIsLookedAtForItself() {
    EntityKeys user = strings("User", "U#{name}", "{name}");
    EntityKeys other = strings("Other", "U#ann", "bob");

    assertThat(collisions.among(List.of(user, other))).isEmpty();
    assertThat(collisions.indistinguishable(List.of(user, other))).hasSize(1);
    assertThat(collisions.indistinguishable(List.of(user, strings("Third", "V#{name}", "bob")))).isEmpty();
  }

  @Test
  void anEntityWithoutTheKeyTakesNoPart() {
    assertThat(between(entity("Unfinished").key("PK", "A").keys(), strings("A", "A", "A"))).isEmpty();
  }
}
