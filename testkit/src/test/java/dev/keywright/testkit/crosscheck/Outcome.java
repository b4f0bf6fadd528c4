package dev.keywright.testkit.crosscheck;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** What a database answers to a request, as a text to compare: without what may differ between two right answers. */
final class Outcome {
  private final DynamoDbClient client;

  Outcome(DynamoDbClient client) {
    this.client = client;
  }

  /** The answer, or the code and message with which the request was refused. */
  String of(DynamoDbRequest request) {
    try {
      return answer(request);
    } catch (DynamoDbException refused) {
      return refused.awsErrorDetails().errorCode() + ": " + refused.awsErrorDetails().errorMessage();
    }
  }

  private String answer(DynamoDbRequest request) {
    if (request instanceof PutItemRequest put) {
      return shown(client.putItem(put).attributes());
    }
    if (request instanceof UpdateItemRequest update) {
      return shown(client.updateItem(update).attributes());
    }
    if (request instanceof DeleteItemRequest delete) {
      return shown(client.deleteItem(delete).attributes());
    }
    if (request instanceof GetItemRequest get) {
      GetItemResponse response = client.getItem(get);
      return shown(response.item()) + units(response.consumedCapacity());
    }
    if (request instanceof QueryRequest query) {
      return queried(query);
    }
    if (request instanceof ScanRequest scan) {
      return scanned(scan);
    }
    if (request instanceof BatchGetItemRequest get) {
      BatchGetItemResponse response = client.batchGetItem(get);
      return inAnyOrder(response.responses().get(RandomRequests.TABLE)) + " left " + response.unprocessedKeys()
          + units(response.consumedCapacity().get(0));
    }
    BatchWriteItemResponse response = client.batchWriteItem((BatchWriteItemRequest) request);
    return "left " + response.unprocessedItems();
  }

  private String queried(QueryRequest query) {
    QueryResponse response = client.query(query);
    // Items with equal index keys come in any order.
    List<String> items = query.indexName() == null
        ? response.items().stream().map(Outcome::shown).toList()
        : inAnyOrder(response.items());
    return items + " " + response.count() + " of " + response.scannedCount() + " last "
        + shown(response.lastEvaluatedKey())
        + (response.scannedCount() == 0 ? "" : units(response.consumedCapacity()));
  }

  /**
   * Partitions come in an order of each database's own, so nothing is compared that depends on it. Dynalite counts a
   * consistent scan like any other.
   */
  private String scanned(ScanRequest scan) {
    ScanResponse response = client.scan(scan);
    return inAnyOrder(response.items()) + " " + response.count() + " of " + response.scannedCount()
        + (scan.consistentRead() || response.scannedCount() == 0 ? "" : units(response.consumedCapacity()));
  }

  private static List<String> inAnyOrder(List<Map<String, AttributeValue>> items) {
    Stream<Map<String, AttributeValue>> stream = items == null ? Stream.of() : items.stream();
    return stream.map(Outcome::shown).sorted().toList();
  }

  private static String units(ConsumedCapacity capacity) {
    return " " + capacity.capacityUnits() + " units";
  }

  private static String shown(Map<String, AttributeValue> item) {
    Map<String, String> sorted = new TreeMap<>();
    item.forEach((name, value) -> sorted.put(name, shown(value)));
    return sorted.toString();
  }

  private static String shown(AttributeValue value) {
    if (value.hasM()) {
      return shown(value.m());
    }
    return value.hasSs() ? value.ss().stream().sorted().toList().toString() : value.toString();
  }
}
