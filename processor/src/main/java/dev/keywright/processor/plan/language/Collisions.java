package dev.keywright.processor.plan.language;

import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeySchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds entities of a table that can overwrite each other, because some key belongs to both.
 *
 * <p>Exact: a component in both halves of a key holds one value. Two cases err, and only towards a collision that is
 * none: a component in two different encodings within one key, whose texts are taken to be independent; and a
 * component three times in a key, where the search may end undecided ({@link Witness#certain()}).
 */
public final class Collisions {

  /** Two entities and a key of both; {@link Witness#first()} are the first one's components. */
  public record Collision(EntityKeys first, EntityKeys second, Witness witness) {}

  private final TemplateLanguages texts;
  private final KeySchema primary;

  /**
   * @param primary the table itself
   */
  public Collisions(KeySchema primary, TemplateLanguages texts) {
    this.texts = texts;
    this.primary = primary;
  }

  /** All pairs that collide, in the order of the list. An entity that is no member of the table takes no part. */
  public List<Collision> among(List<EntityKeys> entities) {
    return pairs(entities, true);
  }

  /** A key that belongs to both entities. */
  public Optional<Witness> between(EntityKeys first, EntityKeys second) {
    return pairs(List.of(first, second), true).stream().map(Collision::witness).findFirst();
  }

  /**
   * All pairs that their keys do not tell apart where each key attribute is looked at for itself, as is done for an
   * item without a type attribute. That is less than not to collide: a component in both halves of a key is not
   * compared.
   */
  public List<Collision> indistinguishable(List<EntityKeys> entities) {
    return pairs(entities, false);
  }

  private List<Collision> pairs(List<EntityKeys> entities, boolean tied) {
    List<List<KeySide>> sides = entities.stream().map(keys -> sides(keys, tied)).toList();
    List<Collision> found = new ArrayList<>();
    for (int first = 0; first < entities.size(); first++) {
      for (int second = first + 1; second < entities.size(); second++) {
        Optional<Witness> witness = meet(sides.get(first), sides.get(second));
        if (witness.isPresent()) {
          found.add(new Collision(entities.get(first), entities.get(second), witness.get()));
        }
      }
    }
    return found;
  }

  private List<KeySide> sides(EntityKeys keys, boolean tied) {
    return KeyVariant.of(keys, primary).stream().map(variant -> variant.side(texts, tied)).toList();
  }

  private Optional<Witness> meet(List<KeySide> first, List<KeySide> second) {
    for (KeySide mine : first) {
      for (KeySide theirs : second) {
        Optional<Witness> witness = mine.meet(theirs, texts);
        if (witness.isPresent()) {
          return witness;
        }
      }
    }
    return Optional.empty();
  }
}
