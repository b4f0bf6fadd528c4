package dev.keywright.annotations;

/**
 * Which attributes of an item are copied into an {@link Index}.
 *
 * <pre>{@code
 * @Index(name = "reminders", partitionKey = "reminderDay", projection = Projection.INCLUDE, include = {"email", "sku"})
 * }</pre>
 *
 * <p><b>The rule of DynamoDB:</b> what an index holds is stored and written a second time, and a question to a global
 * index can only be answered with what is in it.
 */
public enum Projection {
  /** All attributes: the index answers with whole items. */
  ALL,

  /** The key attributes of the table and of the index. Components that these keys hold can still be read. */
  KEYS_ONLY,

  /** The key attributes and those of {@link Index#include()}. */
  INCLUDE
}
