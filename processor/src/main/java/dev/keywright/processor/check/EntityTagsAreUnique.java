package dev.keywright.processor.check;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.HashMap;
import java.util.Map;

/** No two entities of a table are told by one type tag, if the table stores tags. */
final class EntityTagsAreUnique implements Check {

  @Override
  public void check(TableModel table, Problems problems) {
    if (table.typeAttribute().isEmpty()) {
      return;
    }
    Map<String, EntityModel> byTag = new HashMap<>();
    for (EntityModel entity : table.entities()) {
      EntityModel other = byTag.putIfAbsent(entity.tag(), entity);
      if (other != null) {
        problems.error(Code.KW105, entity.site().member("type"), """
            Items of %s and of %s would both have the type "%s" in attribute %s, so nothing could tell them apart.
              Give one another type: @Entity(type = "...")"""
            .formatted(other.type(), entity.type(), entity.tag(), table.typeAttribute().get()));
      }
    }
  }
}
