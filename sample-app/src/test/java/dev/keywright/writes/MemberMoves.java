package dev.keywright.writes;

import static dev.keywright.writes.World.condition;
import static dev.keywright.writes.World.given;
import static dev.keywright.writes.World.version;

import dev.keywright.runtime.WriteOperation;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Random writes of a member, whose unique values are few. */
final class MemberMoves {
  private final Chance chance;
  private final MemberRepository members;
  private final MemberOperations on;
  private final Instant now;
  private final MemberKey key;
  private final Member believed;

  MemberMoves(Chance chance, World world, DepotTable table) {
    this.chance = chance;
    this.members = table.member();
    this.on = members.operations();
    this.now = world.now;
    this.key = new MemberKey("t", chance.of("m1", "m#2", "m3", "m4"));
    Member stored = world.members.get(key);
    this.believed = stored == null || chance.oneIn(8) ? any() : stored;
  }

  private Member any() {
    return new Member(key.tenant(), key.memberId(), email(), chance.maybe(() -> chance.of("h1", "h#2", "h3")), club(), nick(),
        chance.maybe(() -> "note"), chance.below(3), chance.maybe(this::time), chance.below(3));
  }

  private String email() {
    return chance.of("Ann@x", "ann@X", "bob@x", "c#d@x", "dee@x", "eve@x");
  }

  private String club() {
    return chance.of("red", "blue");
  }

  private String nick() {
    return chance.of("Al", "AL", "bo", "$y", "cy");
  }

  /** Mostly in the future. */
  private Instant time() {
    return now.plusSeconds(chance.below(4000) - 200L);
  }

  Move next() {
    return switch (chance.below(14)) {
      case 0, 1, 2 -> join();
      case 3 -> store();
      case 4 -> claim();
      case 5 -> transfer();
      case 6 -> switchClub();
      case 7, 8 -> edit();
      case 9 -> update("anonymise", () -> on.anonymise(key, "gone"), List.of(), old -> new Member(old.tenant(), old.memberId(),
          old.email(), Optional.empty(), old.club(), old.nick(), Optional.of("gone"), old.visits(), old.until(), 0));
      case 10 -> until();
      case 11 -> update("touch", () -> on.touch(key, 2), List.of(), old -> new Member(old.tenant(), old.memberId(),
          old.email(), old.handle(), old.club(), old.nick(), old.note(), old.visits() + 2, old.until(), 0));
      case 12 -> leave();
      default -> new Move("mustBeIn " + key, () -> on.mustBeIn(key, believed.club()), world -> {
        world.member(key, List.of(condition(old -> old.club().equals(believed.club()))));
        return null;
      });
    };
  }

  private Move update(String text, Supplier<WriteOperation<?>> operation, List<Consumer<Member>> asked,
      Function<Member, Member> change) {
    return new Move(text + " " + key, operation, world -> world.updateMember(key, asked, change));
  }

  private Move join() {
    Member member = any();
    return new Move("join " + member, () -> on.join(member), world -> world.joinMember(member));
  }

  private Move store() {
    Member other = any();
    Member member = new Member(other.tenant(), other.memberId(), other.email(), other.handle(), other.club(), other.nick(),
        other.note(), other.visits(), other.until(), chance.oneIn(4) ? 0 : believed.version());
    return new Move("store " + member, () -> on.store(member), world -> world.putMember(member));
  }

  private Move claim() {
    String email = email();
    return update("claim " + email, () -> on.claim(key, email), List.of(), old -> new Member(old.tenant(), old.memberId(),
        email, old.handle(), old.club(), old.nick(), old.note(), old.visits(), old.until(), 0));
  }

  private Move transfer() {
    String club = club();
    String nick = nick();
    return update("transfer " + club + " " + nick, () -> on.transfer(key, club, nick), List.of(), old ->
        new Member(old.tenant(), old.memberId(), old.email(), old.handle(), club, nick, old.note(), old.visits(),
            old.until(), 0));
  }

  private Move switchClub() {
    String club = club();
    return update("switchClub " + club, () -> on.switchClub(key, believed.nick(), club),
        List.of(given("nick", Member::nick, believed)), old -> new Member(old.tenant(), old.memberId(), old.email(),
            old.handle(), club, old.nick(), old.note(), old.visits(), old.until(), 0));
  }

  private Move edit() {
    Optional<String> email = chance.maybe(this::email);
    Optional<Optional<String>> handle = chance.maybe(() -> chance.maybe(() -> chance.of("h1", "h#2", "h3")));
    Supplier<WriteOperation<?>> operation = () -> {
      MemberRepository.Edit edit = members.edit(key, believed.version());
      email.ifPresent(edit::email);
      handle.ifPresent(value -> value.map(edit::handle).orElseGet(edit::removeHandle));
      return edit.operation();
    };
    List<Consumer<Member>> asked = List.of(version(Member::version, believed.version()));
    String text = "edit " + email + " " + handle;
    return email.isEmpty() && handle.isEmpty()
        ? new Move(text + " " + key, operation, world -> world.member(key, asked))
        : update(text, operation, asked, old -> new Member(old.tenant(), old.memberId(), email.orElse(old.email()),
            handle.orElse(old.handle()), old.club(), old.nick(), old.note(), old.visits(), old.until(), 0));
  }

  private Move until() {
    Optional<Instant> until = chance.maybe(this::time);
    return update("until " + until, () -> until.<WriteOperation<?>>map(time -> on.renew(key, time)).orElseGet(() -> on.keep(key)),
        List.of(), old -> new Member(old.tenant(), old.memberId(), old.email(), old.handle(), old.club(), old.nick(),
            old.note(), old.visits(), until, 0));
  }

  private Move leave() {
    return switch (chance.below(3)) {
      case 0 -> new Move("leave " + key, () -> on.leave(key), world -> world.deleteMember(key, List.of()));
      case 1 -> new Move("leaveVersion " + key, () -> on.leaveVersion(key, believed.version()),
          world -> world.deleteMember(key, List.of(version(Member::version, believed.version()))));
      default -> new Move("leaveIf " + key, () -> on.leaveIf(key, believed.club()), world ->
          world.deleteMember(key, List.of(condition(old -> old.club().equals(believed.club())))));
    };
  }
}
