package dev.keywright.runtime.generated;

import java.util.List;

/**
 * The stored names of one record's attributes, in a fixed order: the positions that a generated codec switches over.
 * Made once per codec; a reader looks names up in it.
 */
public final class Attributes {
  private final String[] names;

  private Attributes(String[] names) {
    this.names = names;
  }

  /** The list of these names; the first has position 0. */
  public static Attributes of(String... names) {
    return new Attributes(List.of(names).toArray(String[]::new));
  }

  /** How many names there are. */
  public int size() {
    return names.length;
  }

  /** The name at a position. */
  public String name(int position) {
    return names[position];
  }

  @Override
  public String toString() {
    return String.join(", ", names);
  }
}
