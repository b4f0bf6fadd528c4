package dev.keywright.processor.plan.key;

import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.key.KeyDefinition.GuardedTemplate;
import dev.keywright.processor.plan.key.KeyDefinition.Synthetic;
import java.util.ArrayList;
import java.util.List;

/** Which built key attributes an entity's codec writes, and when. */
public final class WrittenKeys {

  private WrittenKeys() {}

  /** In order of definition; an attribute with several guarded templates comes several times. */
  public static List<KeyAttribute> of(TableModel table, EntityKeys keys) {
    List<String> primary = KeySchema.of(table).attributes();
    List<KeyAttribute> written = new ArrayList<>();
    for (KeyDefinition definition : keys.definitions().values()) {
      if (!(definition instanceof Synthetic synthetic)) {
        continue;
      }
      int number = 1;
      for (GuardedTemplate choice : synthetic.templates()) {
        List<Guard> guards = primary.contains(synthetic.attribute())
            ? List.of(Guard.ALWAYS)
            : guards(keys, synthetic.attribute(), choice);
        written.add(new KeyAttribute(synthetic.attribute(), choice.template(), number++, guards));
      }
    }
    return written;
  }

  /**
   * The guards of all memberships that need this template: the attribute stays while one of them does. Two index templates
   * may write the same text for it, so that the text counts, not the place it was read at.
   */
  private static List<Guard> guards(EntityKeys keys, String attribute, GuardedTemplate choice) {
    List<Guard> guards = keys.memberships().stream()
        .filter(membership -> membership.parts().get(attribute) instanceof Membership.TemplatePart part
            && part.template().toString().equals(choice.template().toString()))
        .map(Membership::guard)
        .distinct()
        .toList();
    return guards.isEmpty() ? List.of(choice.guard()) : guards;
  }
}
