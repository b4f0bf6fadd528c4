package dev.keywright.processor.chart;

import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.key.KeyConditionText;
import java.util.ArrayList;
import java.util.List;

/** How an item collection is read, in the model's JSON: one Query, and which items of each participant are meant. */
final class CollectionJson {

  private CollectionJson() {}

  static Json of(TableModel table, CollectionPlan plan) {
    List<Json> participants = new ArrayList<>();
    for (CollectionPlan.Participant participant : plan.participants()) {
      participants.add(new Json.Fields()
          .put("entity", participant.keys().entity().name())
          .put("keyCondition", new Json.Fields()
              .put("text", KeyConditionText.of(participant.own()))
              .put("attributes", KeyConditionJson.sort(participant.own()))));
    }
    Json.Fields fields = new Json.Fields()
        .putTexts("calls", List.of(ApiCall.QUERY.text()))
        .put("method", plan.signature().method())
        .put("parameters", PatternJson.parameters(plan.signature().parameters()))
        .put("returns", MethodText.returned(table))
        .put("index", plan.key().schema().index().map(index -> index.name()))
        .put("keyCondition", KeyConditionJson.of(plan.key(), CollectionText.of(plan)))
        .putIf("descending", plan.key().descending());
    plan.limit().ifPresent(limit -> fields.put("limit", limit));
    return fields.put("participants", participants);
  }
}
