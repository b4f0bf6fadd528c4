package dev.keywright.runtime.generated;

import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.key.KeyLimit;
import dev.keywright.runtime.key.KeyOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a Query asks of the keys: every partition-key attribute, the leading sort-key attributes of a multi-attribute
 * key, and a condition on the last sort-key attribute used. Generated repositories build it, the table connection sends
 * it.
 *
 * <pre>{@code
 * KeyCondition.partition("PK", "CUSTOMER#c-1").sort(SortCondition.beginsWith("SK", "ORDER#"))
 * }</pre>
 */
public final class KeyCondition {
  private final List<KeyEquality> partition;
  private final List<KeyEquality> equal;
  private final SortCondition sort;

  private KeyCondition(List<KeyEquality> partition, List<KeyEquality> equal, SortCondition sort) {
    this.partition = partition;
    this.equal = equal;
    this.sort = sort;
  }

  /**
   * Everything with this partition key.
   *
   * @throws InvalidKeyException if the value is empty or has more than 2048 bytes
   */
  public static KeyCondition partition(String attribute, AttributeValue value) {
    return new KeyCondition(List.of(), List.of(), SortCondition.any()).andPartition(attribute, value);
  }

  /** As {@link #partition(String, AttributeValue)}, of text. */
  public static KeyCondition partition(String attribute, String text) {
    return partition(attribute, AttributeValue.fromS(text));
  }

  /**
   * The next attribute of a multi-attribute partition key.
   *
   * @throws InvalidKeyException if the value is empty or has more than 2048 bytes
   */
  public KeyCondition andPartition(String attribute, AttributeValue value) {
    KeyEquality next = new KeyEquality(attribute, KeyLimit.PARTITION.check(attribute, value));
    return new KeyCondition(with(partition, next), equal, sort);
  }

  /** As {@link #andPartition(String, AttributeValue)}, of text. */
  public KeyCondition andPartition(String attribute, String text) {
    return andPartition(attribute, AttributeValue.fromS(text));
  }

  /**
   * The next leading attribute of a multi-attribute sort key.
   *
   * @throws InvalidKeyException if the value is empty or has more than 1024 bytes
   */
  public KeyCondition equal(String attribute, AttributeValue value) {
    KeyEquality next = new KeyEquality(attribute, KeyLimit.SORT.check(attribute, value));
    return new KeyCondition(partition, with(equal, next), sort);
  }

  /** As {@link #equal(String, AttributeValue)}, of text. */
  public KeyCondition equal(String attribute, String text) {
    return equal(attribute, AttributeValue.fromS(text));
  }

  /** The condition on the last sort-key attribute used. */
  public KeyCondition sort(SortCondition condition) {
    return new KeyCondition(partition, equal, condition);
  }

  /** Whether no item can be asked for, so that the answer is known without a call. */
  public boolean isEmpty() {
    return sort.isEmpty();
  }

  /** Whether the last sort-key attribute used has one value, so that no two items of a table's partition meet it. */
  public boolean isOfOneSortKey() {
    return sort instanceof EqualSort;
  }

  /** Whether an item with this key is asked for; also of the start key in a page token. */
  public boolean matches(ItemKey key) {
    return partition.stream().allMatch(term -> term.matches(key))
        && equal.stream().allMatch(term -> term.matches(key))
        && sort.matches(key);
  }

  /** Text that is equal for equal partitions only: what page tokens are bound to. */
  public String partitionText() {
    return partition.stream().map(KeyEquality::bound).collect(Collectors.joining());
  }

  /** The condition as it is sent. Meaningless if {@link #isEmpty}. */
  public KeyExpression expression() {
    KeyExpressionBuilder out = new KeyExpressionBuilder();
    partition.forEach(term -> out.compare(term.attribute(), "=", term.value()));
    equal.forEach(term -> out.compare(term.attribute(), "=", term.value()));
    sort.write(out);
    return out.build();
  }

  /** For people: {@code PK=CUSTOMER#c-1, SK begins with ORDER#}. */
  @Override
  public String toString() {
    List<String> terms = new ArrayList<>();
    partition.forEach(term -> terms.add(term.toString()));
    equal.forEach(term -> terms.add(term.toString()));
    if (!(sort instanceof AnySort)) {
      terms.add(sort.toString());
    }
    return String.join(", ", terms);
  }

  private static List<KeyEquality> with(List<KeyEquality> terms, KeyEquality next) {
    List<KeyEquality> all = new ArrayList<>(terms);
    all.add(next);
    return List.copyOf(all);
  }

  /** One attribute that must have one value. */
  private record KeyEquality(String attribute, AttributeValue value) {

    boolean matches(ItemKey key) {
      @Nullable AttributeValue stored = key.attribute(attribute);
      return stored != null && KeyOrder.ORDER.same(stored, value);
    }

    String bound() {
      return KeyText.bound(attribute, value);
    }

    @Override
    public String toString() {
      return attribute + '=' + KeyText.of(value);
    }
  }
}
