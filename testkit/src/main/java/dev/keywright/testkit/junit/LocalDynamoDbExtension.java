package dev.keywright.testkit.junit;

import dev.keywright.testkit.LocalDynamoDb;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Optional;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.junit.jupiter.api.extension.ParameterResolver;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Gives a test class a {@link LocalDynamoDb} of its own, and its methods and constructor what they ask for:
 *
 * <ul>
 *   <li>a {@link DynamoDbClient} of that database,
 *   <li>a table class that Keywright generated, connected, its table created,
 *   <li>the {@link LocalDynamoDb} itself, to make it fail or to move its time.
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
 * <p>After each test all tables are emptied and all faults forgotten; tables are created once for each class. Nested
 * classes share the database of the class around them. The tests of one class must not run in parallel.
 *
 * <p>A generated table is known by its shape, not by a type: a public static method {@code connect(DynamoDbClient)}
 * that returns it, and a public method {@code createTable()}.
 */
public final class LocalDynamoDbExtension
    implements BeforeAllCallback, AfterEachCallback, AfterAllCallback, ParameterResolver {

  private static final ExtensionContext.Namespace NAMESPACE =
      ExtensionContext.Namespace.create(LocalDynamoDbExtension.class);
  private static final String DATABASE = "database";

  /** Made by JUnit. */
  public LocalDynamoDbExtension() {}

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

  private static LocalDynamoDb database(ExtensionContext context) {
    return context.getStore(NAMESPACE)
        .getOrComputeIfAbsent(DATABASE, key -> LocalDynamoDb.start(), LocalDynamoDb.class);
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> type = parameter.getParameter().getType();
    return type == LocalDynamoDb.class || type == DynamoDbClient.class || connector(type).isPresent();
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
    return store.getOrComputeIfAbsent(type, key -> connect(type, database.client()), Object.class);
  }

  /** The method that connects a generated table, if {@code type} is one. */
  private static Optional<Method> connector(Class<?> type) {
    try {
      type.getMethod("createTable");
      Method connect = type.getMethod("connect", DynamoDbClient.class);
      boolean connects = Modifier.isStatic(connect.getModifiers()) && type.isAssignableFrom(connect.getReturnType());
      return connects ? Optional.of(connect) : Optional.empty();
    } catch (NoSuchMethodException otherType) {
      return Optional.empty();
    }
  }

  private static Object connect(Class<?> type, DynamoDbClient client) {
    try {
      Object table = connector(type).orElseThrow().invoke(null, client);
      type.getMethod("createTable").invoke(table);
      return table;
    } catch (InvocationTargetException failed) {
      throw new ParameterResolutionException("Cannot create the table of " + type.getName(), failed.getCause());
    } catch (ReflectiveOperationException inaccessible) {
      throw new ParameterResolutionException("Cannot connect " + type.getName() + "; it has to be public",
          inaccessible);
    }
  }
}
