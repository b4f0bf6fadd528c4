package dev.keywright.runtime.access;

import dev.keywright.runtime.KeyAttribute;
import dev.keywright.runtime.TableDefinition;
import dev.keywright.runtime.UnknownItem;
import dev.keywright.runtime.codec.ItemPlace;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.EntityTypes;
import dev.keywright.runtime.generated.ItemKey;
import dev.keywright.runtime.generated.PrimaryKey;
import dev.keywright.runtime.generated.ReadPattern;
import java.time.Clock;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a table's stored items are, whatever record they may become: which entity, and whether their time to live is
 * over. Every reading and writing call asks it.
 */
final class StoredItems {
  private final TableDefinition definition;
  private final EntityTypes types;
  private final Clock clock;
  private final List<String> keyNames;
  private final @Nullable String typeAttribute;
  private final @Nullable String ttlAttribute;

  StoredItems(TableDefinition definition, EntityTypes types, Clock clock) {
    this.definition = definition;
    this.types = types;
    this.clock = clock;
    this.keyNames = definition.keys().stream().map(KeyAttribute::name).toList();
    this.typeAttribute = definition.typeAttribute().orElse(null);
    this.ttlAttribute = definition.ttlAttribute().orElse(null);
  }

  TableDefinition definition() {
    return definition;
  }

  /** Where a pattern's items are, for messages. */
  ItemPlace place(String pattern) {
    return new ItemPlace(pattern + " on table " + definition.name(), keyNames);
  }

  /** For the expressions of one request; values are refused with the pattern and the entity's type. */
  ExpressionComposer composer(ReadPattern pattern, String type) {
    return new ExpressionComposer(new ValueEncoder(place(pattern.name()).text(), type));
  }

  /** The type of the entity or of the marker that the item is, or null if it is none of the table's. */
  @Nullable String entityOf(Map<String, AttributeValue> item) {
    EntityCodec<?> codec = codecOf(item);
    return codec == null ? markerOf(item) : codec.type();
  }

  private @Nullable String markerOf(Map<String, AttributeValue> item) {
    AttributeValue tag = tag(item);
    if (tag != null) {
      return tag.s() != null && types.isMarker(tag.s()) ? tag.s() : null;
    }
    ItemKey key = ItemKey.of(item);
    return types.markerOwning(key.string(keyNames.get(0)), keyNames.size() > 1 ? key.string(keyNames.get(1)) : null);
  }

  /** The codec of the entity that the item is, or null if it is none of the table's. */
  @Nullable EntityCodec<?> codecOf(Map<String, AttributeValue> item) {
    AttributeValue tag = tag(item);
    if (tag == null) {
      return types.owning(ItemKey.of(item));
    }
    return tag.s() == null ? null : types.named(tag.s());
  }

  /** The primary key of a stored item. */
  PrimaryKey keyOf(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> key = new LinkedHashMap<>();
    keyNames.forEach(name -> key.put(name, item.get(name)));
    return new PrimaryKey(key);
  }

  UnknownItem unknown(Map<String, AttributeValue> item) {
    AttributeValue tag = tag(item);
    return new UnknownItem(place("").keyText(item), Optional.ofNullable(tag == null ? null : tag.s()));
  }

  /** Expired means gone, even while DynamoDB, which deletes within days, still has it. */
  boolean isExpired(Map<String, AttributeValue> item, long nowSeconds) {
    return ttlAttribute != null && isExpired(item.get(ttlAttribute), nowSeconds);
  }

  /** Whether a stored time to live is over; one that is no number never is, to DynamoDB as here. */
  static boolean isExpired(@Nullable AttributeValue expiry, long nowSeconds) {
    return expiry != null && expiry.n() != null && !(Double.parseDouble(expiry.n()) > nowSeconds);
  }

  Instant now() {
    return clock.instant();
  }

  long nowSeconds() {
    return now().getEpochSecond();
  }

  private @Nullable AttributeValue tag(Map<String, AttributeValue> item) {
    AttributeValue tag = typeAttribute == null ? null : item.get(typeAttribute);
    return tag == null || tag.nul() != null ? null : tag;
  }
}
