package dev.keywright.processor.plan.question;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.problem.Problems;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A primary key for an entity that has none: under the component its first question knows, if that is not what names the
 * item; otherwise a partition of its own.
 *
 * @param sk empty where the table has no sort key
 */
record PrimaryKeyProposal(String pk, Optional<String> sk) {

  static Optional<PrimaryKeyProposal> of(TableModel table, EntityModel entity) {
    Optional<ComponentModel> identity = identity(entity);
    if (identity.isEmpty()) {
      return Optional.empty();
    }
    String delimiter = String.valueOf(table.delimiter());
    String label = entity.type().simpleName().toUpperCase(Locale.ROOT);
    String itself = "{" + identity.get().name() + "}";
    Optional<String> parent = parent(entity, identity.get());
    if (table.sortKey().isEmpty()) {
      return Optional.of(new PrimaryKeyProposal(label + delimiter + itself, Optional.empty()));
    }
    return Optional.of(parent
        .map(name -> new PrimaryKeyProposal(place(name, delimiter), Optional.of(label + delimiter + sortable(identity.get()))))
        .orElse(new PrimaryKeyProposal(label + delimiter + itself, Optional.of(label))));
  }

  String annotation() {
    return "@PkTemplate(pk = \"" + pk + "\"" + sk.map(text -> ", sk = \"" + text + "\"").orElse("") + ")";
  }

  /** What names one item: a component called id, or after the entity, or the first that can be in a key. */
  private static Optional<ComponentModel> identity(EntityModel entity) {
    String own = entity.type().simpleName().toLowerCase(Locale.ROOT) + "id";
    List<ComponentModel> possible = entity.components().stream()
        .filter(component -> !component.presence().mayBeAbsent() && TemplateProposal.canBeKey(component))
        .toList();
    return possible.stream()
        .filter(component -> component.name().equalsIgnoreCase(own) || component.name().equals("id"))
        .findFirst()
        .or(() -> possible.stream().findFirst());
  }

  /** The one component that the first question of a list ties, if it is not the identity. */
  private static Optional<String> parent(EntityModel entity, ComponentModel identity) {
    QuestionReader reader = new QuestionReader(new Scope(List.of(entity), List.of()), new Problems());
    for (PatternModel pattern : entity.patterns()) {
      if (pattern.operation() != Operation.READ || pattern.where().isEmpty()) {
        continue;
      }
      Optional<Question> question = reader.read(pattern, Optional.empty());
      if (question.isPresent() && question.get().ties().size() == 1 && question.get().range().isEmpty()) {
        String name = question.get().ties().keySet().iterator().next();
        boolean usable = entity.component(name)
            .filter(component -> !component.presence().mayBeAbsent() && TemplateProposal.canBeKey(component))
            .isPresent();
        if (usable && !name.equals(identity.name()) && name.toLowerCase(Locale.ROOT).endsWith("id")) {
          return Optional.of(name);
        }
      }
    }
    return Optional.empty();
  }

  /** {@code CUSTOMER#{customerId}}: the label is the name without its Id. */
  private static String place(String name, String delimiter) {
    return name.substring(0, name.length() - 2).toUpperCase(Locale.ROOT) + delimiter + "{" + name + "}";
  }

  private static String sortable(ComponentModel component) {
    return TemplateProposal.place(component, false);
  }
}
