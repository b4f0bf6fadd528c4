package dev.keywright.processor.plan.question;

import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.key.KeyValue;
import dev.keywright.processor.plan.key.Part;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How far a template is known from its left: the pinned parts, and the slot where the knowledge ends.
 *
 * @param open the first slot that is not tied; empty where the whole template is pinned
 */
record PinnedText(KeyValue.OfTemplate value, Optional<Part.Slot> open) {

  static PinnedText of(String attribute, KeyTemplate template, Map<String, Argument> ties) {
    List<Part> pinned = new ArrayList<>();
    Map<String, Argument> arguments = new LinkedHashMap<>();
    for (Part part : template.parts()) {
      if (part instanceof Part.Slot slot) {
        Argument argument = ties.get(slot.component().name());
        if (argument == null) {
          return new PinnedText(new KeyValue.OfTemplate(attribute, template, pinned, arguments), Optional.of(slot));
        }
        arguments.put(slot.component().name(), argument);
      }
      pinned.add(part);
    }
    return new PinnedText(new KeyValue.OfTemplate(attribute, template, pinned, arguments), Optional.empty());
  }

  boolean moreFollowsOpen() {
    return value.parts().size() + 1 < value.template().parts().size();
  }

  String literalAfterOpen() {
    return value.template().literalAfter(value.parts().size());
  }
}
