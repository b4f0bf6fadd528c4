package dev.keywright.runtime.codec;

import java.util.AbstractMap;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.BiConsumer;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The entries of one nested map on their way into an {@link AttributeValue}, which copies them. It is filled, copied and
 * filled again, so that a list of records does not build every map twice. Names come once each: they are a record's
 * attributes or another map's keys.
 */
final class NestedMap extends AbstractMap<String, AttributeValue> {
  private String[] names = new String[8];
  private AttributeValue[] values = new AttributeValue[8];
  private int size;

  @Override
  public AttributeValue put(String name, AttributeValue value) {
    if (size == names.length) {
      names = Arrays.copyOf(names, size * 2);
      values = Arrays.copyOf(values, size * 2);
    }
    names[size] = name;
    values[size] = value;
    size++;
    return value;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public void clear() {
    size = 0;
  }

  @Override
  public void forEach(BiConsumer<? super String, ? super AttributeValue> action) {
    for (int i = 0; i < size; i++) {
      action.accept(names[i], values[i]);
    }
  }

  /** Here for the contract; the SDK's copy asks for {@link #size} and {@link #forEach} alone. */
  @Override
  public Set<Entry<String, AttributeValue>> entrySet() {
    Set<Entry<String, AttributeValue>> entries = new LinkedHashSet<>();
    forEach((name, value) -> entries.add(new SimpleImmutableEntry<>(name, value)));
    return entries;
  }
}
