package dev.keywright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ItemNotFoundException;
import dev.keywright.runtime.ItemWriteException;
import dev.keywright.runtime.VersionConflictException;
import dev.keywright.runtime.generated.Change;
import dev.keywright.runtime.generated.ValueCodec;
import dev.keywright.runtime.generated.WriteCondition;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Versions and times of creation and change: what is stored, what is demanded, what survives. */
class StampsTest {
  private final Club club = new Club();

  @AfterEach
  void close() {
    club.close();
  }

  @Test
  void aCreateStoresVersionOneAndNowWhateverTheRecordSays() {
    Member joined = club.join(Member.of("m", "a@x").version(77));
    assertThat(joined.version()).isEqualTo(1);
    assertThat(joined.createdAt()).isEqualTo(club.now.truncatedTo(ChronoUnit.SECONDS));
    assertThat(joined.updatedAt()).isEqualTo(club.now);
    assertThat(club.member("m")).contains(joined);
  }

  @Test
  void theTimeOfCreationSurvivesEveryLaterWrite() {
    Instant created = club.join(Member.of("m", "a@x")).createdAt();
    club.pass(Duration.ofDays(1));
    Member edited = club.edit("m", club.edit().set("name", ValueCodec.string(), "Bea"), new WriteCondition());
    assertThat(edited.createdAt()).isEqualTo(created);
    assertThat(edited.updatedAt()).isEqualTo(club.now);
    club.pass(Duration.ofDays(1));
    Member put = club.put(edited.name("Cleo"));
    assertThat(put.createdAt()).isEqualTo(created);
    assertThat(put.updatedAt()).isEqualTo(club.now);
    assertThat(put.version()).isEqualTo(3);
  }

  @Test
  void aPutOfALaterVersionDemandsTheOneBefore() {
    Member first = club.put(Member.of("m", "a@x"));
    assertThat(first.version()).isEqualTo(1);
    Member second = club.put(first.name("Bea"));
    assertThatThrownBy(() -> club.put(first.name("Cleo"))).isInstanceOfSatisfying(VersionConflictException.class, e -> {
      assertThat(e.expected()).isEqualTo(1);
      assertThat(e.item()).contains(second);
    });
    assertThatThrownBy(() -> club.put(Member.of("m", "a@x"))).isInstanceOfSatisfying(VersionConflictException.class,
        e -> assertThat(e.expected()).isZero());
    assertThatThrownBy(() -> club.put(Member.of("n", "b@x").version(3))).isInstanceOf(ItemNotFoundException.class);
    assertThat(club.member("m")).contains(second);
    assertThat(club.member("n")).isEmpty();
  }

  @Test
  void aPutOfVersionZeroReplacesAnItemThatHasNone() {
    for (String none : new String[] {"absent", "zero"}) {
      Map<String, AttributeValue> old = new HashMap<>(storedOf(club.join(Member.of(none, none))));
      old.remove("version");
      if (none.equals("zero")) {
        old.put("version", AttributeValue.fromN("0.0"));
      }
      club.store(old);
      assertThat(club.put(Member.of(none, none)).version()).isEqualTo(1);
    }
  }

  private Map<String, AttributeValue> storedOf(Member member) {
    return club.stored(MemberCodec.key(member.memberId()));
  }

  @Test
  void anUpdateChecksTheVersionWhereItIsGivenAndCountsItAlways() {
    club.join(Member.of("m", "a@x"));
    Change change = club.edit().set("name", ValueCodec.string(), "Bea");
    assertThat(club.edit("m", change, new WriteCondition().version("version", 1)).version()).isEqualTo(2);
    assertThat(club.edit("m", change, new WriteCondition()).version()).isEqualTo(3);
    assertThatThrownBy(() -> club.edit("m", change, new WriteCondition().version("version", 2)))
        .isInstanceOf(VersionConflictException.class);
    assertThatThrownBy(() -> club.edit("m", change, new WriteCondition().version("version", 0)))
        .isInstanceOf(VersionConflictException.class);
  }

  @Test
  void thereIsNoVersionAfterTheGreatest() {
    assertThatThrownBy(() -> club.put(Member.of("m", "a@x").version(Long.MAX_VALUE)))
        .isInstanceOf(ItemWriteException.class)
        .hasMessageContaining("Member.put on table club: this Member cannot be stored: version is the greatest");
  }

  @Test
  void givesTheTimeCut() {
    assertThat(club.table.now(ChronoUnit.SECONDS)).isEqualTo("2026-01-01T00:00:00Z");
    assertThat(club.table.now(ChronoUnit.MILLIS)).isEqualTo("2026-01-01T00:00:00.123Z");
  }
}
