package dev.keywright.models.sessions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testkit.LocalDynamoDb;
import dev.keywright.testkit.MovableClock;
import dev.keywright.testkit.junit.LocalDynamoDbExtension;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** As time passes, a session is first absent and then gone: the injected table and the database have one clock. */
class InjectedSessionsTest {
  private static final MovableClock CLOCK = new MovableClock(Instant.parse("2026-11-30T12:00:00Z"));

  @RegisterExtension
  static final LocalDynamoDbExtension DYNAMODB = new LocalDynamoDbExtension(CLOCK);

  @Test
  void anExpiredSessionIsAbsentAndThenGone(SessionTable sessions, LocalDynamoDb db) {
    Instant now = CLOCK.instant();
    Session session = sessions.session().create(new Session("t", "ann", now, now.plusSeconds(60)));
    assertThat(sessions.session().find("t")).contains(session);
    assertThat(db.deleteExpired()).isZero();

    CLOCK.advance(Duration.ofSeconds(61));
    assertThat(sessions.session().find("t")).isEmpty();
    assertThat(stored(db.client())).isEqualTo(1);

    assertThat(db.deleteExpired()).isEqualTo(1);
    assertThat(stored(db.client())).isZero();
  }

  private static int stored(DynamoDbClient client) {
    return client.scan(request -> request.tableName("sessions")).count();
  }
}
