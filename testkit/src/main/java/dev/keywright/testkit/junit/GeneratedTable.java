package dev.keywright.testkit.junit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.Clock;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A class that Keywright generated for a table, known by its shape, not by a type: the testkit does not depend on
 * Keywright. It need not be public.
 */
final class GeneratedTable {

  private final Class<?> type;
  private final Method connect;

  private GeneratedTable(Class<?> type, Method connect) {
    this.type = type;
    this.connect = connect;
  }

  /** The type as a generated table, if it has the shape of one. */
  static Optional<GeneratedTable> of(Class<?> type) {
    try {
      type.getMethod("createTable");
      Method connect = type.getMethod("connect", DynamoDbClient.class);
      boolean connects = Modifier.isStatic(connect.getModifiers()) && type.isAssignableFrom(connect.getReturnType());
      return connects ? Optional.of(new GeneratedTable(type, connect)) : Optional.empty();
    } catch (NoSuchMethodException otherType) {
      return Optional.empty();
    }
  }

  /** Connects to the database and creates the table there. Without a clock, the table has its default. */
  Object create(DynamoDbClient client, Optional<Clock> clock) {
    try {
      Object table = clock.isPresent() ? built(client, clock.get()) : call(connect, null, client);
      call(type.getMethod("createTable"), table);
      return table;
    } catch (InvocationTargetException failed) {
      throw new ParameterResolutionException("Cannot create the table of " + type.getName(), failed.getCause());
    } catch (ReflectiveOperationException inaccessible) {
      throw new ParameterResolutionException("Cannot connect " + type.getName(), inaccessible);
    }
  }

  private Object built(DynamoDbClient client, Clock clock) throws ReflectiveOperationException {
    Object builder = call(type.getMethod("builder", DynamoDbClient.class), null, client);
    Object timed = call(builder.getClass().getMethod("clock", Clock.class), builder, clock);
    return call(timed.getClass().getMethod("build"), timed);
  }

  /** The table's class, and with it its public methods, may be seen in its own package only. */
  private static Object call(Method method, @Nullable Object target, Object... arguments)
      throws ReflectiveOperationException {
    method.setAccessible(true);
    return method.invoke(target, arguments);
  }
}
