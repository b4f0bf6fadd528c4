package dev.keywright.runtime.generated;

/**
 * Gives names and values their aliases in one request. An {@link Expression} asks it for each of its places; behind it
 * stands the request that is put together.
 */
public interface Aliases {
  /** The alias of a stored name or a map key. */
  String name(String attribute);

  /**
   * The alias of a value; of a collection the aliases of all elements, separated by commas.
   *
   * @param path what the value is about, for messages
   */
  String value(String path, BoundValue<?> value);
}
