package dev.keywright.runtime.generated;

import java.util.function.BiConsumer;
import java.util.function.Function;

/** A value codec made of two functions; all scalars are made so. */
record ScalarCodec<T>(StoredType storedType, Function<ItemReader, T> reading, BiConsumer<ItemWriter, T> writing)
    implements ValueCodec<T> {
  /** A value stored as a string. */
  static <T> ScalarCodec<T> text(Function<ItemReader, T> reading, Function<T, String> text) {
    return new ScalarCodec<>(StoredType.S, reading, (out, value) -> out.text(text.apply(value)));
  }

  /** A value stored as a number. */
  static <T> ScalarCodec<T> number(Function<ItemReader, T> reading, Function<T, String> text) {
    return new ScalarCodec<>(StoredType.N, reading, (out, value) -> out.number(text.apply(value)));
  }

  @Override
  public T read(ItemReader in) {
    return reading.apply(in);
  }

  @Override
  public void write(T value, ItemWriter out) {
    writing.accept(out, value);
  }
}
