package dev.keywright.runtime;

import java.util.Optional;

/**
 * A transaction was cancelled: none of its writes was done. It names the write that was refused; the cause is the
 * exception which that write would have thrown alone, or, where other transactions were at the same items each time it
 * was tried, the SDK's.
 *
 * <pre>{@code
 * try {
 *   transaction.commit();
 * } catch (TransactionFailedException e) {
 *   if (e.getCause() instanceof ItemAlreadyExistsException) {
 *     log.info("{} was done before", e.operation());
 *   }
 * }
 * }</pre>
 */
public class TransactionFailedException extends KeywrightException {
  /** The pattern of the write. */
  private final String operation;

  /** Its position. */
  private final int position;

  /**
   * Makes an exception.
   *
   * @param transaction the transaction's name: {@code "Shop.placeOrder"}
   * @param operation the access pattern of the write that was refused: {@code "Order.place"}
   * @param position its position among the transaction's operations, from 0
   * @param cause what the write would have thrown alone
   */
  public TransactionFailedException(String transaction, String operation, int position, Throwable cause) {
    super(transaction + " was cancelled by its operation " + (position + 1) + ", " + operation + ": "
        + cause.getMessage(), cause);
    this.operation = operation;
    this.position = position;
  }

  /** The access pattern of the write that was refused. */
  public String operation() {
    return operation;
  }

  /** The position of the write that was refused, among the operations in the order they were added, from 0. */
  public int position() {
    return position;
  }

  /** The item that is stored under the key of the write that was refused, as its record; empty if there is none. */
  public Optional<Object> item() {
    return getCause() instanceof ConditionFailedException refused ? refused.item() : Optional.empty();
  }
}
