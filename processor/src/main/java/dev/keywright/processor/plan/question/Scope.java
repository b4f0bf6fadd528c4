package dev.keywright.processor.plan.question;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.problem.NearName;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The components a question may name: those of one entity, or of all participants of an item collection. */
public record Scope(List<EntityModel> entities, List<String> keyAttributes) {

  /**
   * A scope whose messages tell components from key attributes.
   *
   * @param keyAttributes names of attributes of keys, which a question may not name
   */
  public Scope {
    entities = List.copyOf(entities);
    keyAttributes = List.copyOf(keyAttributes);
  }

  public static Scope of(TableModel table, List<EntityModel> entities) {
    return new Scope(entities, KeySchema.all(table).stream().flatMap(schema -> schema.attributes().stream()).toList());
  }

  public Optional<ComponentModel> component(String name) {
    return entities.stream().flatMap(entity -> entity.component(name).stream()).findFirst();
  }

  public boolean isOfOneEntity() {
    return entities.size() == 1;
  }

  /** Any component's name, to show in an example. */
  public String example() {
    return entities.get(0).components().get(0).name();
  }

  /** The end of a sentence that begins with a name nobody has. */
  public String unknown(String name) {
    Optional<ComponentModel> stored = entities.stream()
        .flatMap(entity -> entity.components().stream())
        .filter(component -> component.storedName().equals(name))
        .findFirst();
    String who = isOfOneEntity()
        ? entities.get(0).type().simpleName() + " has no such component."
        : "none of " + entities.stream().map(entity -> entity.type().simpleName()).collect(Collectors.joining(", "))
            + " has such a component.";
    if (stored.isPresent()) {
      return who + " \"" + name + "\" is how the component " + stored.get().name() + " is stored; questions use the"
          + " component's name.";
    }
    if (keyAttributes.contains(name)) {
      return who + " \"" + name + "\" is an attribute of a key; ask for the components that its template is made of, and"
          + " Keywright makes the key of them.";
    }
    return who + NearName.hint(name, names());
  }

  /** The names there are, as a line to end a message with. */
  public String choices() {
    return "\n  Components: " + String.join(", ", names()) + ".";
  }

  /** All components' names, each once. */
  public List<String> names() {
    return entities.stream()
        .flatMap(entity -> entity.components().stream())
        .map(ComponentModel::name)
        .distinct()
        .toList();
  }
}
