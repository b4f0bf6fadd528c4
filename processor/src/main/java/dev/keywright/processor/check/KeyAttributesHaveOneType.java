package dev.keywright.processor.check;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.StoredAs;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeyDefinition;
import dev.keywright.processor.plan.key.KeyDefinition.Native;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.LinkedHashMap;
import java.util.Map;

/** A key attribute has one type, S, N or B, for the whole table: DynamoDB refuses an item with another. */
public final class KeyAttributesHaveOneType implements PlanCheck {

  private record First(StoredAs type, EntityModel entity) {}

  @Override
  public void check(TablePlan plan, Problems problems) {
    Map<String, First> types = new LinkedHashMap<>();
    for (EntityKeys keys : plan.stored()) {
      for (KeyDefinition definition : keys.definitions().values()) {
        StoredAs type = definition instanceof Native component ? component.component().storedAs() : StoredAs.STRING;
        First first = types.putIfAbsent(definition.attribute(), new First(type, keys.entity()));
        if (first != null && first.type() != type) {
          report(plan, keys.entity(), definition, type, first, problems);
        }
      }
    }
  }

  private static void report(TablePlan plan, EntityModel entity, KeyDefinition definition, StoredAs type, First first,
      Problems problems) {
    problems.error(Code.KW213, definition instanceof Native component ? component.component().site() : entity.site(),
        "The key attribute " + definition.attribute() + " of table " + plan.table().name() + " is stored as "
            + type.descriptor() + " by " + entity.type().simpleName() + named(definition) + ", but as "
            + first.type().descriptor() + " by " + first.entity().type().simpleName()
            + ". DynamoDB knows one type for it; use another attribute, or the same type.");
  }

  private static String named(KeyDefinition definition) {
    return definition instanceof Native found ? " (" + found.component().name() + ")" : "";
  }
}
