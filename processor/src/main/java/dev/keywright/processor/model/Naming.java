package dev.keywright.processor.model;

/** How a table derives stored names from component names. */
public enum Naming {
  IDENTITY,
  SNAKE_CASE,
  UPPER_CAMEL
}
