package dev.keywright.expressions;

import java.util.List;

/** One thing that an update does to one path. */
public sealed interface Action extends Node {

  /** What is changed. */
  Path path();

  /** The keyword of the clause that holds such actions. */
  Keyword keyword();

  @Override
  default Position position() {
    return path().position();
  }

  /** {@code set path = value}. */
  record Set(Path path, SetValue value) implements Action {

    @Override
    public Keyword keyword() {
      return Keyword.SET;
    }

    @Override
    public List<Node> children() {
      return List.of(path, value);
    }
  }

  /** {@code remove path}. */
  record Remove(Path path) implements Action {

    @Override
    public Keyword keyword() {
      return Keyword.REMOVE;
    }

    @Override
    public List<Node> children() {
      return List.of(path);
    }
  }

  /** {@code add path value}: adds to a number, or elements to a set. */
  record Add(Path path, Value value) implements Action {

    @Override
    public Keyword keyword() {
      return Keyword.ADD;
    }

    @Override
    public List<Node> children() {
      return List.of(path, value);
    }
  }

  /** {@code delete path value}: takes elements from a set. */
  record Delete(Path path, Value value) implements Action {

    @Override
    public Keyword keyword() {
      return Keyword.DELETE;
    }

    @Override
    public List<Node> children() {
      return List.of(path, value);
    }
  }
}
