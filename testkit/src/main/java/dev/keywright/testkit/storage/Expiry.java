package dev.keywright.testkit.storage;

import dev.keywright.testkit.value.Item;
import dev.keywright.testkit.value.Value;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Which items of a table have outlived their time to live. */
public final class Expiry {

  /** What is that long past is taken for a mistake, as in DynamoDB, and never removed. */
  private static final long OLDEST_SECONDS = 5L * 365 * 24 * 60 * 60;

  private Expiry() {}

  /** Removes the items of a table that have expired; returns how many there were. */
  public static int removeExpired(Table table, Instant now) {
    if (table.ttlAttribute().isEmpty()) {
      return 0;
    }
    String attribute = table.ttlAttribute().get();
    List<Key> expired = table.items().entrySet().stream()
        .filter(entry -> isExpired(entry.getValue(), attribute, now))
        .map(Map.Entry::getKey)
        .toList();
    expired.forEach(table::expire);
    return expired.size();
  }

  private static boolean isExpired(Item item, String attribute, Instant now) {
    if (!(item.attribute(attribute).orElse(new Value.NullValue()) instanceof Value.NumberValue seconds)) {
      return false;
    }
    BigDecimal age = BigDecimal.valueOf(now.getEpochSecond()).subtract(seconds.number());
    return age.signum() > 0 && age.compareTo(BigDecimal.valueOf(OLDEST_SECONDS)) < 0;
  }
}
