package dev.keywright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.ItemAlreadyExistsException;
import dev.keywright.runtime.ItemNotFoundException;
import dev.keywright.runtime.KeywrightException;
import dev.keywright.runtime.StaleValueException;
import dev.keywright.runtime.UniqueConstraintException;
import dev.keywright.runtime.VersionConflictException;
import dev.keywright.runtime.generated.Change;
import dev.keywright.runtime.generated.Expression;
import dev.keywright.runtime.generated.KeyCondition;
import dev.keywright.runtime.generated.PrimaryKey;
import dev.keywright.runtime.generated.ReadPattern;
import dev.keywright.runtime.generated.ValueCodec;
import dev.keywright.runtime.generated.WriteCondition;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values of unique components have one owner, whatever is written, and nobody keeps a value that he gave up. */
class UniqueTest {
  private final Club club = new Club();

  @AfterEach
  void close() {
    club.close();
  }

  private PrimaryKey email(String email) {
    return MemberCodec.marker("email", email);
  }

  private boolean isClaimed(PrimaryKey marker) {
    return !club.stored(marker).isEmpty();
  }

  private Member move(String memberId, String email) {
    return club.edit(memberId, club.edit().set("email", ValueCodec.string(), email), new WriteCondition());
  }

  @Test
  void aCreateClaimsByAMarkerThatNamesItsOwner() {
    club.join(Member.of("m", "Ann@X"));
    assertThat(club.stored(email("ann@x"))).isEqualTo(Map.of(
        "PK", fromS("UNIQUE#Member#email#ann@x"), "SK", fromS("UNIQUE#Member#email#ann@x"),
        "_type", fromS("Member.email"), "_owner", AttributeValue.fromM(MemberCodec.key("m").attributes())));
    assertThat(club.operations()).containsExactly("TransactWriteItems");
    assertThat(club.events.get(0).pattern()).isEqualTo("Member.join");
    assertThat(club.events.get(0).capacityUnits()).isPositive();
  }

  @Test
  void aClaimedValueIsRefusedAndNothingIsLeftOfTheWrite() {
    club.join(Member.of("m", "ann@x"));
    assertThatThrownBy(() -> club.join(Member.of("n", "ANN@X").handle("n")))
        .isInstanceOfSatisfying(UniqueConstraintException.class, e -> {
          assertThat(e.component()).isEqualTo("email");
          assertThat(e).hasMessage("Member.join on table club (PK=MEMBER#n, SK=PROFILE):"
              + " the value of email belongs to another item.");
        });
    assertThat(club.member("n")).isEmpty();
    assertThat(isClaimed(MemberCodec.marker("handle", "n"))).isFalse();
    assertThat(club.all()).hasSize(2);
  }

  @Test
  void aValueThatCannotBeAKeyIsRefusedBeforeAnythingIsSent() {
    assertThatThrownBy(() -> club.join(Member.of("m", "x".repeat(2000)))).isInstanceOf(InvalidKeyException.class)
        .hasMessageStartingWith("Member.join on table club (PK=MEMBER#m, SK=PROFILE): SK cannot be used in a key");
    assertThat(club.events).isEmpty();
  }

  @Test
  void aCreateOfAnItemThatIsThereSaysThatFirst() {
    Member joined = club.join(Member.of("m", "ann@x"));
    club.join(Member.of("n", "bea@x"));
    assertThatThrownBy(() -> club.join(Member.of("m", "bea@x")))
        .isInstanceOfSatisfying(ItemAlreadyExistsException.class, e -> assertThat(e.item()).contains(joined));
    assertThat(club.all()).hasSize(4);
  }

  @Test
  void anOptionalComponentClaimsOnlyWhatItHas() {
    club.join(Member.of("m", "ann@x"));
    club.join(Member.of("n", "bea@x"));
    assertThat(club.all()).hasSize(4);
    club.edit("m", club.edit().set("handle", ValueCodec.string(), "h"), new WriteCondition());
    assertThatThrownBy(() -> club.edit("n", club.edit().set("handle", ValueCodec.string(), "h"), new WriteCondition()))
        .isInstanceOfSatisfying(UniqueConstraintException.class, e -> assertThat(e.component()).isEqualTo("handle"));
    club.edit("m", club.edit().remove("handle"), new WriteCondition());
    assertThat(isClaimed(MemberCodec.marker("handle", "h"))).isFalse();
    assertThat(club.edit("n", club.edit().set("handle", ValueCodec.string(), "h"), new WriteCondition()).handle())
        .contains("h");
  }

