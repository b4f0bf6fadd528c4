package dev.keywright.runtime.generated;

/**
 * Reads and writes a record nested in an item: a map whose entries are the record's attributes. Generated codecs of
 * nested records extend it; a codec of a sealed interface writes a type tag and then the record's own attributes.
 *
 * @param <T> the nested record
 */
public abstract class RecordCodec<T> implements ValueCodec<T> {
  /** For generated subclasses. */
  protected RecordCodec() {
  }

  /** Reads the attributes of the map that the reader has entered, with the same loop as an {@link EntityCodec}. */
  public abstract T readAttributes(ItemReader in);

  /** Writes the attributes into the map that the writer has begun. */
  public abstract void writeAttributes(T value, ItemWriter out);

  @Override
  public final T read(ItemReader in) {
    in.beginMap();
    return readAttributes(in);
  }

  @Override
  public final void write(T value, ItemWriter out) {
    out.beginMap();
    writeAttributes(value, out);
    out.endMap();
  }
}
