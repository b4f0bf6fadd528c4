package dev.keywright.runtime.access;

import dev.keywright.runtime.WriteOperation;
import dev.keywright.runtime.WriteTransaction;
import dev.keywright.runtime.generated.WritePattern;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes that are collected for one transaction.
 *
 * @param pattern the transaction's name
 * @param requests where it will go
 * @param writes in the order they were added
 */
record SdkWriteTransaction(WritePattern pattern, Requests requests, List<TableWrite<?, ?>> writes)
    implements WriteTransaction {

  SdkWriteTransaction {
    writes = List.copyOf(writes);
  }

  @Override
  public WriteTransaction add(WriteOperation<?> operation) {
    return addAll(List.of(operation));
  }

  @Override
  public WriteTransaction addAll(Collection<? extends WriteOperation<?>> operations) {
    List<TableWrite<?, ?>> more = new ArrayList<>(writes);
    operations.forEach(operation -> more.add(TableWrite.of(operation)));
    return new SdkWriteTransaction(pattern, requests, more);
  }

  @Override
  public void commit() {
    if (!writes.isEmpty()) {
      new Commit(pattern, requests, writes).run();
    }
  }

  @Override
  public String toString() {
    return pattern + writes.stream().map(TableWrite::toString).collect(Collectors.joining(", ", " [", "]"));
  }
}
