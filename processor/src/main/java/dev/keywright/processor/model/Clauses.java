package dev.keywright.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * The members of {@code @AccessPattern} beside its question, as written: what is filtered, projected, believed, asked for
 * and changed.
 */
public record Clauses(
    Optional<Text> filter,
    List<Text> project,
    List<Text> given,
    Optional<Text> condition,
    Optional<Text> update,
    List<Text> patch,
    List<Text> steps) {

  /** None of them was written. */
  public static final Clauses NONE =
      new Clauses(Optional.empty(), List.of(), List.of(), Optional.empty(), Optional.empty(), List.of(), List.of());

  public Clauses {
    project = List.copyOf(project);
    given = List.copyOf(given);
    patch = List.copyOf(patch);
    steps = List.copyOf(steps);
  }
}
