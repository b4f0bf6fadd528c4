package dev.keywright.models.sessions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.database.TestDatabase;
import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.ItemAlreadyExistsException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Each question of model F; expired sessions stay stored, since DynamoDB deletes them late. */
@Tag("cross-check")
class SessionsTest {
  private static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");
  private static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);

  private final TestDatabase database = TestDatabase.start(CLOCK);
  private final SessionTable sessions = SessionTable.builder(database.client()).clock(CLOCK).build();

  @BeforeEach
  void create() {
    database.create(SessionTable.definition());
  }

  @AfterEach
  void close() {
    database.close();
  }

  @Tag("not-on-dynalite")
  @Test
  void aSessionIsCreatedOnceFoundAndDeleted() {
    Session session = sessions.session().create(session("t", "ann", NOW.plusSeconds(60)));
    assertThatThrownBy(() -> sessions.session().create(session("t", "ben", NOW.plusSeconds(60))))
        .isInstanceOfSatisfying(ItemAlreadyExistsException.class, e -> assertThat(e.item()).contains(session));
    assertThat(sessions.session().find("t")).contains(session);
    assertThat(sessions.session().find("T")).isEmpty();
    assertThat(sessions.session().delete("t")).contains(session);
    assertThat(sessions.session().find("t")).isEmpty();
    assertThat(sessions.session().delete("t")).isEmpty();
  }

  @Test
  void anExpiredSessionIsAbsentAndItsTokenFree() {
    sessions.session().create(session("t", "ann", NOW));
    assertThat(sessions.session().find("t")).isEmpty();
    assertThat(sessions.session().ofUser("ann").list()).isEmpty();
    assertThat(database.client().scan(scan -> scan.tableName("sessions")).count()).isEqualTo(1);

    Session renewed = sessions.session().create(session("t", "ann", NOW.plusSeconds(1)));
    assertThat(sessions.session().find("t")).contains(renewed);
    assertThat(sessions.session().ofUser("ann").list()).containsExactly(renewed);
  }

  @Test
  void theExpiryIsStoredAndAnsweredInWholeSeconds() {
    Session stored = sessions.session().create(session("t", "ann", NOW.plusSeconds(9).plusNanos(999_999_999)));
    assertThat(stored.expiresAt()).isEqualTo(NOW.plusSeconds(9));
    assertThat(sessions.session().find("t")).contains(stored);
    assertThat(database.client().scan(scan -> scan.tableName("sessions")).items().get(0))
        .containsEntry("SessionToken", AttributeValue.fromS("t"))
        .containsEntry("TTL", AttributeValue.fromN(Long.toString(NOW.getEpochSecond() + 9)))
        .doesNotContainKeys("PK", "SK");
  }

  @Tag("not-on-dynalite")
  @Test
  void theTableIsCreatedWithItsTimeToLive() {
    SessionTable.builder(database.client()).tableName("more-sessions").build().createTable();
    assertThat(database.client().describeTimeToLive(ttl -> ttl.tableName("more-sessions")).timeToLiveDescription()
        .attributeName()).isEqualTo("TTL");
  }

  @Test
  void sessionsOfAUserAreThatUsersAlone() {
    Session one = sessions.session().create(session("a#$ 😀", "ann", NOW.plusSeconds(60)));
    Session other = sessions.session().create(session("b", "ann", NOW.plusSeconds(60)));
    sessions.session().create(session("c", "ann2", NOW.plusSeconds(60)));
    sessions.session().create(session("d", "ann", NOW.minusSeconds(1)));
    assertThat(sessions.session().ofUser("ann").list()).containsExactlyInAnyOrder(one, other);
    assertThat(sessions.session().ofUser("an").list()).isEmpty();
  }

  @Test
  void theEmptyTokenAndUserAreRefused() {
    assertThatThrownBy(() -> sessions.session().create(session("", "ann", NOW.plusSeconds(1))))
        .isInstanceOf(InvalidKeyException.class).hasMessageContaining("SessionToken");
    assertThatThrownBy(() -> sessions.session().create(session("t", "", NOW.plusSeconds(1))))
        .isInstanceOf(InvalidKeyException.class).hasMessageContaining("Username");
    assertThat(database.client().scan(scan -> scan.tableName("sessions")).count()).isZero();
  }

  @Test
  void allSessionsOfAUserAreDeletedAndNoOthers() {
    for (String token : List.of("t1", "t2", "t3")) {
      sessions.session().create(session(token, "ann", NOW.plusSeconds(60)));
    }
    Session other = sessions.session().create(session("t4", "ben", NOW.plusSeconds(60)));

    assertThat(sessions.session().deleteOfUser("ann")).isEqualTo(3);
    assertThat(sessions.session().ofUser("ann").list()).isEmpty();
    assertThat(sessions.session().find("t4")).contains(other);
    assertThat(sessions.session().deleteOfUser("ann")).isZero();
  }

  private static Session session(String token, String username, Instant expiresAt) {
    return new Session(token, username, NOW, expiresAt);
  }
}
