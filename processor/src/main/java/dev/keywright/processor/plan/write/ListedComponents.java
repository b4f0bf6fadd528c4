package dev.keywright.processor.plan.write;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.plan.question.Scope;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.Optional;

/** Finds the components that {@code given}, {@code patch} and {@code project} list by name. */
public final class ListedComponents {

  private final EntityModel entity;
  private final Scope scope;
  private final Problems problems;

  public ListedComponents(EntityModel entity, Scope scope, Problems problems) {
    this.entity = entity;
    this.scope = scope;
    this.problems = problems;
  }

  /** A component that is stored; what is none has been reported. */
  public Optional<ComponentModel> find(Text name, String member) {
    Optional<ComponentModel> component = any(name, member);
    if (component.isPresent() && !component.get().stored()) {
      problems.error(Code.KW323, name.site(), "The component " + name + " is not stored as an attribute of its own"
          + " (stored = false), so it cannot be in \"" + member + "\".");
      return Optional.empty();
    }
    return component;
  }

  /** A component, stored or not. */
  public Optional<ComponentModel> any(Text name, String member) {
    Optional<ComponentModel> component = entity.component(name.value());
    if (component.isEmpty()) {
      boolean path = name.value().contains(".") || name.value().contains("[");
      problems.error(path ? Code.KW323 : Code.KW303, name.site(), "\"" + member + "\" lists \"" + name + "\", but "
          + (path ? "it takes whole components, not what is inside of them." : scope.unknown(name.value()))
          + scope.choices());
    }
    return component;
  }
}
