package dev.keywright.testkit.junit;

import dev.keywright.testkit.LocalDynamoDb;
import java.time.Clock;
import java.util.Optional;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Gives a test class a {@link LocalDynamoDb} of its own, and its methods and constructor what they ask for:
 *
 * <ul>
 *   <li>a {@link DynamoDbClient} of that database,
 *   <li>a table class that Keywright generated, connected, its table created,
 *   <li>the {@link LocalDynamoDb} itself, to make it fail or to remove what has expired.
 * </ul>
 *
 * <pre>{@code
 * @ExtendWith(LocalDynamoDbExtension.class)
 * class OrdersTest {
 *
 *   @Test
 *   void anOrderIsFoundByItsId(ShopTable shop) {
 *     shop.order().place(order);
 *     assertThat(shop.order().find("c-1", "o-1")).contains(order);
 *   }
 * }
 * }</pre>
 *
 * <p>After each test all tables are emptied and all faults forgotten; tables are created once for each class, so that
 * one which a test creates by itself is still there in the next. Nested classes share the database of the class around
 * them. The tests of one class must not run in parallel.
 *
 * <p>A generated table is known by its shape, not by a type: a public static method {@code connect(DynamoDbClient)}
 * that returns it, and a public method {@code createTable()}.
 *
 * <p>Tests of what happens as time passes give it a clock, which the database and the injected tables go by:
 *
 * <pre>{@code
 * static final MovableClock CLOCK = new MovableClock(Instant.parse("2026-01-01T00:00:00Z"));
 *
 * @RegisterExtension
 * static final LocalDynamoDbExtension DYNAMODB = new LocalDynamoDbExtension(CLOCK);
 * }</pre>
 */
public final class LocalDynamoDbExtension
    implements BeforeAllCallback, AfterEachCallback, AfterAllCallback, ParameterResolver {

  private static final ExtensionContext.Namespace NAMESPACE =
      ExtensionContext.Namespace.create(LocalDynamoDbExtension.class);
  private static final String DATABASE = "database";

  private final Optional<Clock> clock;

  /** Goes by the system's time; for {@code @ExtendWith}. */
  public LocalDynamoDbExtension() {
    clock = Optional.empty();
  }

  /**
   * Goes by {@code clock}; for {@code @RegisterExtension} on a static field. An injected table is made by its
   * {@code builder(DynamoDbClient)}, so that it has the same time as the database.
   */
  public LocalDynamoDbExtension(Clock clock) {
    this.clock = Optional.of(clock);
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    database(context);
  }

  @Override
  public void afterEach(ExtensionContext context) {
    database(context).faults().clear();
    database(context).clear();
  }

  @Override
  public void afterAll(ExtensionContext context) {
    // A nested class finds the database of its outer class, which is not in its own store and stays open.
    Optional.ofNullable(context.getStore(NAMESPACE).remove(DATABASE, LocalDynamoDb.class))
        .ifPresent(LocalDynamoDb::close);
  }

  private LocalDynamoDb database(ExtensionContext context) {
    return context.getStore(NAMESPACE).getOrComputeIfAbsent(DATABASE,
        key -> LocalDynamoDb.start(clock.orElseGet(Clock::systemUTC)), LocalDynamoDb.class);
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> type = parameter.getParameter().getType();
    return type == LocalDynamoDb.class || type == DynamoDbClient.class || GeneratedTable.of(type).isPresent();
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> type = parameter.getParameter().getType();
    LocalDynamoDb database = database(context);
    if (type == LocalDynamoDb.class) {
      return database;
    }
    if (type == DynamoDbClient.class) {
      return database.client();
    }
    ExtensionContext.Store store = context.getRoot().getStore(
        ExtensionContext.Namespace.create(LocalDynamoDbExtension.class, database));
    GeneratedTable table = GeneratedTable.of(type).orElseThrow();
    return store.getOrComputeIfAbsent(type, key -> table.create(database.client(), clock), Object.class);
  }
}
