package dev.keywright.testkit.storage;

import dev.keywright.testkit.value.ValueType;

/** One attribute of a key, with the only type its values may have. */
public record KeyAttribute(String name, ValueType type) {}
