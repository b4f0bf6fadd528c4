package dev.keywright.processor.chart;

import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.ComponentSource;
import dev.keywright.processor.plan.MarkerWrites;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.ResultPlan;
import dev.keywright.processor.plan.RewrittenIndex;
import dev.keywright.processor.plan.TransactionPlan;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeyConditionText;
import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.signature.Signature;
import java.util.List;

/** How an entity's pattern is carried out, in the model's JSON: the API call, its key condition, the method. */
final class PlanJson {

  private PlanJson() {}

  static Json of(TableModel table, Inventory.Entry entry, PatternPlan plan) {
    EntityKeys keys = entry.keys().orElseThrow();
    Json.Fields fields = new Json.Fields()
        .putTexts("calls", Calls.texts(Calls.of(plan, entry)))
        .put("method", plan.signature().method())
        .put("parameters", PatternJson.parameters(MethodText.parameters(plan, keys.entity())))
        .put("returns", MethodText.returned(plan, keys.entity()));
    if (plan instanceof PatternPlan.Get get) {
      key(fields, get.key());
      result(fields, get.result());
    } else if (plan instanceof PatternPlan.Find find) {
      key(fields, find.key());
      find.limit().ifPresent(limit -> fields.put("limit", limit));
      result(fields, find.result());
    } else if (plan instanceof PatternPlan.DeleteAll all) {
      key(fields, all.key());
      fields.put("deletes", all.each().isEmpty() ? "IN_BATCHES" : "ONE_BY_ONE");
    } else if (plan instanceof PatternPlan.ByKey write) {
      key(fields, write.key());
    }
    if (plan instanceof PatternPlan.Update update) {
      rewritten(fields, RewrittenIndex.of(table, keys, update));
    }
    return fields.putIf("markers", MarkerWrites.concern(entry.uniques(), plan));
  }

  private static void rewritten(Json.Fields fields, List<RewrittenIndex> indexes) {
    if (!indexes.isEmpty()) {
      fields.put("rewrites", indexes.stream().map(index -> new Json.Fields()
          .put("index", index.index())
          .put("attributes", index.attributes().stream().map(attribute -> new Json.Fields()
              .put("attribute", attribute.name())
              .put("fate", attribute.fate().name())).toList())).toList());
    }
  }

  /** Of a pattern of the table that does several writes. */
  static Json of(Inventory inventory, TransactionPlan plan) {
    return new Json.Fields()
        .putTexts("calls", Calls.texts(Calls.of(plan, inventory)))
        .put("method", plan.signature().method())
        .put("parameters", PatternJson.parameters(plan.signature().parameters()))
        .put("returns", MethodText.NOTHING)
        .put("steps", plan.steps().stream().map(PlanJson::step).toList());
  }

  private static Json step(TransactionPlan.Step step) {
    return new Json.Fields()
        .put("pattern", PatternPlan.qualifiedName(step.entity().name(), step.write().pattern()))
        .put("repetition", step.repetition().name())
        .putTexts("arguments", step.arguments().stream().map(Signature.Parameter::name).toList());
  }

  private static void key(Json.Fields fields, KeyPlan key) {
    fields.put("index", key.schema().index().map(index -> index.name()))
        .put("keyCondition", KeyConditionJson.of(key, KeyConditionText.of(key)))
        .putIf("descending", key.descending());
  }

  private static void result(Json.Fields fields, ResultPlan result) {
    if (result instanceof ResultPlan.Partial partial) {
      fields.put("partialRecord", new Json.Fields()
          .put("name", partial.name())
          .putIf("wholeRecord", partial.whole())
          .put("components", partial.components().stream().map(PlanJson::source).toList()));
    }
  }

  private static Json source(ComponentSource source) {
    Json.Fields fields = new Json.Fields().put("name", source.component().name());
    return source instanceof ComponentSource.Decoded decoded ? fields.put("decodedFrom", decoded.attribute()) : fields;
  }
}
