package dev.keywright.runtime.access;

import dev.keywright.runtime.BatchItems;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.PrimaryKey;
import dev.keywright.runtime.generated.ReadPattern;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/**
 * Reads one entity's items by many primary keys. DynamoDB answers in no order and is silent about keys that lead
 * nowhere; here both are put right.
 *
 * @param requests where requests go
 * @param stored what the table's items are
 * @param patience when to give up on what is left unprocessed
 */
record BatchReading(Requests requests, StoredItems stored, Patience patience) {
  private static final int MOST = 100;

  <K, T> BatchItems<K, T> read(ReadPattern pattern, EntityCodec<T> codec, Collection<K> keys,
      Function<K, PrimaryKey> primaryKey) {
    BatchKeys<K> asked = BatchKeys.of(keys, primaryKey, stored.place(pattern.name()).text());
    Map<String, T> records = new HashMap<>();
    new BatchSending(pattern.name(), stored.definition().name(), MOST, patience)
        .send(asked.entries(), entries -> ask(pattern, codec, entries, records));
    Map<K, T> found = new LinkedHashMap<>();
    List<K> missing = new ArrayList<>();
    asked.entryByKey().forEach((key, entry) -> {
      T record = records.get(entry.identity());
      if (record == null) {
        missing.add(key);
      } else {
        found.put(key, record);
      }
    });
    return BatchItems.of(found, missing);
  }

  private <T> Set<String> ask(ReadPattern pattern, EntityCodec<T> codec, List<BatchEntry> entries,
      Map<String, T> records) {
    return requests.observe(pattern, "BatchGetItem").during(observation -> {
      observation.asks(() -> BatchEntry.describe(entries));
      BatchGetItemRequest.Builder request = BatchGetItemRequest.builder()
          .requestItems(Map.of(stored.definition().name(), asked(pattern, codec, entries)));
      if (observation.isAsked()) {
        request.returnConsumedCapacity(ReturnConsumedCapacity.INDEXES).overrideConfiguration(observation.override());
      }
      BatchGetItemResponse response = requests.client().batchGetItem(request.build());
      List<Map<String, AttributeValue>> items = new ArrayList<>();
      response.responses().values().forEach(items::addAll);
      observation.answered(items.size(), Requests.sum(response.consumedCapacity()));
      for (Map<String, AttributeValue> item : items) {
        new ItemGetting(requests, stored).read(pattern, codec, item, observation)
            .ifPresent(record -> records.put(stored.keyOf(item).identity(), record));
      }
      return unprocessed(response);
    });
  }

  private KeysAndAttributes asked(ReadPattern pattern, EntityCodec<?> codec, List<BatchEntry> entries) {
    KeysAndAttributes.Builder asked = KeysAndAttributes.builder()
        .keys(entries.stream().map(BatchEntry::attributes).toList());
    if (pattern.isConsistent()) {
      asked.consistentRead(true);
    }
    if (pattern.projected().isPresent()) {
      ExpressionComposer composer = stored.composer(pattern, codec.type());
      asked.projectionExpression(ReadAttributes.of(stored, pattern).projection(composer))
          .expressionAttributeNames(composer.names());
    }
    return asked.build();
  }

  private Set<String> unprocessed(BatchGetItemResponse response) {
    Set<String> identities = new HashSet<>();
    for (KeysAndAttributes left : response.unprocessedKeys().values()) {
      left.keys().forEach(key -> identities.add(stored.keyOf(key).identity()));
    }
    return identities;
  }
}
