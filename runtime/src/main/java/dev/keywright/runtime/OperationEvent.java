package dev.keywright.runtime;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/**
 * One request that Keywright sent to DynamoDB, after its answer. A query that reads three pages makes three of them.
 *
 * @param pattern the access pattern: {@code Order.ofCustomer}
 * @param operation DynamoDB's name of the call: {@code Query}
 * @param table the table's name
 * @param index the index that was read, if not the table itself
 * @param keyCondition what was asked of the keys, for people: {@code PK=CUSTOMER#1, SK begins with ORDER#}, or the
 *     key of a single item. Keys hold customers' data: mind where it is written down
 * @param itemsRead how many items DynamoDB read, before any filter
 * @param itemsReturned how many became records
 * @param foreignItems how many belong to another entity, or to none of the asked intervals, and were passed over
 * @param expiredItems how many were passed over because their time to live is over
 * @param unknownItems those that are no entity of the table
 * @param capacity what DynamoDB says the request consumed, by table and index
 * @param duration from the call to its answer, retries included
 * @param retries how often the SDK sent it again
 * @param failure what was thrown, if the request failed or an item could not be read
 */
public record OperationEvent(String pattern, String operation, String table, Optional<String> index,
    String keyCondition, int itemsRead, int itemsReturned, int foreignItems, int expiredItems,
    List<UnknownItem> unknownItems, Optional<ConsumedCapacity> capacity, Duration duration, int retries,
    Optional<RuntimeException> failure) {

  /** Keeps an own copy of the list. */
  public OperationEvent {
    unknownItems = List.copyOf(unknownItems);
  }

  /** The consumed capacity units, 0 if DynamoDB did not say. */
  public double capacityUnits() {
    Double units = capacity.map(ConsumedCapacity::capacityUnits).orElse(null);
    return units == null ? 0 : units;
  }
}
