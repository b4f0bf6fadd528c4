package dev.keywright.writes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ItemAlreadyExistsException;
import dev.keywright.runtime.UniqueConstraintException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A unique value has one owner, whatever is written, and is free once its owner has another or is gone. */
class UniqueMembersTest {
  private final Depot depot = new Depot();
  private final MemberRepository members = depot.table.member();

  @AfterEach
  void closeAfterAFullCheck() {
    World world = new World(depot.now());
    depot.all().stream().filter(item -> item.get("_type").s().equals("Member"))
        .map(item -> new MemberKey(item.get("tenant").s(), item.get("memberId").s()))
        .forEach(key -> members.find(key).ifPresent(member -> world.members.put(key, member)));
    new FullCheck(depot, world).check();
    depot.close();
  }

  private static Member member(String memberId, String email) {
    return new Member("t", memberId, email, Optional.empty(), "red", memberId, Optional.empty(), 0, Optional.empty(), 0);
  }

  private static Member handle(Member member, String handle) {
    return new Member(member.tenant(), member.memberId(), member.email(), Optional.of(handle), member.club(), member.nick(),
        member.note(), member.visits(), member.until(), member.version());
  }

  private static Member until(Member member, Instant until) {
    return new Member(member.tenant(), member.memberId(), member.email(), member.handle(), member.club(), member.nick(),
        member.note(), member.visits(), Optional.of(until), member.version());
  }

  private static void assertTaken(String component, ThrowingCallable write) {
    assertThatThrownBy(write).isInstanceOfSatisfying(UniqueConstraintException.class,
        e -> assertThat(e.component()).isEqualTo(component));
  }

  @Test
  void caseIsFoldedByTheTemplate() {
    members.join(member("m", "Ann@X"));
    assertTaken("email", () -> members.join(member("n", "aNN@x")));
    assertThat(members.claim("t", "m", "ann@x").email()).isEqualTo("ann@x");
  }

  @Test
  void aFailedCreateLeavesNothing() {
    members.join(member("m", "ann@x"));
    assertTaken("email", () -> members.join(handle(member("n", "ann@x"), "free")));
    assertThatThrownBy(() -> members.join(handle(member("m", "other@x"), "free")))
        .isInstanceOf(ItemAlreadyExistsException.class);
    assertThat(depot.all()).hasSize(3);
  }

  @Test
  void aValueIsFreeAfterItsOwnerHasAnother() {
    members.join(member("m", "ann@x"));
    members.claim("t", "m", "new@x");
    members.join(member("n", "ann@x"));
    assertTaken("email", () -> members.claim("t", "m", "ANN@x"));
  }

  @Test
  void aValueIsFreeAfterItsOwnerIsDeleted() {
    members.join(member("m", "ann@x"));
    assertThat(members.leave("t", "m")).isPresent();
    assertThat(depot.all()).isEmpty();
    members.join(member("n", "ann@x"));
  }

  @Test
  void aValueIsFreeAfterItsOwnerHasExpiredAndStaysWithTheNewOneWhenTheOldOneIsDeleted() {
    members.join(until(handle(member("m", "ann@x"), "h"), depot.in(10)));
    depot.pass(Duration.ofSeconds(10));
    members.join(handle(member("n", "ann@x"), "h"));

    assertThat(members.leave("t", "m")).isEmpty();
    assertTaken("email", () -> members.join(member("o", "ann@x")));
    depot.pass(Duration.ofDays(1));
    depot.db.deleteExpired();
    assertTaken("handle", () -> members.join(handle(member("o", "o@x"), "h")));
  }

  @Test
  void theMarkersOfAnOwnerThatIsRenewedLiveAsLong() {
    members.join(until(member("m", "ann@x"), depot.in(10)));
    members.renew("t", "m", depot.in(100));
    depot.pass(Duration.ofSeconds(50));
    depot.db.deleteExpired();
    assertTaken("email", () -> members.join(member("n", "ann@x")));

    members.keep("t", "m");
    depot.pass(Duration.ofSeconds(100));
    depot.db.deleteExpired();
    assertTaken("email", () -> members.join(member("n", "ann@x")));
  }

  @Test
  void anAbsentValueClaimsNothing() {
    members.join(member("m", "m@x"));
    members.join(member("n", "n@x"));
    members.edit("t", "m", 1).handle("h").save();
    assertTaken("handle", () -> members.edit("t", "n", 1).handle("h").save());

    members.anonymise("t", "m", "gone");
    assertThat(members.edit("t", "n", 1).handle("h").save().handle()).contains("h");
  }

  @Test
  void aValueThatIsUniqueWithinAnotherOneMovesWithIt() {
    members.join(member("al", "m@x"));
    members.join(member("bo", "n@x"));
    assertTaken("nick", () -> members.transfer("t", "bo", "red", "AL"));

    members.transfer("t", "bo", "blue", "AL");
    assertTaken("nick", () -> members.switchClub("t", "al", "al", "blue"));
    members.transfer("t", "bo", "blue", "bob");
    assertThat(members.switchClub("t", "al", "al", "blue").club()).isEqualTo("blue");
  }

  @Test
  void aPutMovesMarkers() {
    Member first = members.store(handle(member("m", "ann@x"), "h"));
    Member second = members.store(new Member("t", "m", "bob@x", Optional.empty(), "red", "m", Optional.empty(), 0,
        Optional.empty(), first.version()));

    members.join(handle(member("n", "ann@x"), "h"));
    assertTaken("email", () -> members.store(new Member("t", "m", "ann@x", Optional.empty(), "red", "m", Optional.empty(),
        0, Optional.empty(), second.version())));
  }

  @Test
  void aDeleteInTwoStepsTakesTheMarkersAlong() {
    for (String memberId : List.of("a", "b", "c")) {
      members.join(handle(member(memberId, memberId + "@x"), memberId));
    }
    members.transfer("t", "b", "blue", "b");

    assertThat(members.close("red")).isEqualTo(2);
    assertThat(depot.all()).hasSize(4);
    members.join(handle(member("d", "a@x"), "c"));
  }
}
