package dev.keywright.runtime;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A batch was not done to its end: DynamoDB left a part of it unprocessed for longer than the table has patience
 * ({@link TableBuilder#batchPatience}), or a call failed. A batch is sent as several calls and is no transaction, so
 * what came before has been done; what has not is named here, and nothing else has to be tried again.
 *
 * <pre>{@code
 * try {
 *   shop.order().storeMany(orders);
 * } catch (BatchIncompleteException e) {
 *   queue.sendLater(e.unprocessed());        // the Order records that may not be stored
 * }
 * }</pre>
 *
 * <p>If a call failed on its way back (a broken connection), DynamoDB may have done it: its records or keys are named
 * too. Puts and deletes may be repeated without harm.
 *
 * <p>The cause is what the AWS SDK threw last, if it threw anything: often none, since DynamoDB says that it left
 * something unprocessed in an answer that is no failure.
 */
public class BatchIncompleteException extends KeywrightException {
  private final String pattern;
  private final String table;

  /** Records or keys of the caller; they need not be serializable. */
  private final transient List<Object> unprocessed;

  /**
   * Makes an exception.
   *
   * @param pattern the access pattern: {@code "Order.storeMany"}
   * @param table the table's name
   * @param unprocessed the records or keys that are not known to be done, in the order they were given
   * @param reason why, as a clause without its full stop
   * @param cause what the SDK threw last, or null
   */
  public BatchIncompleteException(String pattern, String table, List<?> unprocessed, String reason,
      @Nullable Throwable cause) {
    super(pattern + " on table " + table + ": " + unprocessed.size() + " of the batch "
        + (unprocessed.size() == 1 ? "is" : "are") + " not done: " + reason + ".", cause);
    this.pattern = pattern;
    this.table = table;
    this.unprocessed = List.copyOf(unprocessed);
  }

  /** The access pattern. */
  public String pattern() {
    return pattern;
  }

  /** The table's name. */
  public String table() {
    return table;
  }

  /**
   * The records or keys that are not known to be done, as the caller gave them and in that order: the records of a
   * batch of puts, the key records of a batch of reads or deletes.
   */
  public List<Object> unprocessed() {
    return unprocessed;
  }
}
