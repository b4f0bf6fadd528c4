package dev.keywright.testkit.storage;

import dev.keywright.testkit.value.Bytes;
import dev.keywright.testkit.value.ScalarOrder;
import dev.keywright.testkit.value.Value;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * A place in the order of a table or index: partitions by a hash of their key, as in DynamoDB, so that nobody
 * relies on their order; within one the sort key; within equal index keys the table's key, in {@code primary}.
 * A key whose edge is not EXACT is a bound: it stands before or after every key that begins with its sort values.
 */
public record Key(long token, List<Value> partition, List<Value> sort, Optional<Key> primary, Edge edge)
    implements Comparable<Key> {

  /** Where a key stands relative to those that begin with the same sort values. */
  public enum Edge { BEFORE, EXACT, AFTER }

  public Key {
    partition = List.copyOf(partition);
    sort = List.copyOf(sort);
  }

  /** The key of an item in its table. */
  public static Key of(List<Value> partition, List<Value> sort) {
    return new Key(token(partition), partition, sort, Optional.empty(), Edge.EXACT);
  }

  /** The key of an item in an index. */
  public static Key of(List<Value> partition, List<Value> sort, Key primary) {
    return new Key(token(partition), partition, sort, Optional.of(primary), Edge.EXACT);
  }

  /** A bound in a partition. */
  public static Key bound(List<Value> partition, List<Value> sort, Edge edge) {
    return new Key(token(partition), partition, sort, Optional.empty(), edge);
  }

  /** The bound before every partition with this token or a higher one. */
  public static Key boundOfToken(long token) {
    return new Key(token, List.of(), List.of(), Optional.empty(), Edge.BEFORE);
  }

  @Override
  public int compareTo(Key other) {
    int order = Long.compareUnsigned(token, other.token);
    if (order == 0) {
      order = compareCommon(partition, other.partition);
    }
    if (order == 0) {
      order = Integer.compare(partition.size(), other.partition.size());
    }
    if (order == 0) {
      order = compareCommon(sort, other.sort);
    }
    return order == 0 ? compareEdges(other) : order;
  }

  private int compareEdges(Key other) {
    if (sort.size() < other.sort.size()) {
      return edge == Edge.AFTER ? 1 : -1;
    }
    if (sort.size() > other.sort.size()) {
      return other.edge == Edge.AFTER ? -1 : 1;
    }
    if (edge != other.edge) {
      return edge.compareTo(other.edge);
    }
    return primary.isPresent() && other.primary.isPresent() ? primary.get().compareTo(other.primary.get()) : 0;
  }

  private static int compareCommon(List<Value> left, List<Value> right) {
    int shorter = Math.min(left.size(), right.size());
    for (int at = 0; at < shorter; at++) {
      int order = ScalarOrder.INSTANCE.compare(left.get(at), right.get(at));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  /** FNV-1a over the values' bytes, then mixed so that near keys land far apart. */
  private static long token(List<Value> partition) {
    long hash = 0xcbf29ce484222325L;
    for (Value value : partition) {
      for (byte octet : bytes(value)) {
        hash = (hash ^ (octet & 0xff)) * 0x100000001b3L;
      }
      hash = (hash ^ 0x1ff) * 0x100000001b3L;
    }
    hash ^= hash >>> 33;
    hash *= 0xff51afd7ed558ccdL;
    hash ^= hash >>> 33;
    return hash;
  }

  private static byte[] bytes(Value value) {
    if (value instanceof Value.BinaryValue binary) {
      Bytes bytes = binary.bytes();
      return bytes.toArray();
    }
    String text = value instanceof Value.NumberValue number
        ? number.number().toString()
        : ((Value.StringValue) value).text();
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
