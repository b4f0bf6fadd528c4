package dev.keywright.processor.chart;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A JSON value, built by the model's writers and printed by {@link JsonWriter}. No null: absent is left out. */
sealed interface Json {

  record Text(String value) implements Json {}

  record Whole(long value) implements Json {}

  record Flag(boolean value) implements Json {}

  record Items(List<? extends Json> values) implements Json {
    public Items {
      values = List.copyOf(values);
    }
  }

  /** Members in the order they were put. */
  final class Fields implements Json {

    private final Map<String, Json> members = new LinkedHashMap<>();

    Map<String, Json> members() {
      return members;
    }

    Fields put(String name, Json value) {
      members.put(name, value);
      return this;
    }

    Fields put(String name, String value) {
      return put(name, new Text(value));
    }

    Fields put(String name, long value) {
      return put(name, new Whole(value));
    }

    Fields put(String name, boolean value) {
      return put(name, new Flag(value));
    }

    Fields put(String name, List<? extends Json> values) {
      return put(name, new Items(values));
    }

    Fields putTexts(String name, List<String> values) {
      return put(name, values.stream().map(Text::new).toList());
    }

    Fields put(String name, Optional<String> value) {
      value.ifPresent(present -> put(name, present));
      return this;
    }

    /** Put only where it holds, so that the usual case stays short. */
    Fields putIf(String name, boolean value) {
      return value ? put(name, true) : this;
    }
  }
}
