package dev.keywright.runtime.access;

import dev.keywright.runtime.KeywrightException;
import dev.keywright.runtime.WriteOperation;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A write as a value: what is to become of one item, and on what condition. Made by {@link WriteMaking}; sent alone by
 * {@link SingleWriting} or with others by {@link Commit}.
 *
 * @param target the item
 * @param action what is to become of it
 * @param conditions what has to hold of it
 * @param composer names and values of action and conditions; each request starts from a copy
 * @param answer makes what the write answers: of the item as stored for a store or an alteration, of the item as it was
 *     for a removal
 * @param <T> the record
 * @param <R> what is answered
 */
record TableWrite<T, R>(Target<T> target, Action action, Conditions conditions, ExpressionComposer composer,
    Function<Map<String, AttributeValue>, R> answer) implements WriteOperation<R> {

  /** What becomes of an item. */
  sealed interface Action {
    /** It is stored in place of what is there. */
    record Store(Map<String, AttributeValue> item) implements Action {}

    /** It is changed. */
    record Alter(PlannedChange change) implements Action {}

    /** It is removed. */
    record Remove() implements Action {}

    /** Nothing; only the condition matters. */
    record Check() implements Action {}
  }

  /** The write behind an operation, which only a table connection makes. */
  @SuppressWarnings("unchecked")
  static <R> TableWrite<?, R> of(WriteOperation<R> operation) {
    if (operation instanceof TableWrite<?, ?> write) {
      return (TableWrite<?, R>) write;
    }
    throw new KeywrightException("This operation was not made by a table's repository: " + operation);
  }

  @Override
  public String pattern() {
    return target.pattern().name();
  }

  /**
   * Whether the item that made the condition fail is what this very write leaves behind. The SDK sends again when an
   * answer is lost, and the second attempt then meets what the first has done. Whoever wrote the very same at that
   * moment cannot be told apart; of changes that compute nothing is taken for granted.
   */
  boolean hasLeft(Map<String, AttributeValue> item) {
    if (action instanceof Action.Store store) {
      return StoredEquality.same(store.item(), item);
    }
    return action instanceof Action.Alter alter && conditions.version().isPresent()
        && conditions.version().get().isNextOf(item) && alter.change().hasLeft(item);
  }

  @Override
  public String toString() {
    return target.toString();
  }
}
