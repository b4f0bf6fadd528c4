package dev.keywright.processor.check;

import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.language.KeyArea;
import dev.keywright.processor.plan.language.Purity;
import dev.keywright.processor.plan.language.Purity.Intruder;
import dev.keywright.processor.plan.language.TemplateLanguages;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A query reads its own items alone. Others cost capacity and are dropped on the client, which is advised of; an
 * entity's own items under another guarded template could not even be told apart, which is an error.
 */
public final class RangesArePure implements PlanCheck {

  @Override
  public void check(TablePlan plan, Problems problems) {
    TemplateLanguages texts = new TemplateLanguages(plan.table().delimiter());
    List<EntityKeys> keys = plan.stored();
    for (EntityPlan entity : plan.entities()) {
      for (PatternPlan pattern : entity.patterns()) {
        if (pattern instanceof PatternPlan.Find find) {
          KeyArea area = QuestionArea.of(entity.keys(), find.key());
          new Purity(find.key().schema(), texts).intruders(entity.keys(), area, keys)
              .forEach(intruder -> report(find, entity, intruder, problems));
        }
      }
    }
    for (CollectionPlan collection : plan.collections()) {
      check(plan, collection, keys, texts, problems);
    }
  }

  private static void check(TablePlan plan, CollectionPlan collection, List<EntityKeys> keys, TemplateLanguages texts,
      Problems problems) {
    List<EntityKeys> participants = collection.participants().stream().map(CollectionPlan.Participant::keys).toList();
    EntityKeys first = participants.get(0);
    KeyArea area = QuestionArea.ofHull(first, collection.key(),
        collection.participants().stream().map(CollectionPlan.Participant::own).toList());
    List<EntityKeys> others = keys.stream().filter(member -> !participants.contains(member)).toList();
    new Purity(collection.key().schema(), texts).intruders(first, area, others)
        .forEach(intruder -> advise(collection.pattern(), plan.table().suppressed(), intruder, problems));
  }

  private static void report(PatternPlan.Find find, EntityPlan entity, Intruder intruder, Problems problems) {
    if (intruder.own()) {
      problems.error(Code.KW314, find.pattern().site("where"), "\"" + find.pattern().name() + "\" would also read items"
          + " that " + entity.entity().type().simpleName() + " keeps under another guarded template of the same index"
          + " (" + WitnessText.key(templates(intruder)) + "), for example with " + WitnessText.key(intruder.witness().key())
          + ", and nothing could tell them apart. Give the templates different literals.");
    } else {
      advise(find.pattern(), entity.entity().suppressed(), intruder, problems);
    }
  }

  private static Map<String, String> templates(Intruder intruder) {
    Map<String, String> templates = new LinkedHashMap<>();
    intruder.templates().forEach((attribute, template) -> templates.put(attribute, template.toString()));
    return templates;
  }

  private static void advise(PatternModel pattern, Set<String> suppressed, Intruder intruder, Problems problems) {
    problems.advise(Code.KW402, pattern.site("where"), suppressed, "\"" + pattern.name() + "\" also reads items of "
        + intruder.member().entity().type().simpleName() + ", for example " + WitnessText.key(intruder.witness().key())
        + ": they cost capacity and are dropped on the client. Give the sort keys literals that keep the entities apart,"
        + " or @SuppressWarnings(\"KW402\") if there are few.");
  }
}
