package dev.keywright.processor.plan.language;

import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.key.Membership;
import dev.keywright.processor.plan.key.Membership.NativePart;
import dev.keywright.processor.plan.key.Membership.TemplatePart;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One way in which an entity is in a table or index, together with what its guard says of the components. */
record KeyVariant(Membership membership, Facts facts) {

  /** All that some item can be in; none where the entity is no member. */
  static List<KeyVariant> of(EntityKeys keys, KeySchema schema) {
    return keys.memberships(schema).stream()
        .map(membership -> new KeyVariant(membership, Facts.of(keys.entity(), membership.guard())))
        .filter(variant -> variant.facts.arePossible())
        .toList();
  }

  /** By attribute; those that a component is stored in have none. */
  Map<String, KeyTemplate> templates() {
    Map<String, KeyTemplate> templates = new LinkedHashMap<>();
    membership.parts().forEach((attribute, part) -> {
      if (part instanceof TemplatePart built) {
        templates.put(attribute, built.template());
      }
    });
    return templates;
  }

  /**
   * @param tied false to take each occurrence of a component for itself
   */
  KeySide side(TemplateLanguages texts, boolean tied) {
    KeySideBuilder builder = new KeySideBuilder(texts, facts, tied);
    for (String attribute : membership.schema().attributes()) {
      Membership.KeyPart part = membership.part(attribute);
      if (part instanceof NativePart stored) {
        builder.stored(attribute, stored.component());
      } else if (part instanceof TemplatePart built) {
        builder.template(attribute, built.template());
      }
    }
    return builder.build();
  }
}
