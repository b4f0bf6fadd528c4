package dev.keywright.processor.plan.key;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * One way in which an entity is in the table or in an index: what each key attribute holds, and when. An entity with
 * several guarded templates on one index has several memberships of it.
 */
public record Membership(EntityModel entity, KeySchema schema, Guard guard, Map<String, KeyPart> parts) {

  /** What a key attribute holds: a component as it is, or text built from a template. */
  public sealed interface KeyPart {
    List<ComponentModel> components();
  }

  public record NativePart(ComponentModel component) implements KeyPart {
    @Override
    public List<ComponentModel> components() {
      return List.of(component);
    }

    @Override
    public String toString() {
      return "{" + component.name() + "}";
    }
  }

  public record TemplatePart(KeyTemplate template) implements KeyPart {
    @Override
    public List<ComponentModel> components() {
      return template.components();
    }

    @Override
    public String toString() {
      return template.toString();
    }
  }

  public KeyPart part(String attribute) {
    return parts.get(attribute);
  }

  public List<KeyPart> partitionParts() {
    return schema.partitionKey().stream().map(parts::get).toList();
  }

  public List<KeyPart> sortParts() {
    return schema.sortKey().stream().map(parts::get).toList();
  }

  /** All components of the key, partition key first, each once. */
  public List<ComponentModel> components() {
    return Stream.concat(partitionParts().stream(), sortParts().stream())
        .flatMap(part -> part.components().stream())
        .distinct()
        .toList();
  }
}
