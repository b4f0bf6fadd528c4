package dev.keywright.runtime.access;

import dev.keywright.runtime.generated.WritePattern;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/**
 * One TransactWriteItems request. It has one token however often it is sent, by the SDK after a lost answer or from
 * here while DynamoDB is still at it, so that it is done once.
 *
 * @param pattern the transaction's name
 * @param requests where it goes
 * @param actions what is in it
 */
record TransactionRequest(WritePattern pattern, Requests requests, List<TransactionAction> actions) {
  void send(Backoff backoff) {
    TransactWriteItemsRequest request = TransactWriteItemsRequest.builder()
        .transactItems(actions.stream().map(TransactionAction::request).toList())
        .clientRequestToken(UUID.randomUUID().toString())
        .build();
    while (true) {
      try {
        send(request);
        return;
      } catch (TransactionInProgressException e) {
        if (backoff.isExhausted()) {
          throw e;
        }
        backoff.pause();
      }
    }
  }

  private void send(TransactWriteItemsRequest request) {
    String tables = actions.stream().map(TransactionAction::table).distinct().collect(Collectors.joining(", "));
    requests.observe(pattern, "TransactWriteItems", tables).during(observation -> {
      observation.asks(() -> actions.stream().map(action -> action.key().toString()).collect(Collectors.joining("; ")));
      TransactWriteItemsRequest sent = !observation.isAsked() ? request : request.toBuilder()
          .returnConsumedCapacity(ReturnConsumedCapacity.INDEXES).overrideConfiguration(observation.override()).build();
      TransactWriteItemsResponse response = requests.client().transactWriteItems(sent);
      observation.answered(0, Requests.sum(response.consumedCapacity()));
      return response;
    });
  }
}
