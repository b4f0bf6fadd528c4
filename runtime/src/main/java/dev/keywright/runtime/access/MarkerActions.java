package dev.keywright.runtime.access;

import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.UniqueConstraintException;
import dev.keywright.runtime.generated.PrimaryKey;
import dev.keywright.runtime.generated.UniqueConstraint;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * The actions of a transaction that keep one item's markers true: values that come are claimed, values that go are
 * released, and what is unchanged is left alone.
 *
 * @param operation the position of the operation
 * @param write the operation
 * @param markers the item's markers
 * @param strangers identities of markers that were found to be another item's although this one had their value; they
 *     are not released. Added to
 * @param <T> the record
 */
record MarkerActions<T>(int operation, TableWrite<T, ?> write, UniqueMarkers<T> markers, Set<String> strangers) {

  /** What to do when the item goes from one state to another; an item that is not there, or expired, is empty. */
  List<TransactionAction> between(Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
    Map<PrimaryKey, UniqueConstraint<T>> had = markers.of(before);
    Map<PrimaryKey, UniqueConstraint<T>> has = markers.of(after);
    boolean movedInTime = markers.target().expiry().attribute()
        .map(attribute -> !isSame(before.get(attribute), after.get(attribute))).orElse(false);
    List<TransactionAction> actions = new ArrayList<>();
    has.forEach((marker, constraint) -> {
      if (!had.containsKey(marker) || movedInTime) {
        actions.add(claim(marker, constraint, after));
      }
    });
    had.forEach((marker, constraint) -> {
      TransactionAction release = release(marker, constraint);
      if (!has.containsKey(marker) && !strangers.contains(release.identity())) {
        actions.add(release);
      }
    });
    return actions;
  }

  private TransactionAction claim(PrimaryKey marker, UniqueConstraint<T> constraint,
      Map<String, AttributeValue> owner) {
    Target<T> target = markers.target();
    Expiry expiry = target.expiry();
    ExpressionComposer composer = new ExpressionComposer(target.encoder());
    String condition = markers.isFreeOrOwn(composer, expiry);
    TransactWriteItem request = TransactWriteItem.builder().put(put -> put.tableName(target.table())
        .item(markers.item(marker, constraint, owner)).conditionExpression(condition)
        .expressionAttributeNames(composer.names()).expressionAttributeValues(composer.values())
        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)).build();
    return new TransactionAction(operation, write, marker,
        write.pattern() + "'s claim of its " + constraint.component(), request,
        found -> refusal(constraint, found, expiry));
  }

  /** Without an answer the marker is free by now, or this item's own. */
  private Optional<ConditionFailedException> refusal(UniqueConstraint<T> constraint,
      Map<String, AttributeValue> found, Expiry expiry) {
    Target<T> target = markers.target();
    return !markers.isTaken(found, expiry) ? Optional.empty() : Optional.of(new UniqueConstraintException(
        write.pattern(), target.table(), target.key().toString(), constraint.component()));
  }

  private TransactionAction release(PrimaryKey marker, UniqueConstraint<T> constraint) {
    Target<T> target = markers.target();
    ExpressionComposer composer = new ExpressionComposer(target.encoder());
    String condition = markers.isFreeOrOwn(composer, new Expiry(Optional.empty(), 0));
    TransactWriteItem request = TransactWriteItem.builder().delete(delete -> delete.tableName(target.table())
        .key(marker.attributes()).conditionExpression(condition)
        .expressionAttributeNames(composer.names()).expressionAttributeValues(composer.values())
        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)).build();
    String identity = target.table() + '/' + marker.identity();
    return new TransactionAction(operation, write, marker,
        write.pattern() + "'s release of its " + constraint.component(), request, found -> {
          strangers.add(identity);
          return Optional.empty();
        });
  }

  private static boolean isSame(@Nullable AttributeValue left, @Nullable AttributeValue right) {
    return left == null || right == null ? left == right : StoredEquality.same(left, right);
  }
}
