package dev.keywright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.ItemAlreadyExistsException;
import dev.keywright.runtime.ItemNotFoundException;
import dev.keywright.runtime.UniqueConstraintException;
import dev.keywright.runtime.generated.ValueCodec;
import dev.keywright.runtime.generated.WriteCondition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Many threads at the same unique values: one of them wins each, and no marker is left behind or lost. */
class UniqueThreadsTest {
  private final Club club = new Club();

  @AfterEach
  void close() {
    club.close();
  }

  private Member move(String memberId, String email) {
    return club.edit(memberId, club.edit().set("email", ValueCodec.string(), email), new WriteCondition());
  }

  @Test
  void ofFiftyThreadsThatClaimOneValueOneWins() throws Exception {
    List<Object> outcomes = inParallel(50, number -> {
      try {
        return club.join(Member.of("m-" + number, "ann@x"));
      } catch (UniqueConstraintException e) {
        return e;
      }
    });
    assertThat(outcomes).filteredOn(Member.class::isInstance).hasSize(1);
    assertThat(outcomes).filteredOn(UniqueConstraintException.class::isInstance).hasSize(49);
    assertThat(club.all()).hasSize(2);
  }

  @Test
  void threadsThatMoveMembersAboutLeaveMarkersTrue() throws Exception {
    for (int number = 0; number < 4; number++) {
      club.join(Member.of("m-" + number, "start-" + number));
    }
    inParallel(8, thread -> {
      Random random = new Random(thread);
      for (int i = 0; i < 15; i++) {
        try {
          if (random.nextInt(5) == 0) {
            club.leave("m-" + random.nextInt(4));
            club.join(Member.of("m-" + random.nextInt(4), "mail-" + random.nextInt(6)));
          } else {
            move("m-" + random.nextInt(4), "mail-" + random.nextInt(6));
          }
        } catch (UniqueConstraintException | ItemNotFoundException | ItemAlreadyExistsException refused) {
          // One of the others was there first.
        }
      }
      return thread;
    });
    List<String> owned = new ArrayList<>();
    List<String> claimed = new ArrayList<>();
    for (Map<String, AttributeValue> item : club.all()) {
      if (item.get("_type").s().equals("Member")) {
        owned.add(item.get("PK").s() + " has " + item.get("email").s());
      } else {
        claimed.add(item.get("_owner").m().get("PK").s() + " has " + item.get("PK").s().substring(20));
      }
    }
    assertThat(claimed).containsExactlyInAnyOrderElementsOf(owned);
  }

  private interface Work {
    Object at(int number) throws Exception;
  }

  private static List<Object> inParallel(int threads, Work work) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Callable<Object>> all = new ArrayList<>();
      for (int number = 0; number < threads; number++) {
        int own = number;
        all.add(() -> work.at(own));
      }
      List<Object> outcomes = new ArrayList<>();
      for (Future<Object> future : pool.invokeAll(all)) {
        outcomes.add(future.get());
      }
      return outcomes;
    } finally {
      pool.shutdown();
    }
  }
}
