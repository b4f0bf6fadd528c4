package dev.keywright.writes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.TransactionFailedException;
import dev.keywright.runtime.UniqueConstraintException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * Many threads write the same few items, without and with faults. Nobody can say who comes first, but afterwards each
 * index holds exactly the items that it should, and each unique value has exactly its owner's marker.
 * {@code -Dkeywright.tries=2000} makes each thread write so often.
 */
class ConcurrencyTest {
  private static final int WRITES = Integer.getInteger("keywright.tries", 30);
  private static final int THREADS = 10;

  private final Depot depot = new Depot();

  @AfterEach
  void close() {
    depot.close();
  }

  private static <T> List<T> together(int threads, List<Callable<T>> calls) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<T> results = new ArrayList<>();
      for (Future<T> done : pool.invokeAll(calls)) {
        results.add(done.get());
      }
      return results;
    } finally {
      pool.shutdownNow();
    }
  }

  /** What is there, as the repositories read it; then all that is stored has to be what these records mean. */
  private World found() {
    World world = new World(depot.now());
    for (String id : List.of("m1", "m#2", "m3", "m4", "m5")) {
      depot.table.member().find("t", id).ifPresent(found -> world.members.put(MemberKey.of(found), found));
    }
    for (String project : List.of("p1", "p#2")) {
      for (String id : List.of("a", "b$", "#")) {
        depot.table.job().find(project, id).ifPresent(found -> world.jobs.put(JobKey.of(found), found));
      }
    }
    for (String resource : List.of("r1", "r#2", "r3")) {
      depot.table.lease().find(resource).ifPresent(found -> world.leases.put(LeaseKey.of(found), found));
    }
    return world;
  }

  private void storm() throws Exception {
    AtomicInteger succeeded = new AtomicInteger();
    List<Callable<Void>> writers = new ArrayList<>();
    for (int thread = 0; thread < THREADS; thread++) {
      Chance chance = new Chance(new Random(thread));
      writers.add(() -> {
        for (int write = 0; write < WRITES; write++) {
          succeeded.addAndGet(write(chance) ? 1 : 0);
        }
        return null;
      });
    }
    together(THREADS, writers);
    depot.db.faults().clear();
    assertThat(succeeded.get()).as("writes that were done").isGreaterThan(THREADS * WRITES / 10);
    new FullCheck(depot, found()).check();
  }

  private boolean write(Chance chance) {
    World world = found(chance);
    Move move = chance.below(4) == 0 ? new JobMoves(chance, world, depot.table).next()
        : chance.oneIn(6) ? new LeaseMoves(chance, world, depot.table).next()
        : new MemberMoves(chance, world, depot.table).next();
    try {
      if (chance.oneIn(3)) {
        depot.table.writeTransaction().add(move.operation().get()).commit();
      } else {
        depot.connection.execute(move.operation().get());
      }
      return true;
    } catch (ConditionFailedException | TransactionFailedException | SdkException refused) {
      return false;
    }
  }

  /** What a writer believes is sometimes what it has just read, and sometimes nothing. */
  private World found(Chance chance) {
    return chance.oneIn(4) ? found() : new World(depot.now());
  }

  @Test
  void whateverComesFirstIndexesAndMarkersAreTrue() throws Exception {
    storm();
  }

  @Test
  void soTheyAreIfAnswersAreLostAndWritersAreThrottled() throws Exception {
    for (String operation : List.of("PutItem", "UpdateItem", "DeleteItem", "TransactWriteItems")) {
      depot.db.faults().on(operation).withProbability(0.04, 1).loseAnswer();
      depot.db.faults().on(operation).withProbability(0.04, 2).throttle();
      depot.db.faults().on(operation).withProbability(0.02, 3).internalError();
    }
    for (String operation : List.of("PutItem", "UpdateItem", "DeleteItem")) {
      depot.db.faults().on(operation).withProbability(0.04, 4).conflict();
    }
    depot.db.faults().on("TransactWriteItems").withProbability(0.05, 5).cancelTransaction("TransactionConflict");
    storm();
  }

  private static Member member(int number, String email) {
    return new Member("t", "m" + number, email, Optional.empty(), "red", "nick" + number, Optional.empty(), 0,
        Optional.empty(), 0);
  }

  @Test
  void of50ThreadsThatJoinWithOneAddressOneWins() throws Exception {
    List<Callable<Boolean>> claims = new ArrayList<>();
    for (int number = 0; number < 50; number++) {
      Member member = member(number, number % 2 == 0 ? "Ann@x" : "ann@X");
      claims.add(() -> isWon(() -> depot.table.member().join(member)));
    }
    assertThat(together(50, claims)).containsOnlyOnce(true);
    assertThat(depot.all()).as("a member, and the markers of its address and its name").hasSize(3);
  }

  @Test
  void of50MembersThatClaimOneAddressOneWinsAndTheOthersKeepTheirs() throws Exception {
    List<Callable<Boolean>> claims = new ArrayList<>();
    for (int number = 0; number < 50; number++) {
      String memberId = depot.table.member().join(member(number, number + "@x")).memberId();
      claims.add(() -> isWon(() -> depot.table.member().claim("t", memberId, "ann@x")));
    }
    assertThat(together(50, claims)).containsOnlyOnce(true);
    World world = new World(depot.now());
    depot.table.member().inClub("red").list().forEach(found -> world.members.put(MemberKey.of(found), found));
    assertThat(world.members.values()).hasSize(50).filteredOn(found -> found.email().equals("ann@x")).hasSize(1);
    new FullCheck(depot, world).check();
  }

  private static boolean isWon(Runnable claim) {
    try {
      claim.run();
      return true;
    } catch (UniqueConstraintException taken) {
      assertThat(taken.component()).isEqualTo("email");
      return false;
    }
  }
}
