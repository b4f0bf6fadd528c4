package dev.keywright.writes;

import static dev.keywright.writes.World.condition;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Random writes of a lease, which expires soon. */
final class LeaseMoves {
  private final Chance chance;
  private final LeaseOperations on;
  private final Instant now;
  private final LeaseKey key;
  private final String holder;

  LeaseMoves(Chance chance, World world, DepotTable table) {
    this.chance = chance;
    this.on = table.lease().operations();
    this.now = world.now;
    this.key = new LeaseKey(chance.of("r1", "r#2", "r3"));
    this.holder = chance.of("ann", "b#b");
  }

  Lease any() {
    return new Lease(key.resource(), holder, chance.maybe(() -> chance.of("work", "play")), chance.below(3), time(),
        chance.oneIn(2) ? null : Depot.START.minusSeconds(5));
  }

  private Instant time() {
    return now.plusSeconds(chance.below(2000) - 200L);
  }

  LeaseKey key() {
    return key;
  }

  Move next() {
    return switch (chance.below(8)) {
      case 0, 1 -> take();
      case 2 -> store();
      case 3 -> renew();
      case 4 -> hold();
      case 5 -> holdPlainly();
      case 6 -> new Move("release " + key, () -> on.release(key, holder), world -> {
        Lease old = world.lease(key, List.of(condition(lease -> lease.holder().equals(holder))));
        world.leases.remove(key);
        return Optional.of(old);
      });
      default -> new Move("mustBeHeld " + key, () -> on.mustBeHeld(key), world -> {
        world.lease(key, List.of());
        return null;
      });
    };
  }

  private Move take() {
    Lease lease = any();
    return new Move("take " + lease, () -> on.take(lease), world -> world.putLease(lease, true));
  }

  private Move store() {
    Lease lease = any();
    return new Move("store " + lease, () -> on.store(lease), world -> world.putLease(lease, false));
  }

  private Move renew() {
    Instant until = time();
    return new Move("renew " + key + " " + until, () -> on.renew(key, holder, until, 1), world -> {
      Lease old = world.lease(key, List.of(condition(lease -> lease.holder().equals(holder))));
      return world.keep(new Lease(old.resource(), old.holder(), old.purpose(), old.renewals() + 1, World.cut(until),
          old.createdAt()));
    });
  }

  private Move hold() {
    Instant until = time();
    String purpose = chance.of("work", "play");
    return new Move("hold " + key + " " + until, () -> on.hold(key, holder, until, purpose, 1), world ->
        world.upsertLease(key, old -> new Lease(key.resource(), holder, Optional.of(purpose),
            old.map(Lease::renewals).orElse(0L) + 1, World.cut(until), created(old))));
  }

  private Move holdPlainly() {
    Instant until = time();
    return new Move("holdPlainly " + key + " " + until, () -> on.holdPlainly(key, holder, until, 7), world ->
        world.upsertLease(key, old -> new Lease(key.resource(), holder, Optional.empty(),
            old.map(Lease::renewals).orElse(7L), World.cut(until), created(old))));
  }

  private Instant created(Optional<Lease> old) {
    return old.map(Lease::createdAt).orElse(World.cut(now));
  }
}
