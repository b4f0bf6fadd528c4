package dev.keywright.processor.model;

/** What an index holds beside its keys. */
public enum ProjectionKind {
  ALL,
  KEYS_ONLY,
  INCLUDE
}
