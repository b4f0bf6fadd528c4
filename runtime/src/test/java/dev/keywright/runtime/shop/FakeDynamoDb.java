package dev.keywright.runtime.shop;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** A client that answers what a test told it to, in order, and remembers what it was sent. */
final class FakeDynamoDb implements DynamoDbClient {
  final List<Object> sent = new ArrayList<>();
  private final Deque<Supplier<Object>> answers = new ArrayDeque<>();

  FakeDynamoDb answer(Object response) {
    answers.add(() -> response);
    return this;
  }

  FakeDynamoDb fail(RuntimeException failure) {
    answers.add(() -> {
      throw failure;
    });
    return this;
  }

  QueryRequest query(int at) {
    return (QueryRequest) sent.get(at);
  }

  @Override
  public QueryResponse query(QueryRequest request) {
    return (QueryResponse) next(request, QueryResponse.builder().count(0).scannedCount(0).build());
  }

  @Override
  public GetItemResponse getItem(GetItemRequest request) {
    return (GetItemResponse) next(request, GetItemResponse.builder().build());
  }

  @Override
  public PutItemResponse putItem(PutItemRequest request) {
    return (PutItemResponse) next(request, PutItemResponse.builder().build());
  }

  @Override
  public DeleteItemResponse deleteItem(DeleteItemRequest request) {
    return (DeleteItemResponse) next(request, DeleteItemResponse.builder().build());
  }

  private Object next(Object request, Object otherwise) {
    sent.add(request);
    return answers.isEmpty() ? otherwise : answers.remove().get();
  }

  @Override
  public String serviceName() {
    return "dynamodb";
  }

  @Override
  public void close() {
  }
}
