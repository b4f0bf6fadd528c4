package dev.keywright.runtime.access;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * Reads of the items that answer a question no more than what tells them: their keys, their type and their time to
 * live. What is counted or deleted need not be decoded.
 *
 * @param question what is asked
 */
record KeyReading(Question<?> question) {
  /**
   * The items of one request that are asked for.
   *
   * @param items their keys, type and time to live
   * @param nextKey where the next request starts; empty after the last
   */
  record KeyPage(List<Map<String, AttributeValue>> items, Map<String, AttributeValue> nextKey) {
  }

  /** Reads from that key on; from the start if it is empty. */
  KeyPage next(Map<String, AttributeValue> startKey) {
    return question.requests().observe(question.pattern(), "Query").during(observation -> {
      observation.asks(question.condition()::toString);
      ExpressionComposer composer = question.filter().composer();
      String projection = ReadAttributes.of(question.stored(), question.pattern()).tellingProjection(composer);
      QueryRequest.Builder request = question.request(composer, question.filter().text(), projection);
      if (!startKey.isEmpty()) {
        request.exclusiveStartKey(startKey);
      }
      QueryResponse response = question.send(request, observation);
      List<Map<String, AttributeValue>> asked = new ArrayList<>();
      long now = question.stored().nowSeconds();
      for (Map<String, AttributeValue> item : response.items()) {
        if (question.asked(item, now, observation) != null) {
          asked.add(item);
        }
      }
      observation.returned(asked.size());
      return new KeyPage(asked, response.hasLastEvaluatedKey() ? response.lastEvaluatedKey() : Map.of());
    });
  }
}
