package dev.keywright.processor.plan.language;

import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.plan.key.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds whose items, besides the ones it asks for, a question can read: those of other members of the same table or
 * index, and the asking entity's own items under another of its guarded templates, which nothing could tell apart.
 *
 * <p>Judged over all values of the question's parameters. As exact as {@link Collisions}; ranges over numbers and
 * binary data are taken to hold all of them.
 */
public final class Purity {

  /**
   * Items that a question can read and does not ask for.
   *
   * @param templates the templates of the member's items in question, by attribute; native attributes have none
   * @param own whether they are the asking entity's own
   * @param witness {@link Witness#first()} as the question reads the key, {@link Witness#second()} as the member does
   */
  public record Intruder(EntityKeys member, Map<String, KeyTemplate> templates, boolean own, Witness witness) {}

  private final KeySchema schema;
  private final TemplateLanguages texts;

  /**
   * @param schema the table or index that is read
   */
  public Purity(KeySchema schema, TemplateLanguages texts) {
    this.schema = schema;
    this.texts = texts;
  }

  /**
   * All intruders, in the order of the list. For an item collection leave its other participants out of the list.
   *
   * @param entities all that may be members; the asking one belongs to them
   */
  public List<Intruder> intruders(EntityKeys asking, KeyArea area, List<EntityKeys> entities) {
    KeySide asked = new AreaReader(texts, area).side();
    List<Intruder> intruders = new ArrayList<>();
    for (EntityKeys member : entities) {
      boolean own = member.equals(asking);
      for (KeyVariant variant : KeyVariant.of(member, schema)) {
        if (own && isAsked(variant, area)) {
          continue;
        }
        Optional<Witness> witness = asked.meet(variant.side(texts, true), texts);
        witness.ifPresent(found -> intruders.add(new Intruder(member, variant.templates(), own, found)));
      }
    }
    return intruders;
  }

  private static boolean isAsked(KeyVariant variant, KeyArea area) {
    return variant.templates().entrySet().stream().allMatch(entry ->
        AreaReader.templates(area.attributes().get(entry.getKey())).contains(entry.getValue()));
  }
}
