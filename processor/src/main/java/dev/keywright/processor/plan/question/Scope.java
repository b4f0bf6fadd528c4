package dev.keywright.processor.plan.question;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.problem.NearName;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The components a question may name: those of one entity, or of all participants of an item collection. */
public record Scope(List<EntityModel> entities) {

  public Scope {
    entities = List.copyOf(entities);
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
    List<String> names = entities.stream()
        .flatMap(entity -> entity.components().stream())
        .map(ComponentModel::name)
        .distinct()
        .toList();
    return who + NearName.hint(name, names) + "\n  Components: " + String.join(", ", names) + ".";
  }
}
