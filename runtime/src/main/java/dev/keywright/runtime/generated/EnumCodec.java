package dev.keywright.runtime.generated;

/** Reads and writes an enum's constants by name. Behind {@link ValueCodec#enumeration}. */
record EnumCodec<E extends Enum<E>>(EnumValues<E> values) implements ValueCodec<E> {
  @Override
  public E read(ItemReader in) {
    return in.enumeration(values);
  }

  @Override
  public void write(E value, ItemWriter out) {
    out.constant(values, value);
  }

  @Override
  public StoredType storedType() {
    return StoredType.S;
  }
}
