package dev.keywright.runtime.access;

import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

/**
 * Counts the items that answer a question, over all pages. DynamoDB counts where a filter can leave out what is not
 * asked for. It cannot where the type or the time to live is a key of what is read, or not projected, or where only
 * the form of keys tells the entity: there the keys are read and looked at. Both cost the same capacity.
 *
 * @param question what is asked
 * @param type the entity that is counted
 */
record Counting(Question<?> question, String type) {
  long count() {
    if (question.condition().isEmpty()) {
      return 0;
    }
    boolean canFilter = canFilter();
    long count = 0;
    Map<String, AttributeValue> startKey = Map.of();
    do {
      Page page = canFilter ? counted(startKey) : read(startKey);
      count += page.count();
      startKey = page.nextKey();
    } while (!startKey.isEmpty());
    return count;
  }

  private boolean canFilter() {
    ReadAttributes attributes = ReadAttributes.of(question.stored(), question.pattern());
    Optional<String> typeAttribute = question.stored().definition().typeAttribute();
    Optional<String> ttlAttribute = question.stored().definition().ttlAttribute();
    return typeAttribute.map(attributes::canFilter).orElse(false)
        && ttlAttribute.map(attributes::canFilter).orElse(true);
  }

  private Page counted(Map<String, AttributeValue> startKey) {
    return question.requests().observe(question.pattern(), "Query").during(observation -> {
      observation.asks(question.condition()::toString);
      ExpressionComposer composer = question.filter().composer();
      QueryRequest.Builder request = question.request(composer, filter(composer), "").select(Select.COUNT);
      if (!startKey.isEmpty()) {
        request.exclusiveStartKey(startKey);
      }
      QueryResponse response = question.send(request, observation);
      observation.returned(response.count());
      return new Page(response.count(), response.hasLastEvaluatedKey() ? response.lastEvaluatedKey() : Map.of());
    });
  }

  /** The question's own filter, and what leaves out other entities' items and those whose time to live is over. */
  private String filter(ExpressionComposer composer) {
    String typeName = composer.name(question.stored().definition().typeAttribute().orElseThrow());
    String filter = "(" + typeName + " = " + composer.value(AttributeValue.fromS(type))
        + " OR attribute_not_exists(" + typeName + "))";
    Optional<String> ttlAttribute = question.stored().definition().ttlAttribute();
    if (ttlAttribute.isPresent()) {
      AttributeValue now = AttributeValue.fromN(Long.toString(question.stored().nowSeconds()));
      filter += " AND NOT " + composer.name(ttlAttribute.get()) + " <= " + composer.value(now);
    }
    return question.filter().text().isEmpty() ? filter : question.filter().text() + " AND " + filter;
  }

  private Page read(Map<String, AttributeValue> startKey) {
    KeyReading.KeyPage page = new KeyReading(question).next(startKey);
    return new Page(page.items().size(), page.nextKey());
  }

  private record Page(int count, Map<String, AttributeValue> nextKey) {
  }
}
