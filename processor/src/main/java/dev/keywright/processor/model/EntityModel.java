package dev.keywright.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A record annotated with {@code @Entity}, as written.
 *
 * @param tag the type attribute's value
 * @param name what accessor, repository and key class are named after
 * @param pk the text of the table's partition key; empty where {@code @PkTemplate} is missing
 * @param sk the text of the table's sort key; empty where it was left out
 * @param suppressed what {@code @SuppressWarnings} lists
 */
public record EntityModel(
    TypeRef type,
    boolean isPublic,
    String tag,
    String name,
    List<ComponentModel> components,
    Optional<Text> pk,
    Optional<Text> sk,
    List<IndexTemplateModel> indexTemplates,
    List<PatternModel> patterns,
    Set<String> suppressed,
    Site site) {

  public EntityModel {
    components = List.copyOf(components);
    indexTemplates = List.copyOf(indexTemplates);
    patterns = List.copyOf(patterns);
    suppressed = Set.copyOf(suppressed);
  }

  public Optional<ComponentModel> component(String componentName) {
    return components.stream().filter(component -> component.name().equals(componentName)).findFirst();
  }

  public Optional<ComponentModel> storedAs(String attribute) {
    return components.stream()
        .filter(component -> component.stored() && component.storedName().equals(attribute))
        .findFirst();
  }

  /** The component with {@code @Ttl}. */
  public Optional<ComponentModel> ttl() {
    return withRole(Role.TTL);
  }

  /** The component with {@code @Version}. */
  public Optional<ComponentModel> version() {
    return withRole(Role.VERSION);
  }

  public Optional<ComponentModel> withRole(Role role) {
    return components.stream().filter(component -> component.role() == role).findFirst();
  }

  /** The components with {@code @Unique}, in record order. */
  public List<ComponentModel> uniques() {
    return components.stream().filter(component -> component.unique().isPresent()).toList();
  }
}
