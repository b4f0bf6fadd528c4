package dev.keywright.processor.chart;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.QuestionWords;
import dev.keywright.processor.plan.signature.Signature;
import java.util.List;
import java.util.Optional;

/** An access pattern as it was written, in the model's JSON; what is planned for it comes from {@link PlanJson}. */
final class PatternJson {

  private PatternJson() {}

  static Json.Fields written(PatternModel pattern, EntityModel entity) {
    return written(pattern, entity.name(), QuestionWords.of(pattern, entity));
  }

  /** Of the table itself. */
  static Json.Fields written(PatternModel pattern, String table) {
    return written(pattern, table, QuestionWords.of(pattern));
  }

  static List<Json> parameters(List<Signature.Parameter> parameters) {
    return parameters.stream()
        .<Json>map(parameter -> new Json.Fields()
            .put("name", parameter.name())
            .put("type", ComponentJson.type(parameter.type())))
        .toList();
  }

  private static Json.Fields written(PatternModel pattern, String owner, String words) {
    Json.Fields fields = new Json.Fields()
        .put("name", pattern.name().value())
        .put("qualifiedName", PatternPlan.qualifiedName(owner, pattern))
        .put("words", words)
        .put("description", Optional.of(pattern.description()).filter(description -> !description.isEmpty()))
        .put("operation", pattern.operation().name())
        .put("where", pattern.where().map(Text::value))
        .put("orderBy", pattern.orderBy().map(Text::value))
        .put("pinnedIndex", pattern.index().map(Text::value));
    pattern.limit().ifPresent(limit -> fields.put("limit", limit));
    return fields.putIf("consistent", pattern.consistent());
  }
}
