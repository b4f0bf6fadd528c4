package dev.keywright.processor.chart;

import static dev.keywright.processor.chart.Written.INSTANT;
import static dev.keywright.processor.chart.Written.STRING;
import static dev.keywright.processor.chart.Written.component;
import static dev.keywright.processor.chart.Written.entity;
import static dev.keywright.processor.chart.Written.index;
import static dev.keywright.processor.chart.Written.pattern;
import static dev.keywright.processor.chart.Written.read;
import static dev.keywright.processor.chart.Written.template;
import static dev.keywright.processor.chart.Written.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.IndexTemplateModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.model.Text;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AccessPatternChartTest {

  @Test
  void anEntityThatExpiresHasItsRowAndItsNotes() {
    EntityModel session = entity("Session", List.of(component("id", STRING), Written.ttl("endsAt")), "S#{id}", "S",
        List.of(), Set.of(), pattern("open", Operation.CREATE), pattern("find", Operation.READ));

    assertThat(rows(chart(List.of(), session))).containsExactly(
        "| Session | Open session | `open` | PutItem | table | `PK = S#{id} and SK = S` | `Session session` | `Session`"
            + " | only if the item does not exist or has expired |",
        "| Session | Find session | `find` | GetItem | table | `PK = S#{:id} and SK = S` | `String id`"
            + " | `Optional<Session>` | eventually consistent; expired items are left out |",
        "| Session | Deletion by time | | time to live | table | | | | by DynamoDB, usually within days after `endsAt`;"
            + " expired items count as absent before that |");
  }

  @Test
  void aSparseIndexSaysWhatIsInIt() {
    EntityModel ticket = ticket(List.of(template("GSI1", "OPEN", "{at}#{id}", "status = 'OPEN'"),
            template("GSI1", "PAID", "{at}#{id}", "status = 'PAID'")),
        read("paid", "status = 'PAID' and at > :since", "at desc"));

    assertThat(rows(chart(List.of(index("GSI1")), ticket))).containsExactly(
        "| Ticket | Paid ticket | `paid` | Query | GSI1 | `GSI1PK = PAID and GSI1SK >= {:since}#{max}`"
            + " | `Instant since` | `Query<Ticket>` | eventually consistent; order: `at desc`;"
            + " sparse index, only items with `status = 'PAID'` |");
  }

  @Test
  void anIndexThatHoldsLessGivesAPartialRecord() {
    EntityModel ticket = ticket(List.of(template("GSI1", "S#{status}", "{at}#{id}", "")),
        read("inStatus", "status = :status", ""));

    assertThat(chart(List.of(index("GSI1", ProjectionKind.INCLUDE, "title")), ticket))
        .contains("| `Query<InStatus>` | eventually consistent; partial record: id, title, at, status |");
  }

  @Test
  void aCountAndALimitAreSaid() {
    Optional<Text> open = Optional.of(text("status = 'OPEN'"));
    EntityModel ticket = ticket(List.of(template("GSI1", "S#{status}", "{at}#{id}", "")),
        pattern("openCount", "", Operation.COUNT, open, "", 0),
        pattern("oldest", "The ticket|open longest", Operation.READ, open, "at", 1),
        pattern("oldestFew", "", Operation.READ, open, "at", 5));

    assertThat(rows(chart(List.of(index("GSI1")), ticket))).containsExactly(
        "| Ticket | Open count ticket | `openCount` | Query (count) | GSI1 | `GSI1PK = S#OPEN` | | `long`"
            + " | eventually consistent |",
        "| Ticket | The ticket\\|open longest | `oldest` | Query | GSI1 | `GSI1PK = S#OPEN` | | `Optional<Ticket>`"
            + " | eventually consistent; order: `at`; the first item only |",
        "| Ticket | Oldest few ticket | `oldestFew` | Query | GSI1 | `GSI1PK = S#OPEN` | | `Query<Ticket>`"
            + " | eventually consistent; order: `at`; at most 5 items |");
  }

  @Test
  void anInventoryWithoutKeysIsBlankWhereKeysWouldSay() {
    EntityModel draft = entity("Draft", List.of(component("id", STRING), component("status", Shop.STATUS)), "", "",
        List.of(), Set.of(), pattern("add", Operation.CREATE), pattern("find", Operation.READ),
        read("inStatus", "status = :status", ""), pattern("drop", Operation.DELETE));
    PatternModel both = pattern("all", "", Operation.READ, Optional.of(text("id = :id")), "", 0);

    assertThat(rows(AccessPatternChart.of(Inventory.of(Shop.table(List.of(), List.of(both), draft), List.of()))))
        .containsExactly(
            "| | All | `all` | | | | | | no key serves it yet: `id = :id` |",
            "| Draft | Add draft | `add` | PutItem | | | | | |",
            "| Draft | Find draft | `find` | | | | | | no key serves it yet: the whole primary key |",
            "| Draft | Draft in status | `inStatus` | | | | | | no key serves it yet: `status = :status` |",
            "| Draft | Drop draft | `drop` | DeleteItem | | | | | no key serves it yet: the whole primary key |");
  }

  @Test
  void anItemCollectionSaysWhatItReadsOfEach() {
    PatternModel pattern =
        pattern("customerWithOrders", "", Operation.READ, Optional.of(text("customerId = :c")), "", 0);
    EntityModel payment = entity("Payment", List.of(component("customerId", STRING), component("id", STRING)),
        "CUSTOMER#{customerId}", "Z#{id}", List.of(), Set.of());
    PatternModel listed = new PatternModel(pattern.name(), "", Operation.READ, pattern.where(), Optional.empty(),
        pattern.limit(), Optional.empty(), true, List.of(Shop.customer().type(), Shop.order(List.of()).type()),
        pattern.clauses(), pattern.members(), pattern.site());

    assertThat(chart(List.of(), List.of(listed), Shop.customer(), Shop.order(List.of()), payment)).contains(
        "| Customer, Order | Customer with orders | `customerWithOrders` | Query | table"
            + " | `PK = CUSTOMER#{:c} and SK between ORDER# and PROFILE` | `String c` | `CollectionQuery<ShopItem>`"
            + " | strongly consistent; Customer: `SK = PROFILE`; Order: `begins_with(SK, ORDER#)`;"
            + " other items in the range are read and dropped |");
  }

  private static EntityModel ticket(List<IndexTemplateModel> templates,
      PatternModel... patterns) {
    return entity("Ticket", List.of(component("id", STRING), component("title", STRING), component("at", INSTANT),
        component("status", Shop.STATUS), component("notes", STRING)), "T#{id}", "T", templates, Set.of(), patterns);
  }

  private static List<String> rows(String chart) {
    return Arrays.stream(chart.split("\n")).filter(line -> line.startsWith("|")).skip(2).toList();
  }

  private static String chart(List<IndexModel> indexes, EntityModel... entities) {
    return chart(indexes, List.of(), entities);
  }

  private static String chart(List<IndexModel> indexes, List<PatternModel> patterns, EntityModel... entities) {
    return AccessPatternChart.of(Shop.planned(Shop.table(indexes, patterns, entities)));
  }
}
