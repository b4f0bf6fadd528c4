package dev.keywright.testkit;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether some order of the calls explains all their results, each call taking effect between its begin and its end.
 * The search of Wing and Gong: of the calls that may come next try each one, and remember which sets of calls have
 * been tried in which state.
 */
final class Linearizability {

  private record Tried(BitSet done, long state) {}

  private final List<Event> history;
  private final Set<Tried> tried = new HashSet<>();

  Linearizability(List<Event> history) {
    this.history = history;
  }

  boolean isLinearizable() {
    return explains(new BitSet(), 0);
  }

  private boolean explains(BitSet done, long state) {
    if (done.cardinality() == history.size()) {
      return true;
    }
    if (!tried.add(new Tried((BitSet) done.clone(), state))) {
      return false;
    }
    long firstEnd = Long.MAX_VALUE;
    for (int at = done.nextClearBit(0); at < history.size(); at = done.nextClearBit(at + 1)) {
      firstEnd = Math.min(firstEnd, history.get(at).ended());
    }
    for (int at = done.nextClearBit(0); at < history.size(); at = done.nextClearBit(at + 1)) {
      Event next = history.get(at);
      if (next.began() < firstEnd && next.fits(state)) {
        done.set(at);
        if (explains(done, next.after(state))) {
          return true;
        }
        done.clear(at);
      }
    }
    return false;
  }
}
