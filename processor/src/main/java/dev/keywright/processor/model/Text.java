package dev.keywright.processor.model;

/** A text the user wrote in an annotation, with the place of that very value. */
public record Text(String value, Site site) {

  public boolean isEmpty() {
    return value.isEmpty();
  }

  @Override
  public String toString() {
    return value;
  }
}
