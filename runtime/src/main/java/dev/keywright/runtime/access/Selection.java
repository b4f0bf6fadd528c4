package dev.keywright.runtime.access;

import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.ItemKey;
import dev.keywright.runtime.generated.Participant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Which of the items that a request selects are asked for, and by which codec they are read. DynamoDB selects by keys
 * alone, so a range may hold other entities' items, and the one range read for several entities may hold items that lie
 * outside their own entity's interval.
 *
 * @param <T> what the items become
 */
@FunctionalInterface
interface Selection<T> {
  /** The codec for an item of that entity, or null if the item is not asked for. */
  @Nullable EntityCodec<? extends T> codec(String entity, Map<String, AttributeValue> item);

  /** The items of one entity. */
  static <T> Selection<T> of(EntityCodec<T> codec) {
    String type = codec.type();
    return (entity, item) -> entity.equals(type) ? codec : null;
  }

  /** The items of several entities, each within its own interval. */
  static <T> Selection<T> of(List<Participant<? extends T>> participants) {
    Map<String, Participant<? extends T>> byType = new HashMap<>();
    participants.forEach(participant -> byType.put(participant.codec().type(), participant));
    return (entity, item) -> {
      Participant<? extends T> participant = byType.get(entity);
      return participant != null && participant.own().matches(ItemKey.of(item)) ? participant.codec() : null;
    };
  }
}
