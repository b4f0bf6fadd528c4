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

  /**
   * Changes an item that is there: UpdateItem with {@code update} or {@code patch}. Returns the changed item; throws
   * {@code ItemNotFoundException} where there is none. Attributes that the record does not know are kept.
   */
  UPDATE,

  /**
   * Changes an item or, where there is none, makes it: UpdateItem. The update has to say every required component. Returns
   * the item as it is then.
   */
  UPSERT,

  /**
   * Deletes an item by its primary key: DeleteItem. Returns the item that was there, as an {@code Optional}. With a
   * {@code where} that is not the whole key it deletes every item found, in two steps: a Query, then deletes; it then
   * returns how many there were.
   */
  DELETE,

  /**
   * Asks that a condition holds for an item, by default that it exists, and changes nothing. Meant as a part of
   * transactions, where it makes the other writes depend on it.
   */
  CHECK,

  /** Reads many items by their primary keys: BatchGetItem. Says which were found and which are missing. */
  BATCH_READ,

  /** Stores many items in place of whatever was there: BatchWriteItem, which is no transaction and knows no conditions. */
  BATCH_PUT,

  /** Deletes many items by their primary keys: BatchWriteItem, which is no transaction and knows no conditions. */
  BATCH_DELETE,

  /**
   * Does several writes, all or none: TransactWriteItems. For patterns on a {@link Table} interface, with
   * {@link AccessPattern#steps()}.
   */
  TRANSACT
}
