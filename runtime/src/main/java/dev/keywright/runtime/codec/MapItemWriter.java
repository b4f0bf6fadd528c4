package dev.keywright.runtime.codec;

import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.ItemWriteException;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.EnumValues;
import dev.keywright.runtime.generated.ItemWriter;
import dev.keywright.runtime.generated.StoredType;
import dev.keywright.runtime.generated.ValueCodec;
import java.time.DateTimeException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Builds items as the maps that the SDK sends. Before it stands a generated codec, after it a request; one writer makes
 * one item.
 */
public final class MapItemWriter extends ItemWriter {
  private static final AttributeValue TRUE = AttributeValue.fromBool(true);
  private static final AttributeValue FALSE = AttributeValue.fromBool(false);

  private final WriteFrame.Names item = new WriteFrame.Names(null, new LinkedHashMap<>(32));
  private WriteFrame frame = item;

  private MapItemWriter() {
  }

  /** The item of a record; what cannot be stored is an {@link ItemWriteException} or an {@link InvalidKeyException}. */
  public static <T> Map<String, AttributeValue> write(EntityCodec<T> codec, T item, ItemPlace place) {
    MapItemWriter writer = new MapItemWriter();
    try {
      codec.write(item, writer);
    } catch (InvalidKeyException e) {
      throw e.during(place.text());
    } catch (IllegalArgumentException | ArithmeticException | DateTimeException e) {
      throw new ItemWriteException(place.text(), codec.type(), writer.path(), String.valueOf(e.getMessage()), e);
    }
    return Collections.unmodifiableMap(writer.item.map());
  }

  /**
   * The stored form of one value; empty if it is not stored, as an empty set is not.
   *
   * @param path what is written, for messages
   * @param place the pattern and the table, for messages
   * @param entity the type tag of the item's entity
   */
  public static <V> Optional<AttributeValue> value(ValueCodec<V> codec, @Nullable V value, String path, String place,
      String entity) {
    MapItemWriter writer = new MapItemWriter();
    try {
      writer.value(path, value, codec);
    } catch (InvalidKeyException e) {
      throw e.during(place);
    } catch (IllegalArgumentException | ArithmeticException | DateTimeException e) {
      throw new ItemWriteException(place, entity, writer.path(), String.valueOf(e.getMessage()), e);
    }
    return Optional.ofNullable(writer.item.map().get(path));
  }

  @Override
  public void name(String attribute) {
    frame.name = attribute;
  }

  @Override
  public void text(String value) {
    frame.text(value);
  }

  @Override
  public void number(String value) {
    frame.number(value);
  }

  @Override
  public void truth(boolean value) {
    frame.put(value ? TRUE : FALSE);
  }

  @Override
  public void binary(byte[] value) {
    frame.binary(SdkBytes.fromByteArray(value));
  }

  @Override
  public <E extends Enum<E>> void constant(EnumValues<E> values, E constant) {
    if (frame instanceof WriteFrame.Members members) {
      members.text(constant.name());
      return;
    }
    frame.put(values.stored(constant));
  }

  @Override
  public void beginMap() {
    frame = frame.beginNames(true);
  }

  @Override
  public void beginEntries(int size) {
    frame = frame.beginNames(false);
  }

  @Override
  public void endMap() {
    end();
  }

  @Override
  public void beginList(int size) {
    frame = frame.beginElements();
  }

  @Override
  public void endList() {
    end();
  }

  @Override
  public void beginSet(StoredType elements) {
    frame = frame.beginMembers(elements);
  }

  @Override
  public void endSet() {
    end();
  }

  private void end() {
    WriteFrame ended = frame;
    frame = ended.parent == null ? item : ended.parent;
    ended.end().ifPresent(frame::put);
  }

  private String path() {
    StringBuilder path = new StringBuilder();
    frame.appendPath(path);
    return path.toString();
  }
}
