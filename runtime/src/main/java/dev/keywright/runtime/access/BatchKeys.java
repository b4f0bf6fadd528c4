package dev.keywright.runtime.access;

import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.generated.PrimaryKey;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/**
 * The keys of a batch, each once. Two key records that differ may have one primary key, where a template folds case:
 * then one is sent, for DynamoDB refuses a key that is there twice.
 *
 * @param entryByKey for each key asked for, in order, what is sent for it
 * @param <K> the entity's key record
 */
record BatchKeys<K>(Map<K, BatchEntry> entryByKey) {
  /**
   * Makes primary keys of what the caller gave.
   *
   * @param place the pattern and the table, for messages
   */
  static <K> BatchKeys<K> of(Collection<K> keys, Function<K, PrimaryKey> primaryKey, String place) {
    Map<K, BatchEntry> entryByKey = new LinkedHashMap<>();
    Map<String, BatchEntry> byIdentity = new LinkedHashMap<>();
    for (K key : keys) {
      if (entryByKey.containsKey(Objects.requireNonNull(key, "a key of the batch"))) {
        continue;
      }
      BatchEntry entry = BatchEntry.of(key, primaryKey(key, primaryKey, place));
      BatchEntry first = byIdentity.putIfAbsent(entry.identity(), entry);
      entryByKey.put(key, first == null ? entry : first);
    }
    return new BatchKeys<>(entryByKey);
  }

  private static <K> PrimaryKey primaryKey(K key, Function<K, PrimaryKey> primaryKey, String place) {
    try {
      return primaryKey.apply(key);
    } catch (InvalidKeyException e) {
      throw e.during(place);
    }
  }

  /** What is sent: each primary key once, in order. */
  List<BatchEntry> entries() {
    Map<String, BatchEntry> byIdentity = new LinkedHashMap<>();
    entryByKey.values().forEach(entry -> byIdentity.put(entry.identity(), entry));
    return new ArrayList<>(byIdentity.values());
  }
}
