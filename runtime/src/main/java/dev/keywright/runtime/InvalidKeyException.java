package dev.keywright.runtime;

import java.util.Optional;

/**
 * A value cannot be a key, or a part of one. Thrown before anything is sent.
 *
 * <p>DynamoDB refuses empty key attributes, partition keys over 2048 bytes and sort keys over 1024 bytes of UTF-8.
 * Keywright refuses, besides, what would break the order or the uniqueness of keys: text with an unpaired surrogate or
 * with U+10FFFF, a negative number in a zero-padded format, a number with more digits than its format has, an instant
 * with finer digits than its format holds, a year outside 0000 to 9999.
 *
 * <p>Only writes and equality refuse. The bounds of a range round and saturate instead, so that every question has an
 * answer: {@code seq >= -5} over {@code {seq:10}} asks for all of them.
 */
public class InvalidKeyException extends KeywrightException {

  /** The component or key attribute whose value was refused. */
  private final String component;

  /** What is wrong with the value, as the second half of a sentence. */
  private final String reason;

  /** The pattern, table or key during which it happened; empty where nobody knew. */
  private final String where;

  /**
   * Makes an exception about one component.
   *
   * @param component the record component or the key attribute whose value is refused
   * @param reason what is wrong with the value, to be read after the component's name: {@code "is empty"}
   */
  public InvalidKeyException(String component, String reason) {
    this(component, reason, "");
  }

  private InvalidKeyException(String component, String reason, String where) {
    super((where.isEmpty() ? "" : where + ": ") + component + " cannot be used in a key: it " + reason + ".");
    this.component = component;
    this.reason = reason;
    this.where = where;
  }

  /**
   * The same refusal, with the place where it happened in front of the message.
   *
   * @param place a pattern, and a table or key if known: {@code "Order.place on table shop"}
   * @return a new exception with this one as its cause
   */
  public InvalidKeyException during(String place) {
    InvalidKeyException placed = new InvalidKeyException(component, reason, place);
    placed.initCause(this);
    return placed;
  }

  /**
   * The record component, or the key attribute, whose value was refused.
   *
   * @return its name in the record or table
   */
  public String component() {
    return component;
  }

  /**
   * The pattern, table or key it happened at.
   *
   * @return the place, or empty when it was not known
   */
  public Optional<String> place() {
    return where.isEmpty() ? Optional.empty() : Optional.of(where);
  }
}
