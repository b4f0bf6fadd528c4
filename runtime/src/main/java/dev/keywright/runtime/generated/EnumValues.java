package dev.keywright.runtime.generated;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The constants of one enum with their stored values, shared by all items read and written. Stored is the constant's
 * {@code name()}.
 *
 * @param <E> the enum
 */
public final class EnumValues<E extends Enum<E>> {
  private final Map<String, E> byName;
  private final AttributeValue[] stored;

  private EnumValues(E[] constants) {
    byName = new HashMap<>(constants.length * 2);
    stored = new AttributeValue[constants.length];
    for (E constant : constants) {
      byName.put(constant.name(), constant);
      stored[constant.ordinal()] = AttributeValue.createS(constant.name());
    }
  }

  /** The values of an enum, from its {@code values()}. */
  public static <E extends Enum<E>> EnumValues<E> of(E[] constants) {
    return new EnumValues<>(constants);
  }

  /** The constant of that name, or null if there is none. */
  public @Nullable E named(String name) {
    return byName.get(name);
  }

  /** The stored form of a constant, the same object each time. */
  public AttributeValue stored(E constant) {
    return stored[constant.ordinal()];
  }

  /** The names, for messages. */
  @Override
  public String toString() {
    return byName.keySet().stream().sorted().toList().toString();
  }
}
