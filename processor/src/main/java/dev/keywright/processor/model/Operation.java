package dev.keywright.processor.model;

/** What an access pattern does; the names of the annotation's constants. */
public enum Operation {
  READ,
  COUNT,
  CREATE,
  PUT,
  UPDATE,
  UPSERT,
  DELETE,
  CHECK,
  BATCH_READ,
  BATCH_PUT,
  BATCH_DELETE,
  TRANSACT
}
