package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GuardsExcludeEachOtherTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "status <> 'DONE'|status = 'WAITING'",
      "status in ('OPEN', 'WAITING')|status in ('WAITING', 'DONE')",
      "status = 'OPEN'|urgent = true",
      "attribute_exists(owner)|status = 'OPEN'"
  })
  void refusesGuardsThatCanHoldAtOnce(String first, String second) {
    Compiled compiled = ticket(first, second);

    // Both key attributes of the index would have two values.
    assertThat(compiled.errors()).containsExactly("KW211 line 7", "KW211 line 7");
    assertThat(compiled.messages()).contains("GSI1PK of Ticket", first, second);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "status = 'OPEN'|status = 'WAITING'",
      "status <> 'DONE'|status = 'DONE'",
      "status in ('OPEN', 'WAITING')|status = 'DONE'",
      "attribute_exists(owner)|attribute_not_exists(owner)",
      "urgent = true|urgent = false and status = 'OPEN'"
  })
  void acceptsGuardsOfWhichOneAtMostHolds(String first, String second) {
    assertThat(ticket(first, second).errors()).isEmpty();
  }

  @Test
  void isQuietAboutOneGuardForTwoIndexes() {
    assertThat(Compiled.of("""
        package desk;
        import dev.keywright.annotations.*;
        @Table(name = "desk", indexes = {@Index(name = "GSI1"), @Index(name = "GSI2")})
        sealed interface DeskItem permits Ticket {}
        @Entity @PkTemplate(pk = "TICKET#{id}", sk = "TICKET")
        @IndexTemplate(index = "GSI1", pk = "A#{team}", sk = "{id}", when = "open = true")
        @IndexTemplate(index = "GSI2", pk = "B#{team}", sk = "{id}", when = "open = true")
        @AccessPattern(name = "find")
        record Ticket(String id, String team, boolean open) implements DeskItem {}
        """).errors()).isEmpty();
  }

  private static Compiled ticket(String first, String second) {
    return Compiled.of("""
        package desk;
        import dev.keywright.annotations.*;
        @Table(name = "desk", indexes = @Index(name = "GSI1")) sealed interface DeskItem permits Ticket {}
        enum Status { OPEN, WAITING, DONE }
        @Entity @PkTemplate(pk = "TICKET#{id}", sk = "TICKET") @AccessPattern(name = "find")
        @IndexTemplate(index = "GSI1", pk = "A#{team}", sk = "A#{id}", when = "%s")
        @IndexTemplate(index = "GSI1", pk = "B#{team}", sk = "B#{id}", when = "%s")
        record Ticket(String id, String team, Status status, boolean urgent, java.util.Optional<String> owner)
            implements DeskItem {}
        """.formatted(first, second));
  }
}
