package dev.keywright.runtime.generated;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads and writes a stored map whose keys are known at run time only. Behind {@link ValueCodec#map}. */
record MapCodec<T>(ValueCodec<T> value) implements ValueCodec<Map<String, T>> {
  @Override
  public Map<String, T> read(ItemReader in) {
    Map<String, T> map = new LinkedHashMap<>(in.beginEntries() * 2);
    for (String key = in.nextKey(); key != null; key = in.nextKey()) {
      map.put(key, value.read(in));
    }
    return Collections.unmodifiableMap(map);
  }

  @Override
  public void write(Map<String, T> entries, ItemWriter out) {
    out.beginEntries(entries.size());
    for (Map.Entry<String, T> entry : entries.entrySet()) {
      out.name(Present.element(entry.getKey()));
      value.write(Present.element(entry.getValue()), out);
    }
    out.endMap();
  }
}
