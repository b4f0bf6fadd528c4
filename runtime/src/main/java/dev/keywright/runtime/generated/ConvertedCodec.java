package dev.keywright.runtime.generated;

import dev.keywright.annotations.Converter;

/** A value by the user's converter: what the converter makes of it is read and written by a codec of ours. */
record ConvertedCodec<T, S>(ValueCodec<S> stored, Converter<T, S> converter) implements ValueCodec<T> {
  @Override
  public T read(ItemReader in) {
    S read = stored.read(in);
    T value;
    try {
      value = converter.fromStored(read);
    } catch (RuntimeException e) {
      throw in.failure(null, "is refused by " + converter.getClass().getSimpleName() + ": " + e.getMessage(), e);
    }
    if (value == null) {
      throw in.failure(null, "is made null by " + converter.getClass().getSimpleName(), null);
    }
    return value;
  }

  @Override
  public void write(T value, ItemWriter out) {
    S made;
    try {
      made = converter.toStored(value);
    } catch (RuntimeException e) {
      throw new IllegalArgumentException(
          "is refused by " + converter.getClass().getSimpleName() + ": " + e.getMessage(), e);
    }
    if (made == null) {
      throw new IllegalArgumentException("is made null by " + converter.getClass().getSimpleName());
    }
    stored.write(made, out);
  }

  @Override
  public StoredType storedType() {
    return stored.storedType();
  }
}
