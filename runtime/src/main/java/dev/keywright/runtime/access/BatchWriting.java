package dev.keywright.runtime.access;

import dev.keywright.runtime.codec.ItemPlace;
import dev.keywright.runtime.codec.MapItemReader;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.PrimaryKey;
import dev.keywright.runtime.generated.Stamp;
import dev.keywright.runtime.generated.WritePattern;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * Stores or removes many items of one table without conditions, which BatchWriteItem does not know.
 *
 * @param requests where requests go
 * @param stored what the table's items are
 * @param patience when to give up on what is left unprocessed
 */
record BatchWriting(Requests requests, StoredItems stored, Patience patience) {
  private static final int MOST = 25;

  /** Stores records; of two with one key the last, as if they were stored one after the other. */
  <T> List<T> put(WritePattern pattern, EntityCodec<T> codec, Collection<T> records) {
    Map<String, BatchEntry> entries = new LinkedHashMap<>();
    for (T record : records) {
      BatchEntry entry = entry(pattern, codec, Objects.requireNonNull(record, "a record of the batch"));
      entries.remove(entry.identity());
      entries.put(entry.identity(), entry);
    }
    send(pattern, new ArrayList<>(entries.values()), BatchWriting::put);
    ItemPlace place = stored.place(pattern.name());
    List<T> storedRecords = new ArrayList<>();
    MapItemReader reader = new MapItemReader(place);
    entries.values().forEach(entry -> storedRecords.add(reader.read(codec, entry.attributes())));
    return List.copyOf(storedRecords);
  }

  /** Removes the items of these keys, whether they are there or not. */
  <K> void delete(WritePattern pattern, Collection<K> keys, Function<K, PrimaryKey> primaryKey) {
    BatchKeys<K> asked = BatchKeys.of(keys, primaryKey, stored.place(pattern.name()).text());
    send(pattern, asked.entries(), BatchWriting::delete);
  }

  private void send(WritePattern pattern, List<BatchEntry> entries, Function<BatchEntry, WriteRequest> write) {
    new BatchSending(pattern.name(), stored.definition().name(), MOST, patience)
        .send(entries, some -> ask(pattern, some, write));
  }

  private Set<String> ask(WritePattern pattern, List<BatchEntry> entries, Function<BatchEntry, WriteRequest> write) {
    return requests.observe(pattern, "BatchWriteItem").during(observation -> {
      observation.asks(() -> BatchEntry.describe(entries));
      BatchWriteItemRequest.Builder request = BatchWriteItemRequest.builder()
          .requestItems(Map.of(stored.definition().name(), entries.stream().map(write).toList()));
      if (observation.isAsked()) {
        request.returnConsumedCapacity(ReturnConsumedCapacity.INDEXES).overrideConfiguration(observation.override());
      }
      BatchWriteItemResponse response = requests.client().batchWriteItem(request.build());
      observation.answered(0, Requests.sum(response.consumedCapacity()));
      return unprocessed(response);
    });
  }

  private Set<String> unprocessed(BatchWriteItemResponse response) {
    Set<String> identities = new HashSet<>();
    for (List<WriteRequest> left : response.unprocessedItems().values()) {
      for (WriteRequest write : left) {
        Map<String, AttributeValue> keyed =
            write.putRequest() == null ? write.deleteRequest().key() : write.putRequest().item();
        identities.add(stored.keyOf(keyed).identity());
      }
    }
    return identities;
  }

  private static WriteRequest put(BatchEntry entry) {
    return WriteRequest.builder().putRequest(put -> put.item(entry.attributes())).build();
  }

  private static WriteRequest delete(BatchEntry entry) {
    return WriteRequest.builder().deleteRequest(delete -> delete.key(entry.attributes())).build();
  }

  private <T> BatchEntry entry(WritePattern pattern, EntityCodec<T> codec, T record) {
    Map<String, AttributeValue> item =
        new WriteMaking(requests, stored).item(pattern, codec, record, Stamp.replacing(stored.now()));
    return BatchEntry.of(record, stored.keyOf(item), item);
  }
}
