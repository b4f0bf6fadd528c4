package dev.keywright.runtime.generated;

import org.jspecify.annotations.Nullable;

/**
 * What a patch does to one component: leaves it, sets it, or removes it. Generated patch builders hold one for each
 * component that they offer. Immutable.
 *
 * @param <V> the component's type, without {@code Optional}
 */
public final class Patched<V> {
  private enum State { LEFT, SET, REMOVED }

  private static final Patched<?> LEFT = new Patched<>(State.LEFT, null);
  private static final Patched<?> REMOVED = new Patched<>(State.REMOVED, null);

  private final State state;
  private final @Nullable V value;

  private Patched(State state, @Nullable V value) {
    this.state = state;
    this.value = value;
  }

  /** The component stays as it is stored. */
  @SuppressWarnings("unchecked")
  public static <V> Patched<V> left() {
    return (Patched<V>) LEFT;
  }

  /** The component gets this value; null is refused when the patch is saved. */
  public static <V> Patched<V> to(@Nullable V value) {
    return new Patched<>(State.SET, value);
  }

  /** The component is removed. */
  @SuppressWarnings("unchecked")
  public static <V> Patched<V> removed() {
    return (Patched<V>) REMOVED;
  }

  /** Whether the component stays as it is stored. */
  public boolean isLeft() {
    return state == State.LEFT;
  }

  /** Whether the component is set or removed. */
  public boolean isTouched() {
    return state != State.LEFT;
  }

  /** The value after the patch, of a component that is never absent. */
  public V orElse(V current) {
    V after = orNull(current);
    if (after == null) {
      throw new IllegalArgumentException("A component that is needed in a key is set to null");
    }
    return after;
  }

  /** The value after the patch, null if there will be none. */
  public @Nullable V orNull(@Nullable V current) {
    return state == State.LEFT ? current : value;
  }

  /** Puts what is done to the component into a change of its attribute. */
  public void applyTo(Change change, String attribute, ValueCodec<V> codec) {
    switch (state) {
      case LEFT -> { }
      case SET -> change.set(attribute, codec, value);
      case REMOVED -> change.remove(attribute);
    }
  }
}
