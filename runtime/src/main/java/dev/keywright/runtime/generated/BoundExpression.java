package dev.keywright.runtime.generated;

import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An {@link Expression} with values for its places: for {@code :0}, {@code :1} and so on in the order of the calls
 * here, for {@code @0}, {@code @1} likewise. Generated methods bind their parameters; a {@link Filter}, a
 * {@link WriteCondition} or a {@link Change} takes what comes out. Immutable; values are encoded by whoever takes it,
 * so that a refusal can name the pattern.
 */
public sealed interface BoundExpression permits Expression, Binding {
  /** Binds the next value. */
  default <V> BoundExpression with(ValueCodec<V> codec, @Nullable V value) {
    return Binding.adding(this, BoundValue.one(codec, value));
  }

  /**
   * Binds a collection to the next value place, {@code :k*}. An empty one makes {@code #0 IN (:0*)} false.
   *
   * @throws IllegalArgumentException if it has more than 100 elements, which is as many as DynamoDB compares with
   */
  default <V> BoundExpression withAll(ValueCodec<V> codec, @Nullable Collection<? extends V> values) {
    return Binding.adding(this, BoundValue.all(codec, values));
  }

  /** Binds the next map key, {@code @k}. */
  default BoundExpression withKey(String key) {
    return Binding.adding(this, key);
  }

  /** Binds the next value; null leaves this whole expression out. */
  default <V> BoundExpression withOptional(ValueCodec<V> codec, @Nullable V value) {
    return value == null ? Binding.leavingOut(this) : with(codec, value);
  }

  /** The expression without its values. */
  Expression expression();

  /** The values bound so far. */
  List<BoundValue<?>> values();

  /** The map keys bound so far. */
  List<String> keys();

  /** Whether an optional value was null. */
  boolean isLeftOut();

  /** The expression's text for a request. */
  default String text(Aliases aliases) {
    return expression().filled(this, aliases);
  }

  /** For people: names in their places, a question mark for each value. */
  default String description() {
    return expression().described(this);
  }
}
