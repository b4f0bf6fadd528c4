package dev.keywright.writes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.BatchItems;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Random writes of several items that are no transaction, each done and compared at once. */
record ManyMoves(Chance chance, World world, Depot depot) {

  void next(List<String> story) {
    switch (chance.below(6)) {
      case 0 -> storeMany(story);
      case 1 -> removeMany(story);
      case 2 -> findMany(story);
      case 3 -> releaseAll(story);
      case 4 -> closeClub(story);
      default -> dropDone(story);
    }
    if (chance.oneIn(3)) {
      story.add(world.now + " expired items are deleted");
      depot.db.deleteExpired();
      world.forgetExpired();
    }
  }

  private void storeMany(List<String> story) {
    List<Lease> given = chance.list(4, () -> new LeaseMoves(chance, world, depot.table).any());
    Map<LeaseKey, Lease> last = new LinkedHashMap<>();
    given.forEach(lease -> last.put(LeaseKey.of(lease), lease));
    List<Lease> distinct = List.copyOf(last.values());
    story.add(world.now + " storeMany " + distinct);
    assertThat(depot.table.lease().storeMany(distinct))
        .isEqualTo(distinct.stream().map(lease -> world.putLease(lease, false)).toList());
  }

  private Set<LeaseKey> keys() {
    return new LinkedHashSet<>(chance.list(4, () -> new LeaseKey(chance.of("r1", "r#2", "r3", "nobody"))));
  }

  private void removeMany(List<String> story) {
    Set<LeaseKey> keys = keys();
    story.add(world.now + " removeMany " + keys);
    depot.table.lease().removeMany(keys);
    world.leases.keySet().removeAll(keys);
  }

  private void findMany(List<String> story) {
    Set<LeaseKey> keys = keys();
    story.add(world.now + " findMany " + keys);
    BatchItems<LeaseKey, Lease> items = depot.table.lease().findMany(keys);
    assertThat(items.found()).isEqualTo(
        keys.stream().map(world.leases::get).filter(world::isLive).toList());
    assertThat(items.missing()).isEqualTo(keys.stream().filter(key -> !world.isLive(world.leases.get(key))).toList());
  }

  private void releaseAll(List<String> story) {
    Instant before = world.now.plusSeconds(chance.below(1500));
    story.add(world.now + " releaseAll ann " + before);
    assertThat(depot.table.lease().releaseAll("ann", before)).isEqualTo(world.releaseAll("ann", before));
  }

  private void closeClub(List<String> story) {
    story.add(world.now + " close red");
    assertThat(depot.table.member().close("red")).isEqualTo(world.closeClub("red"));
  }

  private void dropDone(List<String> story) {
    story.add(world.now + " dropDone p1");
    List<Job> done = world.jobs.values().stream()
        .filter(job -> job.project().equals("p1") && job.status() == Status.DONE).toList();
    assertThat(depot.table.job().dropDone("p1")).isEqualTo(done.size());
    done.forEach(job -> world.jobs.remove(JobKey.of(job)));
  }
}
