package dev.keywright.runtime;

import java.lang.System.Logger.Level;

/** Writes requests to a logger of the platform. Behind {@link OperationListener#logging}. */
record LoggingListener() implements OperationListener {
  private static final System.Logger LOGGER = System.getLogger("dev.keywright");

  @Override
  public void onRequest(OperationEvent event) {
    if (!event.unknownItems().isEmpty()) {
      LOGGER.log(Level.WARNING, () -> event.pattern() + " on table " + event.table()
          + " met items that are no entity of the table: " + event.unknownItems());
    }
    LOGGER.log(Level.DEBUG, () -> describe(event));
  }

  private static String describe(OperationEvent event) {
    return event.pattern() + ": " + event.operation() + " on " + event.table()
        + event.index().map(index -> "." + index).orElse("")
        + ", " + event.itemsRead() + " read, " + event.itemsReturned() + " returned, "
        + event.foreignItems() + " foreign, " + event.expiredItems() + " expired, "
        + event.capacityUnits() + " units, " + event.duration().toMillis() + " ms, " + event.retries() + " retries"
        + event.failure().map(failure -> ", failed: " + failure).orElse("");
  }
}