  @Test
  void anUpdateMovesTheMarkerAndAnswersWhatIsStored() {
    club.join(Member.of("m", "ann@x"));
    Member moved = move("m", "bea@x");
    assertThat(moved.email()).isEqualTo("bea@x");
    assertThat(moved.version()).isEqualTo(2);
    assertThat(club.member("m")).contains(moved);
    assertThat(isClaimed(email("ann@x"))).isFalse();
    assertThat(isClaimed(email("bea@x"))).isTrue();
    assertThat(club.operations()).containsSubsequence("GetItem", "TransactWriteItems", "GetItem");
    club.join(Member.of("n", "ann@x"));
    assertThatThrownBy(() -> move("n", "Bea@x")).isInstanceOf(UniqueConstraintException.class);
    assertThat(isClaimed(email("ann@x"))).isTrue();
  }

  @Test
  void anUpdateToTheSameValueInAnotherCaseLeavesTheMarkerAlone() {
    club.join(Member.of("m", "ann@x"));
    Map<String, AttributeValue> marker = club.stored(email("ann@x"));
    assertThat(move("m", "ANN@X").email()).isEqualTo("ANN@X");
    assertThat(club.stored(email("ann@x"))).isEqualTo(marker);
    assertThat(club.all()).hasSize(2);
  }

  @Test
  void anUpdateOfOtherComponentsIsOneRequest() {
    club.join(Member.of("m", "ann@x"));
    club.edit("m", club.edit().set("name", ValueCodec.string(), "Bea"), new WriteCondition());
    assertThat(club.operations()).endsWith("TransactWriteItems", "UpdateItem");
  }

  @Test
  void conditionsOfAUniqueUpdateAreToldApartAsElsewhere() {
    assertThatThrownBy(() -> move("m", "ann@x")).isInstanceOf(ItemNotFoundException.class);
    club.join(Member.of("m", "ann@x"));
    assertThatThrownBy(() -> club.edit("m", club.edit().set("email", ValueCodec.string(), "b"),
        new WriteCondition().version("version", 5))).isInstanceOf(VersionConflictException.class);
    assertThatThrownBy(() -> club.edit("m", club.edit().set("email", ValueCodec.string(), "b"),
        new WriteCondition().given("email", ValueCodec.string(), "c"))).isInstanceOf(StaleValueException.class);
    assertThat(isClaimed(email("b"))).isFalse();
    assertThat(isClaimed(email("ann@x"))).isTrue();
  }

  @Test
  void aComputedValueIsRefused() {
    club.join(Member.of("m", "ann@x"));
    assertThatThrownBy(() -> club.edit("m", club.edit().assign(
        Expression.of("#0 = if_not_exists(#1, :0)", "email", "name").with(ValueCodec.string(), "a")),
        new WriteCondition())).isInstanceOf(KeywrightException.class)
        .hasMessageContaining("Member.edit (PK=MEMBER#m, SK=PROFILE): computes email");
  }

  @Test
  void aPutMovesMarkers() {
    Member joined = club.join(Member.of("m", "ann@x").handle("h"));
    Member put = club.put(joined.email("bea@x"));
    assertThat(isClaimed(email("ann@x"))).isFalse();
    assertThat(isClaimed(email("bea@x"))).isTrue();
    assertThat(isClaimed(MemberCodec.marker("handle", "h"))).isTrue();
    club.join(Member.of("n", "cleo@x"));
    assertThatThrownBy(() -> club.put(put.email("cleo@x"))).isInstanceOf(UniqueConstraintException.class);
    assertThat(club.put(Member.of("o", "dora@x")).version()).isEqualTo(1);
    assertThat(isClaimed(email("dora@x"))).isTrue();
    assertThatThrownBy(() -> club.put(Member.of("p", "dora@x"))).isInstanceOf(UniqueConstraintException.class);
    assertThatThrownBy(() -> club.put(joined)).isInstanceOf(VersionConflictException.class);
  }

  @Test
  void aDeleteReleases() {
    Member joined = club.join(Member.of("m", "ann@x").handle("h"));
    assertThat(club.leave("m")).contains(joined);
    assertThat(club.all()).isEmpty();
    assertThat(club.leave("m")).isEmpty();
    club.join(Member.of("n", "ann@x"));
  }

