package dev.keywright.runtime.access;

import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.ItemAlreadyExistsException;
import dev.keywright.runtime.ItemNotFoundException;
import dev.keywright.runtime.StaleValueException;
import dev.keywright.runtime.VersionConflictException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * All that has to hold of the stored item for a write to be done: becomes a condition expression, and tells from the
 * item that made it fail which part failed first.
 *
 * @param presence whether the item is there
 * @param version its version, if that matters
 * @param givens what the caller believes of it
 * @param terms the user's own condition expressions, with the aliases of the write's composer
 * @param asRead what was read of it just before; if that is no longer so, the write is made anew
 */
record Conditions(Presence presence, Optional<ExpectedVersion> version, List<Expected> givens, List<String> terms,
    List<Expected> asRead) {

  static Conditions on(Presence presence) {
    return new Conditions(presence, Optional.empty(), List.of(), List.of(), List.of());
  }

  Conditions asRead(List<Expected> read) {
    return new Conditions(presence, version, givens, terms, read);
  }

  /** The condition expression; empty if nothing is demanded. */
  Optional<String> text(ExpressionComposer composer, Target<?> target, Expiry expiry) {
    List<String> all = new ArrayList<>();
    presence.term(composer, target.stored().definition().partitionKey().name(), expiry).ifPresent(all::add);
    version.ifPresent(expected -> all.add(expected.term(composer, expiry)));
    givens.forEach(given -> all.add(given.term(composer)));
    asRead.forEach(read -> all.add(read.term(composer)));
    all.addAll(terms);
    return all.isEmpty() ? Optional.empty() : Optional.of(String.join(" AND ", all));
  }

  /**
   * Why the condition failed of this item, which is empty if none was there. Without an answer what was read just
   * before has changed, and the write has to be made anew.
   */
  Optional<ConditionFailedException> refusal(Target<?> target, Map<String, AttributeValue> item, Expiry expiry) {
    String pattern = target.pattern().name();
    String table = target.table();
    String key = target.key().toString();
    boolean expired = expiry.isOver(item);
    Object record = target.decoded(item);
    // Not every implementation hands the item over; of a new item there is nothing else that could fail.
    boolean mustBeThere = !item.isEmpty() || asRead.isEmpty();
    if (presence == Presence.ABSENT && mustBeThere && !expired) {
      return Optional.of(new ItemAlreadyExistsException(pattern, table, key, record));
    }
    if (presence == Presence.PRESENT && (item.isEmpty() || expired)) {
      return Optional.of(new ItemNotFoundException(pattern, table, key, expired, record));
    }
    if (version.isPresent() && !version.get().holdsOf(item, expiry)) {
      return Optional.of(new VersionConflictException(pattern, table, key, version.get().number(), record));
    }
    for (Expected given : givens) {
      if (!given.holdsOf(item)) {
        return Optional.of(new StaleValueException(pattern, table, key, given.component(), record));
      }
    }
    if (!asRead.stream().allMatch(read -> read.holdsOf(item))) {
      return Optional.empty();
    }
    return Optional.of(new ConditionFailedException(pattern, table, key, "its condition does not hold", record));
  }
}
