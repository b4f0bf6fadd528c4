package dev.keywright.models.logins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.database.TestDatabase;
import dev.keywright.runtime.ItemAlreadyExistsException;
import dev.keywright.runtime.ItemNotFoundException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Each question of model D; the sessions of a customer are asked of the table's own key, turned round. */
@Tag("cross-check")
class LoginsTest {
  private static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");
  private static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);

  private final TestDatabase database = TestDatabase.start(CLOCK);
  private final LoginTable logins = LoginTable.builder(database.client()).clock(CLOCK).build();

  @BeforeEach
  void create() {
    database.create(LoginTable.definition());
    for (String id : new String[] {"s1", "s2", "s3"}) {
      logins.session().create(session(id, "ann"));
    }
    logins.session().create(session("s4", "ann#2"));
    logins.childSession().create(new ChildSession("s1", "k1"));
    logins.childSession().create(new ChildSession("s1", "k2"));
    logins.childSession().create(new ChildSession("s2", "k3"));
  }

  @AfterEach
  void close() {
    database.close();
  }

  @Test
  void aSessionIsCreatedOnceAndFoundById() {
    assertThat(logins.session().byId("s1")).contains(session("s1", "ann"));
    assertThat(logins.session().byId("s")).isEmpty();
    assertThatThrownBy(() -> logins.session().create(session("s1", "ann")))
        .isInstanceOf(ItemAlreadyExistsException.class);
  }

  @Test
  void anExpiredSessionIsGoneFromEveryQuestion() {
    assertThat(logins.session().expire("s3", "ann", NOW.plusSeconds(1)).expiresAt()).contains(NOW.plusSeconds(1));
    assertThat(logins.session().lastOfCustomer("ann")).map(Session::sessionId).contains("s3");

    logins.session().expire("s3", "ann", NOW);
    assertThat(logins.session().byId("s3")).isEmpty();
    assertThat(logins.session().lastOfCustomer("ann")).map(Session::sessionId).contains("s2");
    assertThat(logins.session().ofCustomer("ann").list()).extracting(Session::sessionId).containsExactly("s1", "s2");
    assertThatThrownBy(() -> logins.session().expire("s3", "ann", NOW.plusSeconds(60)))
        .isInstanceOf(ItemNotFoundException.class);
    assertThat(logins.session().create(session("s3", "ann")).expiresAt()).isEmpty();
  }

  @Test
  void childrenOfASessionAndTheSessionOfAChild() {
    assertThat(logins.childSession().ofSession("s1").list())
        .containsExactly(new ChildSession("s1", "k1"), new ChildSession("s1", "k2"));
    assertThat(logins.childSession().byId("k3")).contains(new ChildSession("s2", "k3"));
    assertThat(logins.childSession().byId("s1")).isEmpty();
    assertThat(logins.session().byId("s1")).isPresent();
  }

  @Test
  void theSessionsOfACustomerAreThatCustomersAlone() {
    assertThat(logins.session().ofCustomer("ann").list()).extracting(Session::sessionId)
        .containsExactly("s1", "s2", "s3");
    assertThat(logins.session().ofCustomer("ann#2").list()).containsExactly(session("s4", "ann#2"));
  }

  private static Session session(String id, String customer) {
    return new Session(id, customer, NOW, Optional.empty());
  }
}
