package dev.keywright.processor.plan.language;

import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeyDefinition;
import dev.keywright.processor.plan.key.KeyDefinition.GuardedTemplate;
import dev.keywright.processor.plan.key.KeyDefinition.Native;
import dev.keywright.processor.plan.key.KeyDefinition.Synthetic;
import dev.keywright.processor.plan.key.KeyTemplate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One way in which an entity fills some key attributes: one template for each of them that is synthetic, together with what
 * their guards say. An entity has as many as its guards leave possible.
 */
record KeyVariant(EntityKeys keys, List<String> attributes, Map<String, KeyTemplate> templates, Facts facts) {

  /** All variants; none where the entity does not define every attribute. */
  static List<KeyVariant> of(EntityKeys keys, List<String> attributes) {
    List<KeyVariant> variants = List.of(new KeyVariant(keys, attributes, Map.of(), Facts.none(keys.entity())));
    for (String attribute : attributes) {
      List<KeyVariant> longer = new ArrayList<>();
      for (KeyVariant variant : variants) {
        longer.addAll(variant.with(attribute, keys.definition(attribute)));
      }
      variants = longer;
    }
    return variants.stream().filter(variant -> variant.facts.arePossible()).toList();
  }

  private List<KeyVariant> with(String attribute, Optional<KeyDefinition> definition) {
    if (definition.isEmpty()) {
      return List.of();
    }
    if (definition.get() instanceof Synthetic synthetic) {
      return synthetic.templates().stream().map(guarded -> with(attribute, guarded)).toList();
    }
    return List.of(this);
  }

  private KeyVariant with(String attribute, GuardedTemplate guarded) {
    Map<String, KeyTemplate> more = new LinkedHashMap<>(templates);
    more.put(attribute, guarded.template());
    return new KeyVariant(keys, attributes, more, facts.and(guarded.guard()));
  }

  /**
   * @param tied false to take each occurrence of a component for itself
   */
  KeySide side(TemplateLanguages texts, boolean tied) {
    KeySideBuilder builder = new KeySideBuilder(texts, facts, tied);
    for (String attribute : attributes) {
      KeyDefinition definition = keys.definition(attribute).orElseThrow();
      if (definition instanceof Native stored) {
        builder.stored(attribute, stored.component());
      } else {
        builder.template(attribute, templates.get(attribute));
      }
    }
    return builder.build();
  }
}
