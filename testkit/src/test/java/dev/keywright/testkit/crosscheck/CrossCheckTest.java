package dev.keywright.testkit.crosscheck;

import static dev.keywright.testkit.Tables.definition;
import static dev.keywright.testkit.Tables.key;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testkit.LocalDynamoDb;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.waiters.DynamoDbWaiter;

/**
 * Sends the same random requests to this engine and to another implementation of DynamoDB and compares the answers.
 * Runs only where one is named by {@code AWS_ENDPOINT_URL_DYNAMODB}; what the two are known to differ in is listed in
 * {@code docs/testing.md} and in {@link KnownDifferences}. {@code -Dkeywright.tries} sets how many requests, and
 * {@code -Dkeywright.seed} makes others.
 */
@Tag("cross-check")
@EnabledIfEnvironmentVariable(named = "AWS_ENDPOINT_URL_DYNAMODB", matches = "http.*")
class CrossCheckTest {

  private static final int REQUESTS = Integer.getInteger("keywright.tries", 1000);
  private static final long SEED = Long.getLong("keywright.seed", 20_261_201);

  @Test
  void bothAnswerAlike() {
    try (LocalDynamoDb db = LocalDynamoDb.start(); DynamoDbClient other = other()) {
      createTable(db.client());
      createTable(other);
      Outcome here = new Outcome(db.client());
      Outcome there = new Outcome(other);
      RandomRequests requests = new RandomRequests(SEED);
      List<String> differences = new ArrayList<>();
      for (int at = 0; at < REQUESTS; at++) {
        DynamoDbRequest request = requests.next();
        String ours = here.of(request);
        String theirs = there.of(request);
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
}
