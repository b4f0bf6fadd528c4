package dev.keywright.testkit.storage;

import java.util.Optional;

/** What can be set on a table besides keys and indexes; none of it changes how items are stored. */
public record TableSettings(boolean onDemand, Throughput throughput, boolean deletionProtection,
    Optional<String> tableClass, Optional<String> streamView) {

  public TableSettings withBilling(boolean byRequest, Throughput changed) {
    return new TableSettings(byRequest, changed, deletionProtection, tableClass, streamView);
  }

  public TableSettings withDeletionProtection(boolean changed) {
    return new TableSettings(onDemand, throughput, changed, tableClass, streamView);
  }

  public TableSettings withTableClass(String changed) {
    return new TableSettings(onDemand, throughput, deletionProtection, Optional.of(changed), streamView);
  }

  public TableSettings withStream(Optional<String> view) {
    return new TableSettings(onDemand, throughput, deletionProtection, tableClass, view);
  }
}
