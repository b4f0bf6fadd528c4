package dev.keywright.runtime.generated;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All entities of one table. Generated tables make it once; reading asks it which entity a stored item is: the one that
 * the type tag names, or, without a tag, the one whose keys have that form.
 */
public final class EntityTypes {
  private final Map<String, EntityCodec<?>> byType;
  private final Map<String, UniqueConstraint<?>> byTag;

  private EntityTypes(Map<String, EntityCodec<?>> byType, Map<String, UniqueConstraint<?>> byTag) {
    this.byType = byType;
    this.byTag = byTag;
  }

  /** The entities with these codecs. */
  public static EntityTypes of(EntityCodec<?>... codecs) {
    Map<String, EntityCodec<?>> byType = new LinkedHashMap<>();
    Map<String, UniqueConstraint<?>> byTag = new LinkedHashMap<>();
    for (EntityCodec<?> codec : List.of(codecs)) {
      byType.put(codec.type(), codec);
      codec.uniqueConstraints().forEach(constraint -> byTag.put(constraint.tag(), constraint));
    }
    return new EntityTypes(byType, byTag);
  }

  /** The entity of a type tag, or null if the table has none of that name. */
  public @Nullable EntityCodec<?> named(String type) {
    return byType.get(type);
  }

  /** The entity whose keys have the form of this one, or null. */
  public @Nullable EntityCodec<?> owning(ItemKey key) {
    for (EntityCodec<?> codec : byType.values()) {
      if (codec.ownsKey(key)) {
        return codec;
      }
    }
    return null;
  }

  /** Whether a type tag is that of marker items, which claim the values of unique components. */
  public boolean isMarker(String type) {
    return byTag.containsKey(type);
  }

  /** The type tag of the marker items whose primary keys, given as their texts, have this form, or null. */
  public @Nullable String markerOwning(@Nullable String partitionText, @Nullable String sortText) {
    for (UniqueConstraint<?> constraint : byTag.values()) {
      if (constraint.ownsKey(partitionText, sortText)) {
        return constraint.tag();
      }
    }
    return null;
  }

  @Override
  public String toString() {
    return byType.keySet().toString();
  }
}
