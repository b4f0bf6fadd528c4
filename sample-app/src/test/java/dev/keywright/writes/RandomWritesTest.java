package dev.keywright.writes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.TransactionFailedException;
import dev.keywright.runtime.WriteTransaction;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Random sequences of generated writes against plain maps: each answer and each refusal is what the rules say, and so is
 * all that is stored. {@code -Dkeywright.tries=5000} runs more sequences, {@code -Dkeywright.seed=7} others.
 */
class RandomWritesTest {
  private static final int TRIES = Integer.getInteger("keywright.tries", 15);
  private static final long SEED = Long.getLong("keywright.seed", 20260101);

  private final Depot depot = new Depot();

  @AfterEach
  void close() {
    depot.close();
  }

  @Test
  void eachWriteAloneDoesWhatTheRulesSay() {
    run(1);
  }

  @Test
  void transactionsDoAllOrNothing() {
    run(4);
  }

  private void run(int most) {
    for (int attempt = 0; attempt < TRIES; attempt++) {
      long seed = SEED + attempt;
      List<String> story = new ArrayList<>();
      try {
        depot.db.clear();
        sequence(new Chance(new Random(seed)), most, story);
      } catch (RuntimeException | AssertionError failure) {
        throw new AssertionError("keywright.seed=" + seed + ", after\n  " + String.join("\n  ", story), failure);
      }
    }
  }

  private void sequence(Chance chance, int most, List<String> story) {
    World world = new World(depot.now());
    for (int step = 0; step < 40; step++) {
      depot.pass(chance.oneIn(12) ? Duration.ofMinutes(20) : Duration.ofNanos(1_100_000_007));
      world.now = depot.now();
      if (most == 1 && chance.oneIn(8)) {
        new ManyMoves(chance, world, depot).next(story);
      } else if (most == 1) {
        single(moves(chance, world, 1).get(0), world, story);
      } else {
        together(moves(chance, world, 1 + chance.below(most)), world, story);
      }
      if (step % 13 == 12) {
        new FullCheck(depot, world).check();
      }
    }
  }

  /** Moves of different items, of one member at most: two of them might meet in a marker. */
  private List<Move> moves(Chance chance, World world, int count) {
    List<Move> moves = new ArrayList<>();
    Set<Object> items = new HashSet<>();
    while (moves.size() < count) {
      int kind = chance.below(5);
      if (kind < 2) {
        JobMoves jobs = new JobMoves(chance, world, depot.table);
        addIf(items.add(jobs.key()), moves, jobs::next);
      } else if (kind < 4) {
        addIf(items.add("a member"), moves, new MemberMoves(chance, world, depot.table)::next);
      } else {
        LeaseMoves leases = new LeaseMoves(chance, world, depot.table);
        addIf(items.add(leases.key()), moves, leases::next);
      }
    }
    return moves;
  }

  private static void addIf(boolean isNew, List<Move> moves, Supplier<Move> move) {
    if (isNew) {
      moves.add(move.get());
    }
  }

  private void single(Move move, World world, List<String> story) {
    story.add(world.now + " " + move);
    World after = world.copy();
    Object expected = expected(() -> move.rule().apply(after));
    assertThat(actual(() -> depot.connection.execute(move.operation().get()))).as("the answer to %s", move).isEqualTo(expected);
    if (!(expected instanceof Refusal)) {
      world.become(after);
    }
  }

  private void together(List<Move> moves, World world, List<String> story) {
    story.add(world.now + " " + moves);
    World after = world.copy();
    Refusal expected = null;
    for (int at = 0; at < moves.size() && expected == null; at++) {
      Move move = moves.get(at);
      expected = expected(() -> move.rule().apply(after)) instanceof Refusal refusal ? refusal.at(at) : null;
    }
    Object actual = actual(() -> {
      WriteTransaction transaction = depot.table.writeTransaction();
      for (Move move : moves) {
        transaction = transaction.add(move.operation().get());
      }
      transaction.commit();
      return null;
    });
    assertThat(whereverExpired(actual)).as("the answer to %s", moves).isEqualTo(whereverExpired(expected));
    if (expected == null) {
      world.become(after);
    }
  }

  /** An upsert takes an expired lease away before its transaction, which may then fail: so it is expired, or absent. */
  private static Object whereverExpired(Object answer) {
    return answer instanceof Refusal refusal && refusal.kind().equals("expired") && refusal.item() instanceof Lease
        ? new Refusal(refusal.position(), "absent", null) : answer;
  }

  private static Object expected(Supplier<Object> rule) {
    try {
      return rule.get();
    } catch (Refusal.Thrown refused) {
      return refused.refusal();
    }
  }

  private static Object actual(Supplier<Object> write) {
    try {
      return write.get();
    } catch (TransactionFailedException e) {
      return Refusal.of(e);
    } catch (ConditionFailedException e) {
      return Refusal.of(e);
    }
  }
}
