package dev.keywright.testkit.validation;

/** Texts about streams. */
public final class StreamFaults {

  private StreamFaults() {}

  public static Rejection notFound(String arn) {
    return Rejection.of(ErrorCode.RESOURCE_NOT_FOUND, "Requested resource not found: Stream: " + arn + " not found");
  }

  public static Rejection shardNotFound(String shard) {
    return Rejection.of(ErrorCode.RESOURCE_NOT_FOUND, "Requested resource not found: Shard: " + shard + " not found");
  }

  public static Rejection invalidIterator() {
    return Rejection.validation("Invalid ShardIterator");
  }

  public static Rejection expiredIterator() {
    return Rejection.of(ErrorCode.EXPIRED_ITERATOR,
        "The shard iterator has expired. Shard iterators are good for 15 minutes after they are made");
  }

  public static Rejection trimmed() {
    return Rejection.of(ErrorCode.TRIMMED_DATA_ACCESS,
        "The operation attempted to read past the oldest stream record in a shard");
  }

  public static Rejection noSequenceNumber() {
    return Rejection.validation("SequenceNumber must be specified for the ShardIteratorType");
  }

  public static Rejection alreadyEnabled(String table) {
    return Rejection.of(ErrorCode.RESOURCE_IN_USE, "Table already has an enabled stream: TableName: " + table);
  }

  public static Rejection nothingToDisable(String table) {
    return Rejection.validation("Table does not have a stream to disable: TableName: " + table);
  }

  public static Rejection noView() {
    return Rejection.validation("One or more parameter values were invalid: StreamViewType is required when"
        + " StreamEnabled is true");
  }
}
