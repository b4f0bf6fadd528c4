package dev.keywright.runtime;

/**
 * Hears of every request that a table sends: for metrics, cost control, tests that count calls. Given to
 * {@link TableBuilder#listener}; asking for one makes DynamoDB report the consumed capacity.
 *
 * <pre>{@code
 * ShopTable shop = ShopTable.builder(client)
 *     .listener(event -> meter.record(event.pattern(), event.capacityUnits()))
 *     .build();
 * }</pre>
 *
 * <p>It is called on the caller's thread, after the answer, and has to be thread-safe. What it throws is logged and
 * changes nothing: the request has been made.
 */
@FunctionalInterface
public interface OperationListener {
  /**
   * Called once for each request.
   *
   * @param event what was sent and what came of it
   */
  void onRequest(OperationEvent event);

  /**
   * Writes each request to the {@link System.Logger} named {@code dev.keywright}: as DEBUG, and as WARNING when it met
   * items that are no entity of the table.
   */
  static OperationListener logging() {
    return new LoggingListener();
  }
}
