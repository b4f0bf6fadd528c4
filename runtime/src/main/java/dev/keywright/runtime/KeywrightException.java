package dev.keywright.runtime;

import org.jspecify.annotations.Nullable;

/**
 * The root of everything that Keywright itself throws at run time.
 *
 * <p>All of it is unchecked. What the AWS SDK throws (throttling, a broken network, missing rights) passes through as
 * the SDK made it and is not a {@code KeywrightException}.
 *
 * <pre>{@code
 * try {
 *   shop.order().place(order);
 * } catch (KeywrightException refused) {
 *   log.warn("Order not placed: {}", refused.getMessage());
 * }
 * }</pre>
 */
public class KeywrightException extends RuntimeException {

  /**
   * Makes an exception with a message.
   *
   * @param message what went wrong, in the user's words; names pattern, table and key where they are known
   */
  public KeywrightException(String message) {
    super(message);
  }

  /**
   * Makes an exception with a message and what caused it.
   *
   * @param message what went wrong, in the user's words; names pattern, table and key where they are known
   * @param cause what was caught on the way
   */
  public KeywrightException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
