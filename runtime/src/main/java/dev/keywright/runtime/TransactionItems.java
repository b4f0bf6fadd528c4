package dev.keywright.runtime;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The items that a {@link ReadTransaction} found, to be taken by the operation that asked for them. Immutable. */
public final class TransactionItems {
  private final Map<ReadOperation<?>, Optional<?>> items;

  private TransactionItems(Map<ReadOperation<?>, Optional<?>> items) {
    this.items = items;
  }

  /**
   * Makes an answer, for stubs in tests.
   *
   * @param items what each operation found; empty for nothing
   */
  public static TransactionItems of(Map<ReadOperation<?>, Optional<?>> items) {
    return new TransactionItems(new LinkedHashMap<>(items));
  }

  /**
   * What an operation found; empty if there is no such item, or if its time to live is over.
   *
   * @throws IllegalArgumentException if the operation was not in the transaction
   */
  @SuppressWarnings("unchecked")
  public <T> Optional<T> get(ReadOperation<T> operation) {
    Optional<?> found = items.get(operation);
    if (found == null) {
      throw new IllegalArgumentException(operation + " was not read in this transaction");
    }
    return (Optional<T>) found;
  }

  @Override
  public String toString() {
    return items.toString();
  }
}
