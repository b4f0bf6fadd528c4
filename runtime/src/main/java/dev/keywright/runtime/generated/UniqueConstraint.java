package dev.keywright.runtime.generated;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One component that no two items of an entity have in common. DynamoDB keeps only primary keys apart, so each value is
 * claimed by a marker item whose primary key is made of it; the write of the item and of its markers is one
 * transaction. A constant of generated codecs. Immutable.
 *
 * @param <T> the record
 */
public final class UniqueConstraint<T> {
  private final String component;
  private final String tag;
  private final Function<T, @Nullable PrimaryKey> marker;
  private final Set<String> attributes;
  private final @Nullable KeyFormat partition;
  private final @Nullable KeyFormat sort;

  private UniqueConstraint(String component, String tag, Function<T, @Nullable PrimaryKey> marker,
      Set<String> attributes, @Nullable KeyFormat partition, @Nullable KeyFormat sort) {
    this.component = component;
    this.tag = tag;
    this.marker = marker;
    this.attributes = Set.copyOf(attributes);
    this.partition = partition;
    this.sort = sort;
  }

  /**
   * A constraint on one component.
   *
   * @param component its name in the record
   * @param tag what marker items have as their type: {@code "Customer.email"}
   * @param marker the marker's primary key for a record; null where the component is absent
   */
  public static <T> UniqueConstraint<T> of(String component, String tag, Function<T, @Nullable PrimaryKey> marker) {
    return new UniqueConstraint<>(component, tag, marker, Set.of(), null, null);
  }

  /** The same, with the stored names that the marker's templates use: a write of any of them may move the marker. */
  public UniqueConstraint<T> over(String... stored) {
    return new UniqueConstraint<>(component, tag, marker, Set.of(stored), partition, sort);
  }

  /** The same, with the forms of its keys, by which a marker is known where no type is stored. */
  public UniqueConstraint<T> formats(KeyFormat partitionKey, KeyFormat sortKey) {
    return new UniqueConstraint<>(component, tag, marker, attributes, partitionKey, sortKey);
  }

  /** As the other, in a table without sort key. */
  public UniqueConstraint<T> formats(KeyFormat partitionKey) {
    return new UniqueConstraint<>(component, tag, marker, attributes, partitionKey, null);
  }

  /** The component's name in the record. */
  public String component() {
    return component;
  }

  /** What marker items have as their type. */
  public String tag() {
    return tag;
  }

  /** The stored names that the marker's templates use. */
  public Set<String> attributes() {
    return attributes;
  }

  /** The primary key of the record's marker; empty where the component is absent. */
  public Optional<PrimaryKey> marker(T item) {
    return Optional.ofNullable(marker.apply(item));
  }

  /** Whether a primary key, given as its texts, has the form of this constraint's markers. */
  public boolean ownsKey(@Nullable String partitionText, @Nullable String sortText) {
    return partition != null && partition.matches(partitionText) && (sort == null || sort.matches(sortText));
  }

  @Override
  public String toString() {
    return tag;
  }
}
