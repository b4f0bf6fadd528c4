package dev.keywright.runtime.generated;

/** The stored form of a value that a {@link ValueCodec} writes: it decides whether a set of them is a stored set. */
public enum StoredType {
  /** String. */ S,
  /** Number. */ N,
  /** Binary. */ B,
  /** Boolean, list, map or set: such elements make a list, not a stored set. */ OTHER
}
