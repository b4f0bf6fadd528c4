package dev.keywright.runtime.generated;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Reads and writes a stored list. Behind {@link ValueCodec#list}. */
record ListCodec<T>(ValueCodec<T> element) implements ValueCodec<List<T>> {
  @Override
  public List<T> read(ItemReader in) {
    int size = in.beginElements();
    if (size == 0) {
      in.nextElement();
      return List.of();
    }
    List<T> list = new ArrayList<>(size);
    while (in.nextElement()) {
      list.add(element.read(in));
    }
    return Collections.unmodifiableList(list);
  }

  @Override
  public void write(List<T> value, ItemWriter out) {
    out.beginList(value.size());
    for (T each : value) {
      element.write(Present.element(each), out);
    }
    out.endList();
  }
}
