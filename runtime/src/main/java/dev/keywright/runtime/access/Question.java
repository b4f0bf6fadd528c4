package dev.keywright.runtime.access;

import dev.keywright.runtime.codec.MapItemReader;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.KeyCondition;
import dev.keywright.runtime.generated.KeyExpression;
import dev.keywright.runtime.generated.ReadPattern;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/**
 * One question with its values filled in: makes each Query request and reads its answer. Before it stands the table
 * connection, after it whoever walks through the pages.
 *
 * @param requests where requests go
 * @param stored what the table's items are
 * @param pattern the access pattern
 * @param condition the key condition
 * @param selection which items are asked for
 * @param filter what is asked of items beyond their keys
 * @param <T> the record
 */
record Question<T>(Requests requests, StoredItems stored, ReadPattern pattern, KeyCondition condition,
    Selection<T> selection, AskedFilter filter) {

  /** Without condition on how many are read if {@code itemsToRead} is 0; from the start if the key is empty. */
  Answer<T> ask(Map<String, AttributeValue> startKey, int itemsToRead) {
    return requests.observe(pattern, "Query").during(observation -> {
      observation.asks(condition::toString);
      QueryRequest.Builder request = request();
      if (itemsToRead > 0) {
        request.limit(itemsToRead);
      }
      if (!startKey.isEmpty()) {
        request.exclusiveStartKey(startKey);
      }
      return read(send(request, observation), observation);
    });
  }

  /** Whether the condition is a whole primary key, so that there is no second page. */
  boolean isOfOneItem() {
    return pattern.index().isEmpty() && (stored.definition().sortKey().isEmpty() || condition.isOfOneSortKey());
  }

  private QueryRequest.Builder request() {
    ExpressionComposer composer = filter.composer();
    String projection = pattern.projected().isEmpty() ? "" : ReadAttributes.of(stored, pattern).projection(composer);
    return request(composer, filter.text(), projection);
  }

  /**
   * The request that all pages have in common.
   *
   * @param composer the names and values of filter and projection
   * @param filterText empty for none
   * @param projection empty for all attributes
   */
  QueryRequest.Builder request(ExpressionComposer composer, String filterText, String projection) {
    KeyExpression expression = condition.expression();
    Map<String, String> names = new HashMap<>(expression.names());
    names.putAll(composer.names());
    Map<String, AttributeValue> values = new HashMap<>(expression.values());
    values.putAll(composer.values());
    QueryRequest.Builder request = QueryRequest.builder()
        .tableName(stored.definition().name())
        .keyConditionExpression(expression.text())
        .expressionAttributeNames(names)
        .expressionAttributeValues(values);
    if (!filterText.isEmpty()) {
      request.filterExpression(filterText);
    }
    if (!projection.isEmpty()) {
      request.projectionExpression(projection);
    }
    pattern.index().ifPresent(request::indexName);
    if (pattern.isDescending()) {
      request.scanIndexForward(false);
    }
    if (pattern.isConsistent()) {
      request.consistentRead(true);
    }
    return request;
  }

  /** Sends the request and takes note of its answer. */
  QueryResponse send(QueryRequest.Builder request, Observation observation) {
    if (observation.isAsked()) {
      request.returnConsumedCapacity(ReturnConsumedCapacity.INDEXES).overrideConfiguration(observation.override());
    }
    QueryResponse response = requests.client().query(request.build());
    observation.answered(itemsRead(response), response.consumedCapacity());
    return response;
  }

  private Answer<T> read(QueryResponse response, Observation observation) {
    List<Map<String, AttributeValue>> items = response.items();
    List<T> records = new ArrayList<>(items.size());
    List<Map<String, AttributeValue>> sources = new ArrayList<>(items.size());
    MapItemReader reader = new MapItemReader(stored.place(pattern.name()));
    long now = stored.nowSeconds();
    for (Map<String, AttributeValue> item : items) {
      EntityCodec<? extends T> codec = asked(item, now, observation);
      if (codec != null) {
        records.add(reader.read(codec, item));
        sources.add(item);
      }
    }
    observation.returned(records.size());
    return new Answer<>(records, sources, response.hasLastEvaluatedKey() ? response.lastEvaluatedKey() : Map.of(),
        itemsRead(response));
  }

  private static int itemsRead(QueryResponse response) {
    return response.scannedCount() == null ? response.items().size() : response.scannedCount();
  }

  /** The codec for an item that is asked for; null, and told to the observation, for one that is not. */
  @Nullable EntityCodec<? extends T> asked(Map<String, AttributeValue> item, long now,
      Observation observation) {
    String entity = stored.entityOf(item);
    if (entity == null) {
      observation.unknown(stored.unknown(item));
      return null;
    }
    EntityCodec<? extends T> codec = selection.codec(entity, item);
    if (codec == null) {
      observation.foreign();
      return null;
    }
    if (stored.isExpired(item, now)) {
      observation.expired();
      return null;
    }
    return codec;
  }
}
