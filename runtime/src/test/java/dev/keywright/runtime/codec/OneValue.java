package dev.keywright.runtime.codec;

import dev.keywright.runtime.generated.Attributes;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.ItemKey;
import dev.keywright.runtime.generated.ItemReader;
import dev.keywright.runtime.generated.ItemWriter;
import dev.keywright.runtime.generated.ValueCodec;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An entity with one component of any type, so that a value codec can be tried alone. */
record OneValue<T>(ValueCodec<T> codec) implements EntityCodec<OneValue.Holder<T>> {
  static final ItemPlace PLACE = new ItemPlace("One.find on table ones", List.of("PK"));

  private static final Attributes ALL = Attributes.of("value");

  record Holder<T>(@Nullable T value) {
  }

  /** What is stored for a value; null if nothing is. */
  static <T> @Nullable AttributeValue store(ValueCodec<T> codec, @Nullable T value) {
    return MapItemWriter.write(new OneValue<>(codec), new Holder<>(value), PLACE).get("value");
  }

  /** What is read from a stored value. */
  static <T> T read(ValueCodec<T> codec, AttributeValue stored) {
    Map<String, AttributeValue> item = Map.of("PK", AttributeValue.fromS("p-1"), "value", stored);
    return new MapItemReader(PLACE).read(new OneValue<>(codec), item).value();
  }

  static <T> T roundTrip(ValueCodec<T> codec, T value) {
    return read(codec, store(codec, value));
  }

  @Override
  public String type() {
    return "One";
  }

  @Override
  @SuppressWarnings("unchecked")
  public Class<Holder<T>> recordType() {
    return (Class<Holder<T>>) (Class<?>) Holder.class;
  }

  @Override
  public boolean ownsKey(ItemKey key) {
    return true;
  }

  @Override
  public Holder<T> read(ItemReader in) {
    T value = null;
    for (int at = in.next(ALL); at != ItemReader.END; at = in.next(ALL)) {
      value = codec.read(in);
    }
    return new Holder<>(in.required("value", value));
  }

  @Override
  public void write(Holder<T> holder, ItemWriter out) {
    out.value("value", holder.value(), codec);
  }
}
