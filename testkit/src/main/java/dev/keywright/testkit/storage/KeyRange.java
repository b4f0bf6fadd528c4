package dev.keywright.testkit.storage;

import dev.keywright.testkit.value.Bytes;
import dev.keywright.testkit.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What a key condition selects in one partition: sort values tied by equality, then at most one range on the next
 * sort attribute. Evaluation makes it from the condition; {@link Table} reads between its two bounds.
 */
public record KeyRange(List<Value> partition, List<Value> equal, Optional<End> low, Optional<End> high) {

  /** One end of a range. */
  public record End(Value value, boolean inclusive) {}

  /** Whether no key can lie in the range, because its ends are crossed. */
  public boolean isEmpty() {
    return lowest().compareTo(highest()) >= 0;
  }

  public Key lowest() {
    return low.map(end -> bound(end, end.inclusive() ? Key.Edge.BEFORE : Key.Edge.AFTER))
        .orElseGet(() -> Key.bound(partition, equal, Key.Edge.BEFORE));
  }

  public Key highest() {
    return high.map(end -> bound(end, end.inclusive() ? Key.Edge.AFTER : Key.Edge.BEFORE))
        .orElseGet(() -> Key.bound(partition, equal, Key.Edge.AFTER));
  }

  private Key bound(End end, Key.Edge edge) {
    List<Value> sort = new ArrayList<>(equal);
    sort.add(end.value());
    return Key.bound(partition, sort, edge);
  }

  /** The least value above everything that begins with {@code prefix}; none if nothing is above. */
  public static Optional<Value> after(Value prefix) {
    if (prefix instanceof Value.StringValue string) {
      return afterText(string.text()).map(Value.StringValue::new);
    }
    return afterBytes(((Value.BinaryValue) prefix).bytes().toArray()).map(Value.BinaryValue::new);
  }

  private static Optional<String> afterText(String prefix) {
    int[] points = prefix.codePoints().toArray();
    for (int last = points.length - 1; last >= 0; last--) {
      if (points[last] < Character.MAX_CODE_POINT) {
        int next = points[last] + 1;
        points[last] = next >= Character.MIN_SURROGATE && next <= Character.MAX_SURROGATE
            ? Character.MAX_SURROGATE + 1
            : next;
        return Optional.of(new String(points, 0, last + 1));
      }
    }
    return Optional.empty();
  }

  private static Optional<Bytes> afterBytes(byte[] prefix) {
    for (int last = prefix.length - 1; last >= 0; last--) {
      if (prefix[last] != (byte) 0xff) {
        byte[] next = Arrays.copyOf(prefix, last + 1);
        next[last]++;
        return Optional.of(Bytes.of(next));
      }
    }
    return Optional.empty();
  }
}
