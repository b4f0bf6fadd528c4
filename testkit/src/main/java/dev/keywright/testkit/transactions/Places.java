package dev.keywright.testkit.transactions;

import dev.keywright.testkit.storage.Key;
import dev.keywright.testkit.validation.CancellationReason;
import dev.keywright.testkit.validation.Rejection;
import dev.keywright.testkit.validation.TransactionFaults;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** The places that the actions of one transaction touch. A bad key is its action's fault; one place twice is all's. */
final class Places {

  /** One place in one table. */
  private record Place(String table, Key key) {}

  private final List<Optional<Key>> keys = new ArrayList<>();
  private final List<CancellationReason> reasons = new ArrayList<>();
  private final Set<Place> seen = new HashSet<>();

  /** Finds the place of the next action; refuses the whole transaction if another action has it already. */
  void add(String table, Supplier<Key> locate) {
    try {
      Key key = locate.get();
      keys.add(Optional.of(key));
      reasons.add(CancellationReason.NONE);
    } catch (Rejection rejection) {
      keys.add(Optional.empty());
      reasons.add(TransactionFaults.reason(rejection));
      return;
    }
    if (!seen.add(new Place(table, keys.get(keys.size() - 1).orElseThrow()))) {
      throw TransactionFaults.sameItemTwice();
    }
  }

  /** The keys in the order of the actions; the transaction is cancelled if one has none. */
  List<Key> keys() {
    if (keys.stream().anyMatch(Optional::isEmpty)) {
      throw Rejection.cancelled(reasons);
    }
    return keys.stream().flatMap(Optional::stream).toList();
  }
}
