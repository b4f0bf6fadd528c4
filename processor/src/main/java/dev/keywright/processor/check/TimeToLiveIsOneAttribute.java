package dev.keywright.processor.check;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.NestedRecord;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.StoredAs;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.List;
import java.util.Optional;

/**
 * A table has one time-to-live attribute: every {@code @Ttl} is an Instant of an entity, one per entity, stored under
 * one name, and no other number is stored under that name, since DynamoDB would delete its item by it.
 */
final class TimeToLiveIsOneAttribute implements Check {

  @Override
  public void check(TableModel table, Problems problems) {
    for (NestedRecord nested : table.nestedRecords()) {
      nested.components().stream().filter(ComponentModel::ttl).forEach(component ->
          problems.error(Code.KW108, component.site(), """
              %s of %s is inside an item, but only an attribute of the item itself can be its time to live.
                Put @Ttl on a component of the entity."""
              .formatted(component.name(), nested.type().simpleName())));
    }
    Optional<EntityModel> first = table.entities().stream().filter(entity -> entity.ttl().isPresent()).findFirst();
    if (first.isPresent()) {
      for (EntityModel entity : table.entities()) {
        check(entity, first.get(), problems);
      }
    }
  }

  private static void check(EntityModel entity, EntityModel first, Problems problems) {
    List<ComponentModel> marked = entity.components().stream().filter(ComponentModel::ttl).toList();
    String record = entity.type().simpleName();
    marked.stream().skip(1).forEach(component -> problems.error(Code.KW108, component.site(),
        "%s has two components with @Ttl, %s and %s; an item has one time to live.".formatted(
            record, marked.get(0).name(), component.name())));
    marked.stream().limit(1).forEach(component -> checkMarked(component, record, first, problems));
    String attribute = first.ttl().orElseThrow().storedName();
    entity.components().stream()
        .filter(component -> !component.ttl() && component.stored())
        .filter(component -> component.storedName().equals(attribute) && component.storedAs() == StoredAs.NUMBER)
        .forEach(component -> problems.error(Code.KW108, component.site(), """
            %s of %s is a number stored as "%s", which is the time-to-live attribute of the table (@Ttl in %s): \
            DynamoDB would delete items by it.
              Store it under another name, @Attribute("..."), or mark it with @Ttl too."""
            .formatted(component.name(), record, attribute, first.type().simpleName())));
  }

  private static void checkMarked(ComponentModel component, String record, EntityModel first, Problems problems) {
    String attribute = first.ttl().orElseThrow().storedName();
    if (!component.type().is(ScalarKind.INSTANT)) {
      problems.error(Code.KW108, component.site(), """
          %s of %s has @Ttl but is no Instant.
            Make it one: it is stored as epoch seconds, as DynamoDB asks for.""".formatted(component.name(), record));
    } else if (!component.stored()) {
      problems.error(Code.KW108, component.site(),
          "%s of %s has @Ttl but is not stored, so DynamoDB could not see it.".formatted(component.name(), record));
    } else if (!component.storedName().equals(attribute)) {
      problems.error(Code.KW108, component.site(), """
          The time to live of %s is stored as "%s", that of %s as "%s"; DynamoDB has one attribute per table.
            Store both under one name: @Attribute("%s")"""
          .formatted(record, component.storedName(), first.type().simpleName(), attribute, attribute));
    }
  }
}
