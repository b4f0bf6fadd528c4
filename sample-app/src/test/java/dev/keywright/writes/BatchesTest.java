package dev.keywright.writes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.BatchIncompleteException;
import dev.keywright.runtime.BatchItems;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Many items that are no transaction: none is lost in silence. */
class BatchesTest {
  private final Depot depot = new Depot();
  private final LeaseRepository leases = depot.table.lease();

  @AfterEach
  void close() {
    depot.close();
  }

  private List<Lease> leases(int count) {
    return IntStream.range(0, count).mapToObj(number -> new Lease("r" + number, "ann", number % 2 == 0
        ? Optional.of("work") : Optional.empty(), number, depot.in(60 + number), null)).toList();
  }

  private static LeaseKey key(int number) {
    return new LeaseKey("r" + number);
  }

  @Test
  void sixtyWritesAreAllStoredThroughLeftoversAndThrottling() {
    depot.db.faults().on("BatchWriteItem").nth(1).leaveUnprocessed(7);
    depot.db.faults().on("BatchWriteItem").nth(2).throttle();
    depot.db.faults().on("BatchWriteItem").nth(3).leaveUnprocessed(0);
    depot.db.faults().on("BatchWriteItem").nth(5).loseAnswer();

    List<Lease> stored = leases.storeMany(leases(60));

    assertThat(stored).hasSize(60).extracting(Lease::resource).startsWith("r0", "r1").endsWith("r59");
    assertThat(stored).allSatisfy(lease -> assertThat(lease.until().getNano()).isZero());
    World world = new World(depot.now());
    stored.forEach(world::keep);
    new FullCheck(depot, world).check();
  }

  @Test
  void whatCouldNotBeWrittenIsNamedAsItWasGiven() {
    DepotTable impatient = DepotTable.builder(depot.db.client()).clock(depot.clock)
        .batchPatience(Duration.ofMillis(50)).build();
    IntStream.range(2, 100).forEach(call -> depot.db.faults().on("BatchWriteItem").nth(call).leaveUnprocessed(0));
    List<Lease> given = leases(30);

    assertThatThrownBy(() -> impatient.lease().storeMany(given))
        .isInstanceOfSatisfying(BatchIncompleteException.class, e -> {
          assertThat(e.unprocessed()).isNotEmpty().isSubsetOf(given);
          assertThat(e.unprocessed()).as("what is left of 30").hasSizeLessThan(30);
          List<Object> stored = new ArrayList<>(given);
          stored.removeAll(e.unprocessed());
          assertThat(depot.all()).hasSize(stored.size()).extracting(item -> item.get("resource").s())
              .containsExactlyInAnyOrderElementsOf(stored.stream().map(lease -> ((Lease) lease).resource()).toList());
        });
  }

  @Test
  void of250KeysFoundAndMissingAreToldApartInTheOrderAsked() {
    leases.storeMany(leases(200));
    List<LeaseKey> asked = new ArrayList<>();
    IntStream.range(0, 240).map(number -> 239 - number).mapToObj(BatchesTest::key).forEach(asked::add);
    IntStream.range(0, 10).mapToObj(BatchesTest::key).forEach(asked::add);
    depot.db.faults().on("BatchGetItem").nth(2).leaveUnprocessed(3);

    BatchItems<LeaseKey, Lease> items = leases.findMany(asked);

    assertThat(items.found()).extracting(LeaseKey::of)
        .isEqualTo(IntStream.range(0, 200).map(number -> 199 - number).mapToObj(BatchesTest::key).toList());
    assertThat(items.missing())
        .isEqualTo(IntStream.range(0, 40).map(number -> 239 - number).mapToObj(BatchesTest::key).toList());
    assertThat(items.get(key(7))).map(Lease::renewals).contains(7L);
  }

  @Test
  void whatHasExpiredIsMissing() {
    leases.storeMany(leases(3));
    depot.pass(Duration.ofSeconds(61));
    assertThat(leases.findMany(List.of(key(0), key(1), key(2))).missing()).containsExactly(key(0), key(1));
  }

  @Test
  void manyAreRemovedAlsoIfTheyAreNotThere() {
    leases.storeMany(leases(40));
    leases.removeMany(IntStream.range(10, 60).mapToObj(BatchesTest::key).toList());
    assertThat(depot.all()).hasSize(10);
  }
}
