package dev.keywright.runtime.write;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;

/** A client behind which something happens after each item was read, before the caller knows of it. */
final class Meddling implements DynamoDbClient {
  private final DynamoDbClient client;
  private final Runnable afterReading;

  Meddling(DynamoDbClient client, Runnable afterReading) {
    this.client = client;
    this.afterReading = afterReading;
  }

  @Override
  public GetItemResponse getItem(GetItemRequest request) {
    GetItemResponse response = client.getItem(request);
    afterReading.run();
    return response;
  }

  @Override
  public TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
    return client.transactWriteItems(request);
  }

  @Override
  public String serviceName() {
    return client.serviceName();
  }

  @Override
  public void close() {
  }
}
