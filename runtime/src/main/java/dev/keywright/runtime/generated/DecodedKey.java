package dev.keywright.runtime.generated;

import java.util.List;

/**
 * A key text taken apart by its {@link KeyFormat}: the encoded components in the template's order. Generated readers
 * take from it the components that an index does not project or a table does not store.
 *
 * @param texts the encoded components
 */
public record DecodedKey(List<String> texts) {

  /** Keeps an own copy. */
  public DecodedKey {
    texts = List.copyOf(texts);
  }

  /**
   * The value of one component.
   *
   * @param position of the component among the template's components, from 0
   * @param encoding the one the template has there
   */
  public <T> T get(int position, KeyEncoding<T> encoding) {
    return encoding.decode(texts.get(position));
  }
}
