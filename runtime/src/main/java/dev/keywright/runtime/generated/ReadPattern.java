package dev.keywright.runtime.generated;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What is fixed about one reading access pattern, as a constant of the generated repository: its name, the index it
 * reads, the direction, how many items it is limited to. Immutable.
 */
public final class ReadPattern {
  private static final int UNLIMITED = 0;

  private final String name;
  private final String index;
  private final boolean descending;
  private final boolean consistent;
  private final int limit;
  private final Optional<List<String>> projected;

  private ReadPattern(String name, String index, boolean descending, boolean consistent, int limit,
      Optional<List<String>> projected) {
    this.name = name;
    this.index = index;
    this.descending = descending;
    this.consistent = consistent;
    this.limit = limit;
    this.projected = projected;
  }

  /** A pattern that reads the table itself, ascending, eventually consistent, without limit. */
  public static ReadPattern named(String name) {
    return new ReadPattern(name, "", false, false, UNLIMITED, Optional.empty());
  }

  /** Reads that index instead of the table. */
  public ReadPattern index(String indexName) {
    return new ReadPattern(name, indexName, descending, consistent, limit, projected);
  }

  /** Reads from the greatest sort key down. */
  public ReadPattern descending() {
    return new ReadPattern(name, index, true, consistent, limit, projected);
  }

  /** Sees all writes that were answered before. */
  public ReadPattern consistent() {
    return new ReadPattern(name, index, descending, true, limit, projected);
  }

  /** Returns that many items at most, over all pages. */
  public ReadPattern limit(int items) {
    if (items < 1) {
      throw new IllegalArgumentException("A limit is at least 1, not " + items);
    }
    return new ReadPattern(name, index, descending, consistent, items, projected);
  }

  /**
   * Reads these attributes only, and the keys, the type tag and the time to live, which tell what the item is. DynamoDB
   * counts the capacity of whole items all the same.
   *
   * @param attributes stored names; none if the keys are all that is wanted
   */
  public ReadPattern projecting(String... attributes) {
    return new ReadPattern(name, index, descending, consistent, limit, Optional.of(List.of(attributes)));
  }

  /** The entity's or table's name and the pattern's: {@code Order.ofCustomer}. */
  public String name() {
    return name;
  }

  /** The index that is read; empty for the table. */
  public Optional<String> index() {
    return index.isEmpty() ? Optional.empty() : Optional.of(index);
  }

  /** Whether the greatest sort key comes first. */
  public boolean isDescending() {
    return descending;
  }

  /** Whether the read is strongly consistent. */
  public boolean isConsistent() {
    return consistent;
  }

  /** How many items are returned at most. */
  public OptionalInt limit() {
    return limit == UNLIMITED ? OptionalInt.empty() : OptionalInt.of(limit);
  }

  /** The attributes that are read besides those that tell what the item is; empty if all are read. */
  public Optional<List<String>> projected() {
    return projected;
  }

  @Override
  public String toString() {
    return name;
  }
}
