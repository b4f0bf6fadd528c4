package dev.keywright.runtime.access;

import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.PrimaryKey;
import dev.keywright.runtime.generated.WriteCondition;
import dev.keywright.runtime.generated.WritePattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Deletes the items that answer a question: a Query reads their keys, page by page, and then they are deleted, in
 * batches or one by one. What lies in the range and is another entity's is left alone, and so is what is expired:
 * DynamoDB deletes that itself.
 *
 * @param question what is asked
 * @param patience when to give up on what a batch leaves unprocessed
 * @param pattern the access pattern
 * @param codec the entity
 * @param <T> the record
 */
record DeletingAll<T>(Question<T> question, Patience patience, WritePattern pattern, EntityCodec<T> codec) {
  /**
   * Deletes and answers how many were.
   *
   * @param each what has to hold of an item when it is deleted, since it may have changed after it was read; null if
   *     its key is all that is asked of it
   */
  long delete(@Nullable WriteCondition each) {
    if (question.condition().isEmpty()) {
      return 0;
    }
    KeyReading reading = new KeyReading(question);
    long deleted = 0;
    Map<String, AttributeValue> startKey = Map.of();
    do {
      KeyReading.KeyPage page = reading.next(startKey);
      List<PrimaryKey> keys = new ArrayList<>();
      page.items().forEach(item -> keys.add(question.stored().keyOf(item)));
      deleted += each == null ? together(keys) : oneByOne(keys, each);
      startKey = page.nextKey();
    } while (!startKey.isEmpty());
    return deleted;
  }

  private int together(List<PrimaryKey> keys) {
    new BatchWriting(question.requests(), question.stored(), patience).delete(pattern, keys, Function.identity());
    return keys.size();
  }

  private int oneByOne(List<PrimaryKey> keys, WriteCondition each) {
    int deleted = 0;
    for (PrimaryKey key : keys) {
      try {
        deleted += new Writing<>(write(key, each)).execute() ? 1 : 0;
      } catch (ConditionFailedException changedMeanwhile) {
        // It is no longer what was asked for, or gone: it is not counted.
      }
    }
    return deleted;
  }

  /** The delete of one item, which need not be readable as a record. */
  private TableWrite<T, Boolean> write(PrimaryKey key, WriteCondition each) {
    Target<T> target = new Target<>(question.requests(), question.stored(), pattern, codec, key);
    TableWrite<T, ?> delete = new WriteMaking(question.requests(), question.stored()).delete(target, each);
    return new TableWrite<>(target, delete.action(), delete.conditions(), delete.composer(), old -> !old.isEmpty());
  }
}
