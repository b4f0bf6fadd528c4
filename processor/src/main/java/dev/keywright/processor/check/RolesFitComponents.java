package dev.keywright.processor.check;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.NestedRecord;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.Role;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.List;

/**
 * {@code @Version} is a whole number that is always there, {@code @CreatedAt} and {@code @UpdatedAt} are Instants, one of
 * each in an entity, and none inside of nested records, which are not written by themselves.
 */
public final class RolesFitComponents implements Check {

  @Override
  public void check(TableModel table, Problems problems) {
    for (NestedRecord nested : table.nestedRecords()) {
      nested.components().stream()
          .filter(component -> component.role() != Role.PLAIN && !component.ttl() || component.unique().isPresent())
          .forEach(component -> problems.error(Code.KW118, component.site(), "The component " + component.name() + " is"
              + " inside of an item, and only a component of the item itself can be " + annotation(component)
              + ". Move it to the entity."));
    }
    for (EntityModel entity : table.entities()) {
      for (Role role : List.of(Role.VERSION, Role.CREATED_AT, Role.UPDATED_AT)) {
        check(entity, role, problems);
      }
    }
  }

  private static void check(EntityModel entity, Role role, Problems problems) {
    List<ComponentModel> marked = entity.components().stream().filter(component -> component.role() == role).toList();
    marked.stream().skip(1).forEach(component -> problems.error(Code.KW118, component.site(), entity.type().simpleName()
        + " has two components with " + annotation(component) + ", " + marked.get(0).name() + " and " + component.name()
        + ". Keep one."));
    marked.stream().limit(1).forEach(component -> check(component, problems));
  }

  private static void check(ComponentModel component, Problems problems) {
    if (!component.stored()) {
      problems.error(Code.KW118, component.site(), "The component " + component.name() + " is " + annotation(component)
          + " but not stored (stored = false), so no write could change it. Store it.");
    } else if (component.role() == Role.VERSION && (!isCounter(component) || component.presence() != Presence.REQUIRED)) {
      problems.error(Code.KW118, component.site(), "The component " + component.name() + " is @Version, which counts writes,"
          + " so it is an int or a long that is always there. Make it one: @Version long " + component.name() + ".");
    } else if (component.role() != Role.VERSION && !component.type().is(ScalarKind.INSTANT)) {
      problems.error(Code.KW118, component.site(), "The component " + component.name() + " is " + annotation(component)
          + ", which is a time, but it is no Instant. Make it one.");
    }
  }

  private static boolean isCounter(ComponentModel component) {
    return component.type() instanceof ValueType.Scalar scalar
        && (scalar.kind() == ScalarKind.INT || scalar.kind() == ScalarKind.LONG);
  }

  private static String annotation(ComponentModel component) {
    return switch (component.role()) {
      case VERSION -> "@Version";
      case CREATED_AT -> "@CreatedAt";
      case UPDATED_AT -> "@UpdatedAt";
      case TTL -> "@Ttl";
      case PLAIN -> "@Unique";
    };
  }
}
