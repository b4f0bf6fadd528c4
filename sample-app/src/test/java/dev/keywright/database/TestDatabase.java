package dev.keywright.database;

import dev.keywright.runtime.TableDefinition;
import dev.keywright.testkit.LocalDynamoDb;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.waiters.WaiterOverrideConfiguration;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.waiters.DynamoDbWaiter;

/**
 * The embedded DynamoDB; or, where {@code AWS_ENDPOINT_URL_DYNAMODB} names one, that other implementation, so that the two
 * can be compared. There it removes the tables it has created, and no others.
 */
public final class TestDatabase implements AutoCloseable {
  private static final String ENDPOINT = System.getenv("AWS_ENDPOINT_URL_DYNAMODB");
  /** A table of the real service takes seconds, and so long does the SDK's own waiter pause; these take milliseconds. */
  private static final WaiterOverrideConfiguration IMPATIENT = WaiterOverrideConfiguration.builder()
      .backoffStrategyV2(BackoffStrategy.fixedDelayWithoutJitter(Duration.ofMillis(5)))
      .maxAttempts(2_000)
      .build();

  private final DynamoDbClient client;
  private final AutoCloseable database;
  private final List<String> created = new ArrayList<>();

  private TestDatabase(DynamoDbClient client, AutoCloseable database) {
    this.client = client;
    this.database = database;
  }

  public static TestDatabase start() {
    return start(Clock.systemUTC());
  }

  /**
   * Starts it.
   *
   * @param clock the embedded database's time
   */
  public static TestDatabase start(Clock clock) {
    if (ENDPOINT == null) {
      LocalDynamoDb embedded = LocalDynamoDb.start(clock);
      return new TestDatabase(embedded.client(), embedded);
    }
    DynamoDbClient client = DynamoDbClient.builder()
        .endpointOverride(URI.create(ENDPOINT))
        .region(Region.US_EAST_1)
        .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("local", "local")))
        .build();
    return new TestDatabase(TransactionsOneByOne.over(client), client);
  }

  public DynamoDbClient client() {
    return client;
  }

  /** Creates the table without its time to live, which not every implementation has, and waits until it is there. */
  public void create(TableDefinition definition) {
    client.createTable(definition.createTableRequest());
    created.add(definition.name());
    waitFor(waiter -> waiter.waitUntilTableExists(request -> request.tableName(definition.name())));
  }

  private void waitFor(Consumer<DynamoDbWaiter> state) {
    try (DynamoDbWaiter waiter = DynamoDbWaiter.builder().client(client).overrideConfiguration(IMPATIENT).build()) {
      state.accept(waiter);
    }
  }

  @Override
  public void close() {
    if (ENDPOINT != null) {
      for (String table : created) {
        client.deleteTable(request -> request.tableName(table));
        waitFor(waiter -> waiter.waitUntilTableNotExists(request -> request.tableName(table)));
      }
    }
    try {
      database.close();
    } catch (Exception failure) {
      throw new IllegalStateException("The test's database could not be closed", failure);
    }
  }
}
