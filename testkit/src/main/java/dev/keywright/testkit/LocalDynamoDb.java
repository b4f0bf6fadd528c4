package dev.keywright.testkit;

import dev.keywright.testkit.operation.Operations;
import dev.keywright.testkit.protocol.Handler;
import dev.keywright.testkit.protocol.HttpEndpoint;
import dev.keywright.testkit.protocol.InProcessHttpClient;
import dev.keywright.testkit.protocol.Operation;
import dev.keywright.testkit.storage.Database;
import dev.keywright.testkit.storage.Expiry;
import dev.keywright.testkit.storage.Table;
import dev.keywright.testkit.streams.Streams;
import dev.keywright.testkit.transactions.Transactions;
import java.net.URI;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.client.builder.AwsClientBuilder;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClientBuilder;

/**
 * An embedded DynamoDB that keeps its tables in memory, for tests and for development.
 *
 * <pre>{@code
 * try (LocalDynamoDb db = LocalDynamoDb.start()) {
 *   DynamoDbClient client = db.client();
 *   client.createTable(...);
 *   client.putItem(...);
 * }
 * }</pre>
 *
 * <p>{@link #client()} needs no socket: its requests, marshalled and signed by the stock SDK, are answered in the
 * calling thread. {@link #endpoint()} opens a port on loopback for everything that is not in this JVM. Both see the
 * same tables. Instances are independent of each other, start in milliseconds, and may be used by many threads.
 *
 * <p>Tables are ready as soon as they are created, and indexes are never behind their table; a program must not rely
 * on either with the real service. What else differs is listed in {@code docs/testing.md}.
 */
public final class LocalDynamoDb implements AutoCloseable {

  private final Database database;
  private final Transactions transactions;
  private final Faults faults;
  private final Handler handler;
  private Optional<DynamoDbClient> client = Optional.empty();
  private Optional<HttpEndpoint> endpoint = Optional.empty();

  private LocalDynamoDb(Clock clock) {
    database = new Database(clock);
    Map<String, Operation> operations = new LinkedHashMap<>(Operations.on(database));
    transactions = new Transactions(database);
    operations.putAll(transactions.operations());
    operations.putAll(Streams.on(database));
    faults = new Faults(operations.keySet());
    handler = new Handler(operations, faults::next);
  }

  /** Starts an empty database whose time is the system's. */
  public static LocalDynamoDb start() {
    return start(Clock.systemUTC());
  }

  /** Starts an empty database that takes the time from {@code clock}: when tables are made, when items expire. */
  public static LocalDynamoDb start(Clock clock) {
    return new LocalDynamoDb(clock);
  }

  /**
   * A client of this database, made on first use and closed with it. It is the stock client of the AWS SDK with its
   * default settings; for other settings see {@link #connect}.
   */
  public synchronized DynamoDbClient client() {
    DynamoDbClient made = client.orElseGet(() -> connect(DynamoDbClient.builder()).build());
    client = Optional.of(made);
    return made;
  }

  /**
   * Points a client builder at this database: transport, endpoint, region and credentials are set, the rest is the
   * caller's. The client belongs to the caller.
   *
   * <pre>{@code
   * DynamoDbClient impatient = db.connect(DynamoDbClient.builder()
   *     .overrideConfiguration(c -> c.apiCallTimeout(Duration.ofMillis(200)))).build();
   * }</pre>
   */
  public DynamoDbClientBuilder connect(DynamoDbClientBuilder builder) {
    return pointed(builder.httpClient(httpClient()));
  }

  /** Points the builder of a streams client at this database, in the same way. */
  public DynamoDbStreamsClientBuilder connect(DynamoDbStreamsClientBuilder builder) {
    return pointed(builder.httpClient(httpClient()));
  }

  private static <B extends AwsClientBuilder<B, ?>> B pointed(B builder) {
    return builder
        .endpointOverride(URI.create("http://localhost"))
        .region(Region.US_EAST_1)
        .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("local", "local")));
  }

  /** The transport alone, for callers that build their clients themselves. */
  public SdkHttpClient httpClient() {
    return new InProcessHttpClient(handler);
  }

  /**
   * The address of this database over HTTP, such as {@code http://127.0.0.1:49152}. The port is opened on first use,
   * on the loopback interface only; any credentials and region will do.
   */
  public URI endpoint() {
    return listen(0);
  }

  /** Like {@link #endpoint()}, on a given port; if a port is open already, its address is returned. */
  public synchronized URI listen(int port) {
    HttpEndpoint open = endpoint.orElseGet(() -> HttpEndpoint.listen(handler, port));
    endpoint = Optional.of(open);
    return open.address();
  }

  /** What is to go wrong, to be told before the calls it is to befall. */
  public Faults faults() {
    return faults;
  }

  /**
   * Removes all items from all tables, all changes from their streams, and forgets the tokens of transactions; the
   * tables and their settings stay. {@link #faults()} are cleared by themselves.
   */
  public void clear() {
    database.changing(() -> {
      database.tables().values().forEach(Table::clear);
      transactions.forgetTokens();
    });
  }

  /**
   * Removes the items whose time has come, by the clock of this database, from the tables that have a time to live;
   * the real service does so some time within days, this one only when it is told to. Until then an expired item is
   * read like any other, as in the real service.
   *
   * @return how many items were removed
   */
  public int deleteExpired() {
    return database.writing(() -> {
      int removed = 0;
      for (Table table : database.tables().values()) {
        removed += Expiry.removeExpired(table, database.clock().instant());
      }
      return removed;
    });
  }

  /** Closes the client and the port. The tables are forgotten. */
  @Override
  public synchronized void close() {
    client.ifPresent(DynamoDbClient::close);
    endpoint.ifPresent(HttpEndpoint::close);
  }
}
