package dev.keywright.processor.check;

import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.plan.language.Collisions;
import dev.keywright.processor.plan.language.Collisions.Collision;
import dev.keywright.processor.plan.language.TemplateLanguages;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.List;
import java.util.Locale;

/** No primary key belongs to items of two entities, or one would overwrite the other. */
public final class EntitiesDoNotCollide implements PlanCheck {

  @Override
  public void check(TablePlan plan, Problems problems) {
    List<EntityKeys> keys = plan.stored();
    Collisions collisions =
        new Collisions(KeySchema.of(plan.table()), new TemplateLanguages(plan.table().delimiter()));
    List<Collision> found = collisions.among(keys);
    found.forEach(collision -> report(collision, problems));
    if (plan.table().typeAttribute().isEmpty() && found.isEmpty()) {
      collisions.indistinguishable(keys).forEach(collision -> reportAlike(collision, problems));
    }
  }

  private static void report(Collision collision, Problems problems) {
    String first = collision.first().entity().type().simpleName();
    String second = collision.second().entity().type().simpleName();
    problems.error(Code.KW206, collision.second().entity().pk().orElseThrow().site(), first + " and " + second
        + " can overwrite each other: the key " + WitnessText.key(collision.witness().key()) + " belongs to both.\n    "
        + first + ": " + WitnessText.templates(collision.first().primary()) + ", here with "
        + WitnessText.values(collision.witness().first()) + "\n    "
        + second + ": " + WitnessText.templates(collision.second().primary()) + ", here with "
        + WitnessText.values(collision.witness().second())
        + "\n  Give one of them a literal of its own, such as \"" + label(second) + "\" in front of the sort key.");
  }

  private static void reportAlike(Collision collision, Problems problems) {
    String first = collision.first().entity().type().simpleName();
    String second = collision.second().entity().type().simpleName();
    problems.error(Code.KW206, collision.second().entity().pk().orElseThrow().site(), "The table stores no type attribute,"
        + " and the key " + WitnessText.key(collision.witness().key()) + " could be one of " + first + " or of " + second
        + ", as far as each half of it tells. Give the table a typeAttribute, or one of them a literal of its own.");
  }

  private static String label(String entity) {
    return entity.toUpperCase(Locale.ROOT) + "#";
  }
}
