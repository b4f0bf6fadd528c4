package dev.keywright.expressions;

/**
 * Where in the text a part of the tree begins. Every part carries one, so that a message can put a caret under it.
 *
 * <p>Any two positions are equal. So two trees are equal when they say the same, wherever they were written, and no
 * record of the tree needs an {@code equals} of its own. Compare {@link #offset()} to compare places.
 *
 * @param offset the index of the first {@code char}, from 0
 */
public record Position(int offset) {

  /** The position of what was built by a program and stands in no text. */
  public static final Position NONE = new Position(0);

  @Override
  public boolean equals(Object other) {
    return other instanceof Position;
  }

  @Override
  public int hashCode() {
    return 0;
  }
}
