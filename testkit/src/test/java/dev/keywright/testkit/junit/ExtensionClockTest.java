package dev.keywright.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testkit.LocalDynamoDb;
import dev.keywright.testkit.MovableClock;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The database and the tables of an extension with a clock go by that. */
class ExtensionClockTest {

  private static final MovableClock CLOCK = new MovableClock(Instant.parse("2030-01-01T00:00:00Z"));

  @RegisterExtension
  static final LocalDynamoDbExtension DYNAMODB = new LocalDynamoDbExtension(CLOCK);

  @Test
  void notesGoWhenTheirTimeHasCome(NotesTable notes, LocalDynamoDb db) {
    notes.add("first");
    assertThat(db.deleteExpired()).isZero();

    CLOCK.advance(Duration.ofSeconds(61));
    notes.add("second");
    assertThat(notes.count()).isEqualTo(2);
    assertThat(db.deleteExpired()).isEqualTo(1);
    assertThat(notes.count()).isEqualTo(1);
  }
}
