package dev.keywright.processor.check;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.NestedRecord;
import dev.keywright.processor.model.SealedModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * No two components of a record are stored under one name, and none under the name of the attribute that tells what a
 * stored record is.
 */
final class StoredNamesAreUnique implements Check {

  @Override
  public void check(TableModel table, Problems problems) {
    for (EntityModel entity : table.entities()) {
      check(entity.type().simpleName(), entity.components(), table.typeAttribute(), problems);
    }
    for (NestedRecord nested : table.nestedRecords()) {
      boolean tagged = table.sealedTypes().stream().anyMatch(type -> type.permitted().contains(nested.type()));
      Optional<String> tag = tagged ? Optional.of(SealedModel.TAG_ATTRIBUTE) : Optional.empty();
      check(nested.type().simpleName(), nested.components(), tag, problems);
    }
  }

  private static void check(
      String record, List<ComponentModel> components, Optional<String> tag, Problems problems) {
    Map<String, ComponentModel> byName = new HashMap<>();
    for (ComponentModel component : components) {
      if (!component.stored()) {
        continue;
      }
      String storedName = component.storedName();
      ComponentModel other = byName.putIfAbsent(storedName, component);
      if (other != null) {
        problems.error(Code.KW104, component.site(), """
            %s of %s is stored as "%s", and so is %s: one would overwrite the other.
              Name one of them: @Attribute("...")"""
            .formatted(component.name(), record, storedName, other.name()));
      }
      if (tag.isPresent() && tag.get().equals(storedName)) {
        problems.error(Code.KW104, component.site(), """
            %s of %s is stored as "%s", which is the attribute that tells what a stored record is.
              Name it otherwise: @Attribute("...")"""
            .formatted(component.name(), record, storedName));
      }
    }
  }
}
