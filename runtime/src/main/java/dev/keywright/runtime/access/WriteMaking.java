package dev.keywright.runtime.access;

import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.ItemWriteException;
import dev.keywright.runtime.KeywrightException;
import dev.keywright.runtime.access.TableWrite.Action;
import dev.keywright.runtime.codec.ItemPlace;
import dev.keywright.runtime.codec.MapItemWriter;
import dev.keywright.runtime.generated.BoundValue;
import dev.keywright.runtime.generated.Change;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.Filter;
import dev.keywright.runtime.generated.Stamp;
import dev.keywright.runtime.generated.WriteCondition;
import dev.keywright.runtime.generated.WritePattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes writes of what generated repositories give: records are stamped and encoded, keys are looked over, conditions
 * are put into DynamoDB's words. Nothing is sent from here.
 *
 * @param requests where requests will go
 * @param stored what the table's items are
 */
record WriteMaking(Requests requests, StoredItems stored) {
  <T> TableWrite<T, T> create(WritePattern pattern, EntityCodec<T> codec, T record) {
    Map<String, AttributeValue> item = item(pattern, codec, record, Stamp.creating(stored.now()));
    return store(pattern, codec, item, Conditions.on(Presence.ABSENT));
  }

  <T> TableWrite<T, T> put(WritePattern pattern, EntityCodec<T> codec, T record) {
    Map<String, AttributeValue> item = item(pattern, codec, record, Stamp.replacing(stored.now()));
    Optional<ExpectedVersion> version = codec.versionAttribute().map(attribute ->
        new ExpectedVersion(attribute, Long.parseLong(item.get(attribute).n()) - 1, true));
    boolean replaces = version.isPresent() && version.get().number() != 0;
    return store(pattern, codec, item, new Conditions(replaces ? Presence.PRESENT : Presence.ANY, version, List.of(),
        List.of(), List.of()));
  }

  private <T> TableWrite<T, T> store(WritePattern pattern, EntityCodec<T> codec, Map<String, AttributeValue> item,
      Conditions conditions) {
    Target<T> target = new Target<>(requests, stored, pattern, codec, stored.keyOf(item));
    return new TableWrite<>(target, new Action.Store(item), conditions, new ExpressionComposer(target.encoder()),
        target::read);
  }

  <T> TableWrite<T, T> update(Target<T> target, Change change, WriteCondition condition) {
    return alter(target, change, condition, Presence.PRESENT);
  }

  <T> TableWrite<T, T> upsert(Target<T> target, Change change, WriteCondition condition) {
    if (!target.codec().uniqueConstraints().isEmpty()) {
      throw new KeywrightException(target + ": an entity with unique components cannot be upserted, because the values"
          + " that it had are not known");
    }
    return alter(target, change, condition, Presence.NOT_EXPIRED);
  }

  private <T> TableWrite<T, T> alter(Target<T> target, Change change, WriteCondition condition, Presence presence) {
    ExpressionComposer composer = new ExpressionComposer(target.encoder());
    PlannedChange planned = ChangePlanner.plan(stored.definition(), composer, change);
    return new TableWrite<>(target, new Action.Alter(planned), conditions(presence, condition, composer), composer,
        target::read);
  }

  <T> TableWrite<T, Optional<T>> delete(Target<T> target, WriteCondition condition) {
    ExpressionComposer composer = new ExpressionComposer(target.encoder());
    Presence presence = condition.isEmpty() ? Presence.ANY : Presence.PRESENT;
    return new TableWrite<>(target, new Action.Remove(), conditions(presence, condition, composer), composer,
        old -> removed(target, old));
  }

  <T> TableWrite<T, Void> check(Target<T> target, WriteCondition condition) {
    ExpressionComposer composer = new ExpressionComposer(target.encoder());
    return new TableWrite<>(target, new Action.Check(), conditions(Presence.PRESENT, condition, composer), composer,
        unused -> null);
  }

  private <T> Optional<T> removed(Target<T> target, Map<String, AttributeValue> old) {
    boolean wasThere = !old.isEmpty() && target.codec().type().equals(stored.entityOf(old))
        && !stored.isExpired(old, stored.nowSeconds());
    return wasThere ? Optional.of(target.read(old)) : Optional.empty();
  }

  private static Conditions conditions(Presence presence, WriteCondition condition, ExpressionComposer composer) {
    OptionalLong number = condition.expectedVersion();
    Optional<ExpectedVersion> version = number.isEmpty() ? Optional.empty()
        : Optional.of(new ExpectedVersion(condition.versionAttribute(), number.getAsLong(), false));
    List<Expected> givens = new ArrayList<>();
    for (WriteCondition.Given given : condition.givens()) {
      givens.add(new Expected(given.component(), given.attribute(),
          current(given.attribute(), given.current(), composer.encoder())));
    }
    List<String> terms = condition.terms().stream().map(term -> Filter.of(term).text(composer)).toList();
    return new Conditions(presence, version, givens, terms, List.of());
  }

  private static <V> Optional<AttributeValue> current(String attribute, BoundValue<V> current, ValueEncoder encoder) {
    V value = current.values().get(0);
    return value == null ? Optional.empty() : encoder.encode(attribute, current.codec(), value);
  }

  /** The item of a record, looked over. */
  <T> Map<String, AttributeValue> item(WritePattern pattern, EntityCodec<T> codec, T record, Stamp stamp) {
    ItemPlace place = stored.place(pattern.name());
    Map<String, AttributeValue> item = MapItemWriter.write(codec, stamped(codec, record, stamp, place), place);
    try {
      KeyCheck.check(stored.definition(), item);
    } catch (InvalidKeyException e) {
      throw e.during(place.text());
    }
    return item;
  }

  private static <T> T stamped(EntityCodec<T> codec, T record, Stamp stamp, ItemPlace place) {
    try {
      return codec.stamped(record, stamp);
    } catch (ArithmeticException e) {
      throw new ItemWriteException(place.text(), codec.type(), codec.versionAttribute().orElse("its version"),
          "is the greatest there is, and the next one cannot be stored", e);
    }
  }
}
