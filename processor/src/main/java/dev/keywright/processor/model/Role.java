package dev.keywright.processor.model;

/** What a component is for Keywright beside being stored: the annotations that give a component a meaning of its own. */
public enum Role {
  PLAIN,
  /** {@code @Ttl}: the time after which the item is gone. */
  TTL,
  /** {@code @Version}: counts the item's writes. */
  VERSION,
  /** {@code @CreatedAt}. */
  CREATED_AT,
  /** {@code @UpdatedAt}. */
  UPDATED_AT;

  /** Whether the runtime gives it the time of the write. */
  public boolean isStamp() {
    return this == CREATED_AT || this == UPDATED_AT;
  }
}
