package dev.keywright.processor.model;

/** What an access pattern does; the names of the annotation's constants. */
public enum Operation {
  READ,
  COUNT,
  CREATE,
  PUT,
  DELETE
}
