package dev.keywright.testkit.crosscheck;

import static dev.keywright.testkit.Tables.definition;
import static dev.keywright.testkit.Tables.key;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testkit.LocalDynamoDb;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;
import software.amazon.awssdk.services.dynamodb.waiters.DynamoDbWaiter;

/**
 * Sends the same random requests to this engine and to another implementation of DynamoDB and compares the answers.
 * Runs only where one is named by {@code AWS_ENDPOINT_URL_DYNAMODB}; what the two are known to differ in is listed in
 * {@code docs/testing.md} and in {@link KnownDifferences}.
 */
@Tag("cross-check")
@EnabledIfEnvironmentVariable(named = "AWS_ENDPOINT_URL_DYNAMODB", matches = "http.*")
class CrossCheckTest {

  private static final int REQUESTS = 500;

  @Test
  void bothAnswerAlike() {
    try (LocalDynamoDb db = LocalDynamoDb.start(); DynamoDbClient other = other()) {
      createTable(db.client());
      createTable(other);
      RandomRequests requests = new RandomRequests(20_261_201);
      List<String> differences = new ArrayList<>();
      for (int at = 0; at < REQUESTS; at++) {
        DynamoDbRequest request = requests.next();
        String ours = outcome(db.client(), request);
        String theirs = outcome(other, request);
        if (!ours.equals(theirs) && !KnownDifferences.explain(ours, theirs)) {
          differences.add(request + "\n  ours:   " + ours + "\n  theirs: " + theirs);
        }
      }
      assertThat(differences.stream().limit(20)).isEmpty();
    }
  }

  private static DynamoDbClient other() {
    return DynamoDbClient.builder()
        .endpointOverride(URI.create(System.getenv("AWS_ENDPOINT_URL_DYNAMODB"))).region(Region.US_EAST_1)
        .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("local", "local")))
        .build();
  }

  private static void createTable(DynamoDbClient client) {
    try {
      client.deleteTable(request -> request.tableName(RandomRequests.TABLE));
      waitFor(client, waiter -> waiter.waitUntilTableNotExists(request -> request.tableName(RandomRequests.TABLE)));
    } catch (ResourceNotFoundException first) {
      // Nothing is left from an earlier run.
    }
    client.createTable(request -> request.tableName(RandomRequests.TABLE)
        .attributeDefinitions(definition("pk", ScalarAttributeType.S), definition("sk", ScalarAttributeType.S),
            definition("lsk", ScalarAttributeType.N), definition("gpk", ScalarAttributeType.S))
        .keySchema(key("pk", KeyType.HASH), key("sk", KeyType.RANGE)).billingMode("PAY_PER_REQUEST")
        .localSecondaryIndexes(LocalSecondaryIndex.builder().indexName("local")
            .keySchema(key("pk", KeyType.HASH), key("lsk", KeyType.RANGE))
            .projection(projection -> projection.projectionType(ProjectionType.ALL)).build())
        .globalSecondaryIndexes(GlobalSecondaryIndex.builder().indexName("global")
            .keySchema(key("gpk", KeyType.HASH), key("sk", KeyType.RANGE))
            .projection(projection -> projection.projectionType(ProjectionType.INCLUDE).nonKeyAttributes("a", "m"))
            .build()));
    waitFor(client, waiter -> waiter.waitUntilTableExists(request -> request.tableName(RandomRequests.TABLE)));
  }

  private static void waitFor(DynamoDbClient client, Consumer<DynamoDbWaiter> state) {
    try (DynamoDbWaiter waiter = DynamoDbWaiter.builder().client(client).overrideConfiguration(settings -> settings
        .backoffStrategyV2(BackoffStrategy.fixedDelayWithoutJitter(Duration.ofMillis(5))).maxAttempts(2_000)).build()) {
      state.accept(waiter);
    }
  }

  private static String outcome(DynamoDbClient client, DynamoDbRequest request) {
    try {
      return answer(client, request);
    } catch (DynamoDbException refused) {
      return refused.awsErrorDetails().errorCode() + ": " + refused.awsErrorDetails().errorMessage();
    }
  }

  private static String answer(DynamoDbClient client, DynamoDbRequest request) {
    if (request instanceof PutItemRequest put) {
      PutItemResponse response = client.putItem(put);
      return shown(response.attributes());
    }
    if (request instanceof UpdateItemRequest update) {
      UpdateItemResponse response = client.updateItem(update);
      return shown(response.attributes());
    }
    if (request instanceof DeleteItemRequest delete) {
      DeleteItemResponse response = client.deleteItem(delete);
      return shown(response.attributes());
    }
    if (request instanceof GetItemRequest get) {
      GetItemResponse response = client.getItem(get);
      return shown(response.item()) + units(response.consumedCapacity());
    }
    QueryRequest query = (QueryRequest) request;
    QueryResponse response = client.query(query);
    Stream<String> items = response.items().stream().map(CrossCheckTest::shown);
    // Items with equal index keys come in any order.
    return (query.indexName() == null ? items : items.sorted()).toList() + " " + response.count() + " of "
        + response.scannedCount() + " last " + shown(response.lastEvaluatedKey())
        + (response.scannedCount() == 0 ? "" : units(response.consumedCapacity()));
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
