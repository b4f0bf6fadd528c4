package dev.keywright.processor.plan.question;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeySchema;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * An index template that would answer a question.
 *
 * @param declared whether the table declares that index already
 */
public record TemplateProposal(String index, boolean declared, String pk, String sk) {

  /**
   * The proposal on the first index the entity does not use, or the one the pattern names; empty where no key could
   * ever answer the question.
   */
  public static Optional<TemplateProposal> of(
      TableModel table, EntityKeys keys, PatternModel pattern, Question question) {
    EntityModel entity = keys.entity();
    List<ComponentModel> tied = components(entity, question.ties().keySet());
    if (tied.isEmpty() || !tied.stream().allMatch(TemplateProposal::canBeKey)) {
      return Optional.empty();
    }
    Optional<String> sorted = question.range().map(Term.Range::component)
        .or(() -> question.orderBy().flatMap(Question.OrderBy::component))
        .filter(name -> !question.ties().containsKey(name));
    Optional<IndexModel> free = table.indexes().stream()
        .filter(index -> pattern.index().isEmpty() || pattern.index().get().value().equals(index.name()))
        .filter(index -> !index.local() && index.partitionKey().size() == 1 && index.sortKey().size() == 1)
        .filter(index -> !keys.isMemberOf(KeySchema.of(index)))
        .filter(index -> index.partitionKey().stream().allMatch(name -> keys.definition(name).isEmpty())
            && index.sortKey().stream().allMatch(name -> keys.definition(name).isEmpty()))
        .findFirst();
    String sk = sortKey(table, keys, question, sorted);
    return sk.isEmpty() || pattern.index().isPresent() && free.isEmpty()
        ? Optional.empty()
        : Optional.of(new TemplateProposal(free.map(IndexModel::name).orElse(newName(table)), free.isPresent(),
            partitionKey(table, tied), sk));
  }

  /** The line to add to the record. */
  String annotation() {
    return "@IndexTemplate(index = \"" + index + "\", pk = \"" + pk + "\", sk = \"" + sk + "\")";
  }

  /** What to do, as a sentence with the annotation in full. */
  public String sentence() {
    return declared
        ? "Give it one: " + annotation()
        : "Add an index to @Table, indexes = @Index(name = \"" + index + "\"), and give it " + annotation();
  }

  private static String partitionKey(TableModel table, List<ComponentModel> tied) {
    String delimiter = String.valueOf(table.delimiter());
    return tied.stream()
        .map(component -> upper(component.name()) + delimiter + "{" + component.name() + "}")
        .collect(Collectors.joining(delimiter));
  }

  /** The ranged or ordering component first, then what tells items of the same value apart. */
  private static String sortKey(TableModel table, EntityKeys keys, Question question, Optional<String> sorted) {
    List<ComponentModel> unique = naming(keys).stream()
        .filter(component -> !question.ties().containsKey(component.name()))
        .filter(component -> !component.name().equals(sorted.orElse("")))
        .filter(TemplateProposal::canBeKey)
        .toList();
    List<String> places = new ArrayList<>();
    for (ComponentModel component : components(keys.entity(), Set.copyOf(sorted.stream().toList()))) {
      if (!canBeKey(component) || !hasOrder(component)) {
        return "";
      }
      places.add(place(component, !unique.isEmpty()));
    }
    unique.forEach(component -> places.add(place(component, false)));
    return places.isEmpty()
        ? upper(keys.entity().type().simpleName())
        : String.join(String.valueOf(table.delimiter()), places);
  }

  /** What tells the items of a partition apart: the table's sort key, or its partition key where that has no component. */
  private static List<ComponentModel> naming(EntityKeys keys) {
    List<ComponentModel> ofSort = keys.primary().sortParts().stream()
        .flatMap(part -> part.components().stream())
        .toList();
    return ofSort.isEmpty() ? keys.primary().components() : ofSort;
  }

  static String place(ComponentModel component, boolean orderedWithMoreBehind) {
    String name = component.name();
    if (component.type() instanceof ValueType.Scalar scalar && scalar.kind().isWholeNumber()) {
      return "{" + name + (scalar.kind() == ScalarKind.BIG_INTEGER ? ":38}" : ":signed}");
    }
    return "{" + name + (orderedWithMoreBehind && component.type().is(ScalarKind.STRING) ? ":ordered}" : "}");
  }

  static boolean canBeKey(ComponentModel component) {
    if (component.type() instanceof ValueType.EnumType) {
      return true;
    }
    return component.type() instanceof ValueType.Scalar scalar && switch (scalar.kind()) {
      case FLOAT, DOUBLE, CHAR, BIG_DECIMAL, DURATION, URI, BYTES, BYTE_BUFFER -> false;
      default -> true;
    };
  }

  private static boolean hasOrder(ComponentModel component) {
    return component.type() instanceof ValueType.Scalar scalar && scalar.kind() != ScalarKind.BOOLEAN;
  }

  private static List<ComponentModel> components(EntityModel entity, Set<String> names) {
    return new LinkedHashSet<>(names).stream().flatMap(name -> entity.component(name).stream()).toList();
  }

  private static String newName(TableModel table) {
    int number = 1;
    while (table.index("GSI" + number).isPresent()) {
      number++;
    }
    return "GSI" + number;
  }

  private static String upper(String name) {
    return name.toUpperCase(Locale.ROOT);
  }
}
