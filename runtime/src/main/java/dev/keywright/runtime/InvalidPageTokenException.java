package dev.keywright.runtime;

/**
 * A page token cannot be used here: it is damaged, was given by another table, pattern, direction or partition, starts
 * outside the range that is asked for, or was encrypted with a secret that is no longer known.
 *
 * <p>Tokens come from clients, so this is usually a bad request and not a fault: answer it as such, and let the client
 * start from the first page.
 */
public class InvalidPageTokenException extends KeywrightException {
  /**
   * Makes an exception.
   *
   * @param message what is wrong with the token
   */
  public InvalidPageTokenException(String message) {
    super(message);
  }

  /**
   * Makes an exception with what the reading of the token met.
   *
   * @param message what is wrong with the token
   * @param cause what was caught on the way
   */
  public InvalidPageTokenException(String message, Throwable cause) {
    super(message, cause);
  }
}