  @Test
  void aValueCanBeTakenAgainWhenItsOwnersTimeIsOver() {
    Lease first = club.lease("a", "1", 10);
    club.table.execute(club.table.create(Club.LEASE, LeaseCodec.INSTANCE, first));
    assertThat(club.stored(LeaseCodec.marker(first))).containsEntry("expiresAt", AttributeValue.fromN("1767225610"));
    assertThatThrownBy(() -> club.table.execute(
        club.table.create(Club.LEASE, LeaseCodec.INSTANCE, club.lease("b", "1", 99))))
        .isInstanceOf(UniqueConstraintException.class);
    club.pass(Duration.ofSeconds(10));
    club.table.execute(club.table.create(Club.LEASE, LeaseCodec.INSTANCE, club.lease("b", "1", 99)));
    club.table.execute(club.table.delete(Club.LEASE, LeaseCodec.INSTANCE, LeaseCodec.key("a"), new WriteCondition()));
    assertThat(isClaimed(LeaseCodec.marker(first))).as("not the new owner's marker").isTrue();
    club.table.execute(club.table.put(Club.LEASE, LeaseCodec.INSTANCE, club.lease("a", "2", 99)));
    assertThat(isClaimed(LeaseCodec.marker(first))).as("not the new owner's marker").isTrue();
  }

  @Test
  void aMarkerLivesAsLongAsItsOwner() {
    Lease lease = club.lease("a", "1", 10);
    club.table.execute(club.table.create(Club.LEASE, LeaseCodec.INSTANCE, lease));
    Lease longer = club.table.execute(club.table.update(Club.LEASE, LeaseCodec.INSTANCE, LeaseCodec.key("a"),
        new Change().set("expiresAt", ValueCodec.timeToLive(), club.now.plusSeconds(50)),
        new WriteCondition()));
    assertThat(longer.expiresAt()).isEqualTo("2026-01-01T00:00:50Z");
    assertThat(club.stored(LeaseCodec.marker(lease))).containsEntry("expiresAt", AttributeValue.fromN("1767225650"));
    club.pass(Duration.ofSeconds(20));
    assertThatThrownBy(() -> club.table.execute(
        club.table.create(Club.LEASE, LeaseCodec.INSTANCE, club.lease("b", "1", 99))))
        .isInstanceOf(UniqueConstraintException.class);
  }

  @Test
  void aMarkerThatIsAnothersIsNotReleased() {
    club.join(Member.of("m", "ann@x"));
    Map<String, AttributeValue> stolen = new HashMap<>(club.stored(email("ann@x")));
    stolen.put("_owner", AttributeValue.fromM(MemberCodec.key("thief").attributes()));
    club.store(stolen);
    move("m", "bea@x");
    assertThat(club.stored(email("ann@x"))).isEqualTo(stolen);
    assertThat(isClaimed(email("bea@x"))).isTrue();
  }

  @Test
  void whatChangedBetweenReadingAndWritingIsReadAgain() {
    club.join(Member.of("m", "ann@x"));
    AtomicInteger reads = new AtomicInteger();
    var meddled = club.connect(new Meddling(club.db.client(), () -> {
      if (reads.getAndIncrement() == 0) {
        move("m", "between@x");
      }
    }));
    Member moved = meddled.execute(meddled.update(Club.EDIT, MemberCodec.INSTANCE, MemberCodec.key("m"),
        club.edit().set("email", ValueCodec.string(), "last@x"), new WriteCondition()));
    assertThat(moved.email()).isEqualTo("last@x");
    assertThat(moved.version()).isEqualTo(3);
    assertThat(club.all()).hasSize(2);
    assertThat(isClaimed(email("last@x"))).isTrue();
  }

  @Test
  void markersAreForeignToQuestionsAndNotUnknown() {
    club.join(Member.of("m", "ann@x"));
    String partition = "UNIQUE#Member#email#ann@x";
    assertThat(club.table.query(ReadPattern.named("Member.any"), MemberCodec.INSTANCE,
        KeyCondition.partition("PK", partition)).list()).isEmpty();
    assertThat(club.events.get(club.events.size() - 1).foreignItems()).isEqualTo(1);
    Map<String, AttributeValue> untyped = new HashMap<>(club.stored(email("ann@x")));
    untyped.remove("_type");
    club.store(untyped);
    assertThat(club.table.query(ReadPattern.named("Member.any"), MemberCodec.INSTANCE,
        KeyCondition.partition("PK", partition)).list()).isEmpty();
    assertThat(club.events.get(club.events.size() - 1).unknownItems()).isEmpty();
  }
}
