package dev.keywright.runtime.generated;

import java.util.function.Supplier;

/** Passes on to a codec that is asked for at each use. Behind {@link ValueCodec#later}. */
record LaterCodec<T>(Supplier<ValueCodec<T>> codec) implements ValueCodec<T> {
  @Override
  public T read(ItemReader in) {
    return codec.get().read(in);
  }

  @Override
  public void write(T value, ItemWriter out) {
    codec.get().write(value, out);
  }
}
