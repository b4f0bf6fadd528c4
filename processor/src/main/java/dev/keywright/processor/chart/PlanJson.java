package dev.keywright.processor.chart;

import dev.keywright.processor.plan.ComponentSource;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.ResultPlan;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeyConditionText;
import dev.keywright.processor.plan.key.KeyPlan;
import java.util.List;

/** How an entity's pattern is carried out, in the model's JSON: the API call, its key condition, the method. */
final class PlanJson {

  private PlanJson() {}

  static Json of(EntityKeys keys, PatternPlan plan) {
    Json.Fields fields = new Json.Fields()
        .putTexts("calls", List.of(ApiCall.of(plan).text()))
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
    } else if (plan instanceof PatternPlan.Delete delete) {
      key(fields, delete.key());
    }
    return fields;
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
