package dev.keywright.runtime.access;

import dev.keywright.runtime.generated.KeyExpression;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

/**
 * Counts the items that answer a question, over all pages. DynamoDB counts where a filter can leave out what is not asked
 * for; where it cannot ({@link CountedAttributes}), the keys are read and looked at. Both cost the same capacity.
 *
 * @param question what is asked
 * @param type the entity that is counted
 */
record Counting(Question<?> question, String type) {
  long count() {
    if (question.condition().isEmpty()) {
      return 0;
    }
    CountedAttributes attributes = CountedAttributes.of(question);
    long count = 0;
    Map<String, AttributeValue> startKey = Map.of();
    do {
      Page page = page(startKey, attributes);
      count += page.count();
      startKey = page.nextKey();
    } while (!startKey.isEmpty());
    return count;
  }

  private Page page(Map<String, AttributeValue> startKey, CountedAttributes attributes) {
    return question.requests().observe(question.pattern(), "Query").during(observation -> {
      observation.asks(question.condition()::toString);
      QueryRequest.Builder request = attributes.canBeFiltered() ? filtered(attributes) : readingKeys(attributes);
      if (!startKey.isEmpty()) {
        request.exclusiveStartKey(startKey);
      }
      QueryResponse response = question.send(request, observation);
      int count = attributes.canBeFiltered() ? response.count() : asked(response, observation);
      observation.returned(count);
      return new Page(count, response.hasLastEvaluatedKey() ? response.lastEvaluatedKey() : Map.of());
    });
  }

  private QueryRequest.Builder filtered(CountedAttributes attributes) {
    KeyExpression expression = question.condition().expression();
    Map<String, String> names = new HashMap<>(expression.names());
    Map<String, AttributeValue> values = new HashMap<>(expression.values());
    names.put("#type", attributes.typeAttribute());
    values.put(":type", AttributeValue.fromS(type));
    String filter = "(#type = :type OR attribute_not_exists(#type))";
    if (attributes.ttlAttribute().isPresent()) {
      names.put("#ttl", attributes.ttlAttribute().get());
      values.put(":now", AttributeValue.fromN(Long.toString(question.stored().nowSeconds())));
      filter += " AND NOT #ttl <= :now";
    }
    return question.request().select(Select.COUNT).filterExpression(filter)
        .expressionAttributeNames(names).expressionAttributeValues(values);
  }

  private QueryRequest.Builder readingKeys(CountedAttributes attributes) {
    Map<String, String> names = new HashMap<>(question.condition().expression().names());
    StringBuilder projection = new StringBuilder();
    for (String attribute : attributes.needed()) {
      String alias = "#p" + names.size();
      names.put(alias, attribute);
      projection.append(projection.isEmpty() ? "" : ", ").append(alias);
    }
    return question.request().projectionExpression(projection.toString()).expressionAttributeNames(names);
  }

  private int asked(QueryResponse response, Observation observation) {
    long now = question.stored().nowSeconds();
    int count = 0;
    for (Map<String, AttributeValue> item : response.items()) {
      if (question.asked(item, now, observation) != null) {
        count++;
      }
    }
    return count;
  }

  private record Page(int count, Map<String, AttributeValue> nextKey) {
  }
}
