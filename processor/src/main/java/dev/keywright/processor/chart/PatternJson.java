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
        .<Json>map(PatternJson::parameter)
        .toList();
  }

  private static Json parameter(Signature.Parameter parameter) {
    Json.Fields fields = new Json.Fields()
        .put("name", parameter.name())
        .put("type", ComponentJson.type(parameter.type()));
    return parameter.shape() == Signature.Shape.ONE ? fields : fields.put("shape", parameter.shape().name());
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
    fields.putIf("consistent", pattern.consistent())
        .put("filter", pattern.clauses().filter().map(Text::value))
        .put("update", pattern.clauses().update().map(Text::value))
        .put("condition", pattern.clauses().condition().map(Text::value));
    texts(fields, "project", pattern.clauses().project());
    texts(fields, "given", pattern.clauses().given());
    texts(fields, "patch", pattern.clauses().patch());
    texts(fields, "steps", pattern.clauses().steps());
    return fields;
  }

  /** A list is there only if it was written. */
  private static void texts(Json.Fields fields, String name, List<Text> texts) {
    if (!texts.isEmpty()) {
      fields.putTexts(name, texts.stream().map(Text::value).toList());
    }
  }
}
