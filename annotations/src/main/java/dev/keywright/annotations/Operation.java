package dev.keywright.annotations;

/**
 * What an {@link AccessPattern} does, and so which call of DynamoDB it becomes.
 *
 * <pre>{@code
 * @AccessPattern(name = "place", operation = Operation.CREATE)
 * @AccessPattern(name = "countOfCustomer", operation = Operation.COUNT, where = "customerId = :customerId")
 * }</pre>
 *
 * <p><b>Can cause:</b> KW3xx (a member of the access pattern that means nothing for the operation).
 */
public enum Operation {
  /** Reads items: GetItem for a whole primary key, otherwise Query. Never Scan. */
  READ,

  /** Counts items by Query, which bills as reading them would. The method returns a {@code long}. */
  COUNT,

  /** Stores an item that must not be there yet: PutItem with {@code attribute_not_exists}. Returns what was stored. */
  CREATE,

  /**
   * Stores an item in place of whatever was there: PutItem. Returns what was stored. Attributes that the record does
   * not know are lost.
   */
  PUT,

  /** Deletes an item by its primary key: DeleteItem. Returns the item that was there, as an {@code Optional}. */
  DELETE
}
