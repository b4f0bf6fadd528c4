package dev.keywright.processor.chart;

import static dev.keywright.processor.chart.Written.INSTANT;
import static dev.keywright.processor.chart.Written.STRING;
import static dev.keywright.processor.chart.Written.component;
import static dev.keywright.processor.chart.Written.entity;
import static dev.keywright.processor.chart.Written.index;
import static dev.keywright.processor.chart.Written.template;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.IndexTemplateModel;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.ProjectionKind;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EntityChartTest {

  @Test
  void anEntityWhoseKeyIsConstantIsASingleton() {
    assertThat(chart(List.of(), entity("Settings", List.of(component("theme", STRING)), "SETTINGS", "SETTINGS",
        List.of(), Set.of()))).contains("| Settings (singleton) | `SETTINGS` | `SETTINGS` |\n");
  }

  @Test
  void aNativeAttributeIsShownAsItsComponentWithItsType() {
    IndexModel byDay = new IndexModel("byDay", List.of("day"), List.of("endsAt"), false, ProjectionKind.KEYS_ONLY,
        List.of(), Written.SITE);
    EntityModel session = entity("Session",
        List.of(component("PK", STRING), component("day", STRING, Presence.OPTIONAL), Written.ttl("endsAt")),
        "{PK}", "S", List.of(), Set.of());

    assertThat(chart(List.of(byDay), session))
        .contains("| Entity | PK | SK | day | endsAt |\n")
        .contains("| Session | `{PK}` (String, stored as S) | `S` | `{day}` (String, stored as S) if present"
            + " | `{endsAt}` (Instant, stored as N) |\n")
        .contains("| byDay | global | day | endsAt | keys only |\n")
        .contains("Time to live: `endsAt`, a number of epoch seconds.\n");
  }

  @Test
  void aGuardedTemplateIsShownWithItsGuard() {
    assertThat(chart(List.of(index("GSI1")), ticket(template("GSI1", "OPEN", "{id}", "status = 'OPEN'"))))
        .contains("| Ticket | `T#{id}` | `T` | `OPEN` when `status = 'OPEN'` | `{id}` when `status = 'OPEN'` |\n");
  }

  @Test
  void severalGuardedTemplatesShareACell() {
    assertThat(chart(List.of(index("GSI1")), ticket(
        template("GSI1", "OPEN", "{id}", "status = 'OPEN'"), template("GSI1", "DONE", "{id}", "status = 'PAID'"))))
        .contains("`OPEN` when `status = 'OPEN'`<br>`DONE` when `status = 'PAID'`");
  }

  @Test
  void anOptionalComponentIsAGuardToo() {
    assertThat(chart(List.of(index("GSI1")), ticket(template("GSI1", "DUE", "{due}", ""))))
        .contains("| `DUE` when `attribute_exists(due)` | `{due}` when `attribute_exists(due)` |\n");
  }

  @Test
  void anEntityWithoutTemplatesIsBlank() {
    assertThat(chart(List.of(), entity("Draft", List.of(component("id", STRING)), "", "", List.of(), Set.of())))
        .contains("| Draft | | |\n");
  }

  @Test
  void templatesWithAnErrorAreShownAsWritten() {
    assertThat(chart(List.of(index("GSI1")),
        entity("Draft", List.of(component("id", STRING)), "D#{di}", "D|X",
            List.of(template("GSI1", "A", "B", ""), template("GSI9", "A", "B", "")), Set.of())))
        .contains("| Draft (its keys have an error) | `D#{di}` | `D\\|X` | `A` | `B` |\n");
  }

  @Test
  void suppressedWarningsOfOthersAreNotOurs() {
    assertThat(chart(List.of(), entity("A", List.of(component("id", STRING)), "A#{id}", "A", List.of(),
        Set.of("unchecked", "KW405", "KW401")))).endsWith("\nSuppressed warnings:\n\n- A: KW401, KW405\n");
  }

  private static EntityModel ticket(IndexTemplateModel... templates) {
    return entity("Ticket",
        List.of(component("id", STRING), component("status", Shop.STATUS),
            component("due", INSTANT, Presence.OPTIONAL)),
        "T#{id}", "T", List.of(templates), Set.of());
  }

  private static String chart(List<IndexModel> indexes, EntityModel entity) {
    return EntityChart.of(Shop.planned(Shop.table(indexes, List.of(), entity)));
  }
}
