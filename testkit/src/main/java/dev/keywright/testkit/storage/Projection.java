package dev.keywright.testkit.storage;

import java.util.List;

/** Which attributes an index holds besides the keys; {@code nonKeyAttributes} means something for INCLUDE only. */
public record Projection(Kind kind, List<String> nonKeyAttributes) {

  /** The three kinds of projection, named as on the wire. */
  public enum Kind { ALL, KEYS_ONLY, INCLUDE }

  public Projection {
    nonKeyAttributes = List.copyOf(nonKeyAttributes);
  }
}
