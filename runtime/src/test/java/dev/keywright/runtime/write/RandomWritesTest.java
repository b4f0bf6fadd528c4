package dev.keywright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.generated.Change;
import dev.keywright.runtime.generated.ValueCodec;
import dev.keywright.runtime.generated.WriteCondition;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Random sequences of writes against a plain map that follows the same rules, markers included. */
class RandomWritesTest {
  private static Club club;

  @BeforeContainer
  static void start() {
    club = new Club();
  }

  @AfterContainer
  static void stop() {
    club.close();
  }

  private enum Kind { JOIN, PUT, PUT_BLINDLY, MOVE, MOVE_OF_VERSION, NAME, LEAVE }

  private record Step(Kind kind, String memberId, String email, Optional<String> handle) {}

  @Provide
  Arbitrary<List<Step>> steps() {
    Arbitrary<String> memberIds = Arbitraries.of("a", "b", "c");
    Arbitrary<String> emails = Arbitraries.of("x", "X", "y", "z");
    Arbitrary<Optional<String>> handles = Arbitraries.of(Optional.empty(), Optional.of("p"), Optional.of("q"));
    return Combinators.combine(Arbitraries.of(Kind.class), memberIds, emails, handles).as(Step::new)
        .list().ofMinSize(1).ofMaxSize(25);
  }

  /** What is stored, as the rules say. */
  private static final class Oracle {
    private final Map<String, Member> members = new HashMap<>();

    Optional<Member> after(Step step) {
      Member old = members.get(step.memberId());
      boolean isFree = members.values().stream().noneMatch(other -> !other.memberId().equals(step.memberId())
          && (other.email().equalsIgnoreCase(step.email()) && step.kind() != Kind.NAME && step.kind() != Kind.LEAVE
              || other.handle().isPresent() && other.handle().equals(step.handle())
                  && step.kind() != Kind.NAME && step.kind() != Kind.LEAVE));
      boolean needsNone = step.kind() == Kind.JOIN || step.kind() == Kind.PUT_BLINDLY;
      boolean needsOne = !needsNone && step.kind() != Kind.PUT && step.kind() != Kind.LEAVE;
      if (!isFree || needsNone && old != null || needsOne && old == null) {
        return Optional.empty();
      }
      if (step.kind() == Kind.LEAVE) {
        members.remove(step.memberId());
        return Optional.ofNullable(old);
      }
      long version = old == null ? 1 : old.version() + 1;
      Member base = old == null ? Member.of(step.memberId(), step.email()) : old;
      boolean names = step.kind() == Kind.NAME;
      members.put(step.memberId(), new Member(step.memberId(), names ? base.email() : step.email(),
          names ? base.handle() : step.handle(), names ? "named" : base.name(), base.tags(), base.points(),
          base.createdAt(), base.updatedAt(), version));
      return Optional.of(members.get(step.memberId()));
    }
  }

  @Property(tries = 60)
  void whatIsStoredIsWhatTheRulesSay(@ForAll("steps") List<Step> steps) {
    club.db.clear();
    Oracle oracle = new Oracle();
    for (Step step : steps) {
      Member before = oracle.members.get(step.memberId());
      Optional<Member> expected = oracle.after(step);
      assertThat(told(done(step, before))).as("%s", step).isEqualTo(told(expected));
      assertThat(stored()).as("after %s", step).isEqualTo(shouldBe(oracle));
    }
  }

  private static Optional<Member> done(Step step, Member before) {
    try {
      return switch (step.kind()) {
        case JOIN -> Optional.of(club.join(written(step, null)));
        case PUT -> Optional.of(club.put(written(step, before)));
        case PUT_BLINDLY -> Optional.of(club.put(written(step, null)));
        case MOVE -> Optional.of(club.edit(step.memberId(), move(step), new WriteCondition()));
        case MOVE_OF_VERSION -> Optional.of(club.edit(step.memberId(), move(step),
            new WriteCondition().version("version", before == null ? 1 : before.version())));
        case NAME -> Optional.of(club.edit(step.memberId(),
            club.edit().set("name", ValueCodec.string(), "named"), new WriteCondition()));
        case LEAVE -> club.leave(step.memberId());
      };
    } catch (ConditionFailedException refused) {
      return Optional.empty();
    }
  }

  private static Member written(Step step, Member before) {
    Member base = before == null ? Member.of(step.memberId(), step.email()) : before.email(step.email());
    return new Member(base.memberId(), base.email(), step.handle(), base.name(), base.tags(), base.points(),
        base.createdAt(), base.updatedAt(), base.version());
  }

  private static Change move(Step step) {
    Change change = club.edit().set("email", ValueCodec.string(), step.email());
    return step.handle().isPresent() ? change.set("handle", ValueCodec.string(), step.handle().get())
        : change.remove("handle");
  }

  /** Without the times, which the oracle does not keep. */
  private static Optional<String> told(Optional<Member> member) {
    return member.map(RandomWritesTest::told);
  }

  private static String told(Member member) {
    return member.memberId() + " " + member.email() + " " + member.handle() + " " + member.name() + " "
        + member.version();
  }

  private static Set<String> stored() {
    Set<String> all = new HashSet<>();
    for (Map<String, AttributeValue> item : club.all()) {
      if (item.get("_type").s().equals("Member")) {
        all.add(told(club.member(item.get("memberId").s()).orElseThrow()));
      } else {
        all.add(item.get("PK").s() + " of " + item.get("_owner").m().get("PK").s());
      }
    }
    return all;
  }

  private static Set<String> shouldBe(Oracle oracle) {
    Set<String> all = new HashSet<>();
    for (Member member : oracle.members.values()) {
      String owner = " of MEMBER#" + member.memberId();
      all.add(told(member));
      all.add("UNIQUE#Member#email#" + member.email().toLowerCase(Locale.ROOT) + owner);
      member.handle().ifPresent(handle -> all.add("UNIQUE#Member#handle#" + handle + owner));
    }
    return all;
  }
}
