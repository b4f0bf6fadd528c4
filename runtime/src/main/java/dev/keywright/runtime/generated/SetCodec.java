package dev.keywright.runtime.generated;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Reads and writes a set: a stored set where the element allows, else a list. DynamoDB knows no empty set: the writer leaves
 * one out, and generated codecs read what is absent as empty. Behind {@link ValueCodec#set}.
 */
record SetCodec<T>(ValueCodec<T> element) implements ValueCodec<Set<T>> {
  @Override
  public Set<T> read(ItemReader in) {
    int size = in.beginElements();
    Set<T> set = new LinkedHashSet<>(size * 2);
    while (in.nextElement()) {
      set.add(element.read(in));
    }
    return Collections.unmodifiableSet(set);
  }

  @Override
  public void write(Set<T> value, ItemWriter out) {
    if (element.storedType() == StoredType.OTHER) {
      out.beginList(value.size());
      writeElements(value, out);
      out.endList();
      return;
    }
    out.beginSet(element.storedType());
    writeElements(value, out);
    out.endSet();
  }

  private void writeElements(Set<T> value, ItemWriter out) {
    for (T each : value) {
      element.write(Present.element(each), out);
    }
  }
}
