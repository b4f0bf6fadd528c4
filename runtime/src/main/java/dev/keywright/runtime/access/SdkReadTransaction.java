package dev.keywright.runtime.access;

import dev.keywright.runtime.KeywrightException;
import dev.keywright.runtime.ReadOperation;
import dev.keywright.runtime.ReadTransaction;
import dev.keywright.runtime.TransactionItems;
import dev.keywright.runtime.generated.ReadPattern;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Reads that are collected for one transaction.
 *
 * @param pattern the transaction's name
 * @param requests where it will go
 * @param reads in the order they were added
 */
record SdkReadTransaction(ReadPattern pattern, Requests requests, List<TableRead<?>> reads) implements ReadTransaction {
  SdkReadTransaction {
    reads = List.copyOf(reads);
  }

  @Override
  public ReadTransaction add(ReadOperation<?> operation) {
    List<TableRead<?>> more = new ArrayList<>(reads);
    more.add(TableRead.of(operation));
    return new SdkReadTransaction(pattern, requests, more);
  }

  @Override
  public TransactionItems read() {
    Map<String, TableRead<?>> byItem = new LinkedHashMap<>();
    reads.forEach(read -> byItem.putIfAbsent(read.identity(), read));
    if (byItem.size() > TransactionLimits.MOST) {
      throw new KeywrightException(pattern + " reads " + byItem.size() + " items, and DynamoDB takes "
          + TransactionLimits.MOST + " in a transaction.");
    }
    if (byItem.isEmpty()) {
      return TransactionItems.of(Map.of());
    }
    Backoff backoff = new Backoff(pattern.name());
    while (true) {
      try {
        return send(List.copyOf(byItem.values()));
      } catch (TransactionCanceledException e) {
        if (backoff.isExhausted() || !Cancellation.isPassing(e)) {
          throw e;
        }
        backoff.pause();
      }
    }
  }

  private TransactionItems send(List<TableRead<?>> asked) {
    String tables = asked.stream().map(TableRead::table).distinct().collect(Collectors.joining(", "));
    return requests.observe(pattern, "TransactGetItems", tables).during(observation -> {
      observation.asks(() -> asked.stream().map(read -> read.key().toString()).collect(Collectors.joining("; ")));
      TransactGetItemsRequest.Builder request = TransactGetItemsRequest.builder()
          .transactItems(asked.stream().map(SdkReadTransaction::request).toList());
      if (observation.isAsked()) {
        request.returnConsumedCapacity(ReturnConsumedCapacity.INDEXES).overrideConfiguration(observation.override());
      }
      TransactGetItemsResponse response = requests.client().transactGetItems(request.build());
      Map<String, Map<String, AttributeValue>> found = new LinkedHashMap<>();
      for (int at = 0; at < asked.size(); at++) {
        ItemResponse item = response.responses().get(at);
        if (item.hasItem()) {
          found.put(asked.get(at).identity(), item.item());
        }
      }
      observation.answered(found.size(), Requests.sum(response.consumedCapacity()));
      Map<ReadOperation<?>, Optional<?>> items = new LinkedHashMap<>();
      reads.forEach(read -> items.computeIfAbsent(read, unused -> record(read, found, observation)));
      return TransactionItems.of(items);
    });
  }

  private <T> Optional<T> record(TableRead<T> read, Map<String, Map<String, AttributeValue>> found,
      Observation observation) {
    Map<String, AttributeValue> item = found.get(read.identity());
    return item == null ? Optional.empty()
        : new ItemGetting(requests, read.stored()).read(read.readPattern(), read.codec(), item, observation);
  }

  private static TransactGetItem request(TableRead<?> read) {
    return TransactGetItem.builder().get(get -> get.tableName(read.table()).key(read.key().attributes())).build();
  }
}
