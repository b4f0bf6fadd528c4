package dev.keywright.runtime.generated;

/**
 * One entity of an item collection: its codec, and the interval of sort keys that the question asks of this entity. One
 * Query reads the hull of all intervals; an item outside its own entity's interval is dropped.
 *
 * @param codec the entity
 * @param own the interval
 * @param <T> the record
 */
public record Participant<T>(EntityCodec<T> codec, SortCondition own) {
  /** An entity with its interval. */
  public static <T> Participant<T> of(EntityCodec<T> codec, SortCondition own) {
    return new Participant<>(codec, own);
  }
}
