package dev.keywright.processor.plan.language;

import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.key.Part;
import dev.keywright.processor.plan.key.Part.Literal;
import dev.keywright.processor.plan.key.Part.Slot;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A key of a template for which the texts of some components are chosen, and the others are the shortest there are. */
final class KeyExample {

  private final KeyTemplate template;
  private final TemplateLanguages texts;
  private final Map<ComponentText, String> chosen = new HashMap<>();

  KeyExample(KeyTemplate template, TemplateLanguages texts) {
    this.template = template;
    this.texts = texts;
  }

  KeyExample with(int part, String text) {
    if (template.parts().get(part) instanceof Slot slot) {
      chosen.put(textOf(slot), text);
    }
    return this;
  }

  /** Texts of the parts from this one on. */
  KeyExample with(int firstPart, List<String> parts) {
    for (int at = 0; at < parts.size(); at++) {
      with(firstPart + at, parts.get(at));
    }
    return this;
  }

  Reading reading() {
    StringBuilder key = new StringBuilder();
    Map<String, String> values = new LinkedHashMap<>();
    for (Part part : template.parts()) {
      if (part instanceof Literal literal) {
        key.append(literal.text());
      } else if (part instanceof Slot slot) {
        String text = chosen.computeIfAbsent(textOf(slot), this::shortest);
        key.append(text);
        values.putIfAbsent(
            slot.component().name(), new ValueText(texts.delimiter()).decode(slot.encoding(), text));
      }
    }
    return new Reading(key.toString(), values);
  }

  private String shortest(ComponentText text) {
    return CommonText.exampleOf(texts.of(text.component(), text.encoding()));
  }

  private static ComponentText textOf(Slot slot) {
    return new ComponentText(slot.component(), Optional.of(slot.encoding()));
  }
}
