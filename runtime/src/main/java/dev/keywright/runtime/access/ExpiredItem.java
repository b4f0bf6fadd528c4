package dev.keywright.runtime.access;

import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/**
 * An item whose time to live is over and that is in the way of an upsert, which would revive it with all its
 * attributes.
 *
 * @param target the item
 */
record ExpiredItem(Target<?> target) {
  /** Removes the item if it is still there and expired. */
  void remove() {
    ExpressionComposer composer = new ExpressionComposer(target.encoder());
    Optional<String> isOver = target.expiry().isOver(composer);
    try {
      new SingleRequest(target, composer, isOver).delete();
    } catch (ConditionalCheckFailedException alive) {
      // Somebody else was faster: it is gone, or made anew. The upsert finds out.
    }
  }
}
