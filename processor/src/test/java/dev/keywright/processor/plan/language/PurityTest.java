package dev.keywright.processor.plan.language;

import static dev.keywright.processor.plan.language.KeyFixture.PRIMARY;
import static dev.keywright.processor.plan.language.KeyFixture.entity;
import static dev.keywright.processor.plan.language.KeyFixture.index;
import static dev.keywright.processor.plan.language.KeyFixture.strings;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.Guard;
import dev.keywright.processor.plan.key.KeyDefinition.Synthetic;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.language.AttributeArea.Beginning;
import dev.keywright.processor.plan.language.AttributeArea.Hull;
import dev.keywright.processor.plan.language.AttributeArea.Range;
import dev.keywright.processor.plan.language.AttributeArea.StoredRange;
import dev.keywright.processor.plan.language.Purity.Intruder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PurityTest {

  private final TemplateLanguages texts = new TemplateLanguages('#');
  private final Purity purity = new Purity(PRIMARY, texts);

  private static KeyTemplate template(EntityKeys keys, String attribute) {
    return template(keys, attribute, 0);
  }

  private static KeyTemplate template(EntityKeys keys, String attribute, int which) {
    return ((Synthetic) keys.definitions().get(attribute)).templates().get(which).template();
  }

  private static KeyArea area(EntityKeys keys, AttributeArea sort) {
    return area(keys, sort, Guard.ALWAYS);
  }

  private static KeyArea area(EntityKeys keys, AttributeArea sort, Guard known) {
    AttributeArea partition = AttributeArea.equal(template(keys, "PK"));
    return new KeyArea(Map.of("PK", partition, "SK", sort), Facts.of(keys.entity(), known));
  }

  private List<String> intruders(EntityKeys asking, KeyArea area, EntityKeys... others) {
    List<EntityKeys> all = new ArrayList<>(List.of(asking));
    all.addAll(List.of(others));
    return purity.intruders(asking, area, all).stream().map(intruder -> intruder.member().entity().name()).toList();
  }

  private final EntityKeys customer = strings("Customer", "CUSTOMER#{customerId}", "PROFILE");
  private final EntityKeys order = strings("Order", "CUSTOMER#{customerId}", "ORDER#{orderId}");
  private final EntityKeys line = strings("Line", "CUSTOMER#{customerId}", "ORDER#{orderId}#LINE#{n}");
  private final EntityKeys ordination = strings("Ordination", "CUSTOMER#{customerId}", "ORDERS#{year}");

  @Test
  void aPrefixThatOthersDoNotBeginWithIsPure() {
    KeyArea orders = area(order, new Beginning(template(order, "SK"), 1));

    assertThat(intruders(order, orders, customer, ordination)).isEmpty();
  }

  @Test
  void whatGoesOnBehindThePrefixIntrudes() {
    KeyArea orders = area(order, new Beginning(template(order, "SK"), 1));

    Intruder intruder = purity.intruders(order, orders, List.of(order, line)).get(0);
    assertThat(intruder.own()).isFalse();
    assertThat(intruder.member().entity().name()).isEqualTo("Line");
    assertThat(intruder.templates().get("SK")).hasToString("ORDER#{orderId}#LINE#{n}");
    assertThat(intruder.witness().key()).containsEntry("SK", "ORDER#a#LINE#a");
    assertThat(intruder.witness().first()).containsExactly(Map.entry("customerId", "a"));
    assertThat(intruder.witness().second()).containsEntry("orderId", "a").containsEntry("n", "a");
  }

  @Test
  void anExactKeyIsPure() {
    KeyArea one = area(order, AttributeArea.equal(template(order, "SK")));

    assertThat(intruders(order, one, customer, line, ordination)).isEmpty();
  }

  @Test
  void withoutAConditionAllOfThePartitionIsRead() {
    KeyArea all = area(customer, AttributeArea.open(template(customer, "SK")));

    assertThat(intruders(customer, all, order, strings("Product", "PRODUCT#{id}", "X"))).containsExactly("Order");
  }

  @Test
  void anotherPartitionIsNotRead() {
    EntityKeys product = strings("Product", "CUSTOMERS", "ORDER#{orderId}");

    assertThat(intruders(order, area(order, new Beginning(template(order, "SK"), 1)), product)).isEmpty();
  }

  @Test
  void aRangeWithBothBoundsStaysAmongItsValues() {
    EntityKeys event = entity("Event").has("at", ScalarKind.INSTANT).key("PK", "E#{id}").key("SK", "{at}#{n}").keys();
    EntityKeys head = strings("Head", "E#{id}", "HEAD");
    KeyTemplate sort = template(event, "SK");

    assertThat(intruders(event, area(event, new Range(sort, 0, true, true)), head)).isEmpty();
    assertThat(intruders(event, area(event, new Range(sort, 0, false, true)), head)).isEmpty();
    assertThat(intruders(event, area(event, new Range(sort, 0, true, false)), head)).containsExactly("Head");
    EntityKeys late = strings("Late", "E#{id}", "9999-12-31T23");
    assertThat(intruders(event, area(event, new Range(sort, 0, true, true)), late))
        .containsExactly("Late");
  }

  @Test
  void aRangeOverTextReachesToTheEndOfItsPrefix() {
    KeyArea range = area(order, new Range(template(order, "SK"), 1, true, true));

    assertThat(intruders(order, range, line, ordination, customer)).containsExactly("Line");
  }

  @Test
  void theAskedComponentHoldsOneValueInBothHalves() {
    EntityKeys self = strings("Self", "U#{name}", "U#{name}#{day}");
    KeyArea area = area(self, new Beginning(template(self, "SK"), 2));

    assertThat(intruders(self, area, strings("Friend", "U#ann", "U#bob#{x}"))).isEmpty();
    assertThat(intruders(self, area, strings("Own", "U#ann", "U#ann#{x}"))).containsExactly("Own");
  }

  @Test
  void literalsOfTheQuestionNarrowIt() {
    EntityKeys ticket = entity("Ticket").has("status", List.of("OPEN", "CLOSED"))
        .key("PK", "STATUS#{status}").key("SK", "T#{id}").keys();
    EntityKeys note = strings("Note", "STATUS#CLOSED", "T#{id}");
    AttributeArea sort = AttributeArea.open(template(ticket, "SK"));
    Guard open = new Guard(List.of(new Guard.OneOf("status", Set.of("OPEN"))));

    assertThat(intruders(ticket, area(ticket, sort), note)).containsExactly("Note");
    assertThat(intruders(ticket, area(ticket, sort, open), note)).isEmpty();
  }

  @Test
  void aGuardNarrowsWhatAMemberMakes() {
    Guard closed = new Guard(List.of(new Guard.NoneOf("status", Set.of("OPEN"))));
    EntityKeys ticket = entity("Ticket").has("status", List.of("OPEN", "CLOSED"))
        .key("PK", "{status}", closed).key("SK", "T#{id}", closed).keys();
    EntityKeys board = strings("Board", "OPEN", "{name}");

    assertThat(intruders(board, area(board, AttributeArea.open(template(board, "SK"))), ticket)).isEmpty();
  }

  @Test
  void ownItemsUnderAnotherGuardIntrude() {
    Guard open = new Guard(List.of(new Guard.OneOf("status", Set.of("OPEN"))));
    Guard closed = new Guard(List.of(new Guard.OneOf("status", Set.of("CLOSED"))));
    KeyFixture fixture = entity("Ticket").has("status", List.of("OPEN", "CLOSED"))
        .key("PK", "OWNER#{owner}", open).key("PK", "OWNER#{agent}", closed)
        .key("SK", "{title}", open).key("SK", "CLOSED#{title}", closed);
    EntityKeys ticket = fixture.keys();

    KeyArea everything = area(ticket, AttributeArea.open(template(ticket, "SK")), open);
    List<Intruder> intruders = purity.intruders(ticket, everything, List.of(ticket));
    assertThat(intruders).hasSize(1);
    assertThat(intruders.get(0).own()).isTrue();
    assertThat(intruders.get(0).templates().get("PK")).hasToString("OWNER#{agent}");

    KeyArea one = area(ticket, AttributeArea.equal(template(ticket, "SK")), open);
    assertThat(purity.intruders(ticket, one, List.of(ticket))).isEmpty();
  }

  @Test
  void aHullHoldsWhatLiesBetween() {
    Hull hull = new Hull(List.of(
        AttributeArea.equal(template(customer, "SK")), new Beginning(template(order, "SK"), 1)));
    EntityKeys payment = strings("Payment", "CUSTOMER#{customerId}", "PAYMENT#{id}");
    EntityKeys address = strings("Address", "CUSTOMER#{customerId}", "ADDRESS#{id}");
    EntityKeys review = strings("Review", "CUSTOMER#{customerId}", "REVIEW#{id}");
    EntityKeys profiles = strings("Profiles", "CUSTOMER#{customerId}", "PROFILE#{id}");

    assertThat(purity.intruders(customer, area(customer, hull), List.of(payment, address, review, profiles)))
        .extracting(intruder -> intruder.member().entity().name())
        .containsExactly("Payment");
  }

  @Test
  void nativeSortKeysRange() {
    KeySchema schema = index(List.of("RoomID"), List.of("CreatedAt"));
    EntityKeys message = entity("Message").has("createdAt", ScalarKind.INSTANT)
        .stored("RoomID", "RoomID").stored("CreatedAt", "createdAt").keys(schema);
    EntityKeys pin = entity("Pin").stored("RoomID", "RoomID").key("CreatedAt", "PIN#{n}").keys(schema);
    EntityKeys vote = entity("Vote").has("n", ScalarKind.LONG)
        .stored("RoomID", "RoomID").stored("CreatedAt", "n").keys(schema);
    Purity rooms = new Purity(schema, texts);
    ComponentModel createdAt = message.entity().components().get(0);

    assertThat(nativeIntruders(rooms, message, new StoredRange(createdAt, true, true), pin, vote)).isEmpty();
    assertThat(nativeIntruders(rooms, message, AttributeArea.open(createdAt), pin, vote)).containsExactly("Pin");
  }

  @Test
  void guardedTemplatesMayShareTheirPartitionKey() {
    KeySchema schema = index(List.of("GSI1PK"), List.of("GSI1SK"));
    Guard open = new Guard(List.of(new Guard.OneOf("status", Set.of("OPEN"))));
    Guard closed = new Guard(List.of(new Guard.OneOf("status", Set.of("CLOSED"))));
    EntityKeys ticket = entity("Ticket").has("status", List.of("OPEN", "CLOSED"))
        .key("GSI1PK", "OWNER#{owner}", open)
        .key("GSI1SK", "{title}", open).key("GSI1SK", "CLOSED#{title}", closed)
        .unit(schema, open, "OWNER#{owner}", "{title}")
        .unit(schema, closed, "OWNER#{owner}", "CLOSED#{title}")
        .keys();
    KeyArea everything = new KeyArea(
        Map.of(
            "GSI1PK", AttributeArea.equal(template(ticket, "GSI1PK")),
            "GSI1SK", AttributeArea.open(template(ticket, "GSI1SK"))),
        Facts.of(ticket.entity(), open));

    assertThat(new Purity(schema, texts).intruders(ticket, everything, List.of(ticket)))
        .singleElement()
        .satisfies(intruder -> assertThat(intruder.own()).isTrue())
        .satisfies(intruder -> assertThat(intruder.templates().get("GSI1SK")).hasToString("CLOSED#{title}"));
  }

  private static List<String> nativeIntruders(
      Purity rooms, EntityKeys asking, AttributeArea sort, EntityKeys... others) {
    AttributeArea partition = AttributeArea.equal(asking.entity().component("RoomID").orElseThrow());
    KeyArea area = new KeyArea(Map.of("RoomID", partition, "CreatedAt", sort), Facts.none(asking.entity()));
    return rooms.intruders(asking, area, List.of(others)).stream()
        .map(intruder -> intruder.member().entity().name())
        .toList();
  }

  @Test
  void anEntityThatIsNoMemberCannotIntrude() {
    EntityKeys outside = entity("Outside").key("PK", "CUSTOMER#{customerId}").keys();

    assertThat(intruders(order, area(order, AttributeArea.open(template(order, "SK"))), outside)).isEmpty();
  }
}
