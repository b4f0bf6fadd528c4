package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.MarkerWrites;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.QuestionWords;
import dev.keywright.processor.plan.write.Change;
import java.util.stream.Collectors;

/**
 * The Javadoc of a repository's writes of single items: the question, the operation with its expressions, the keys that
 * are rewritten, how many calls it takes, result and failures.
 */
final class WriteDoc {
  private final TableModel table;
  private final EntityPlan entity;

  WriteDoc(TableModel table, EntityPlan entity) {
    this.table = table;
    this.entity = entity;
  }

  CodeBlock store(PatternPlan.Store plan) {
    boolean creates = plan.pattern().operation() == Operation.CREATE;
    DocComment comment = begin(plan);
    boolean expires = entity.entity().ttl().isPresent();
    comment.paragraph("PutItem into " + QueryDoc.of(table) + (creates
        ? ", if there is no item with this key yet" + (expires ? ", or an expired one." : ".")
        : ". Replaces the item with this key, if there is one, as a whole: attributes that the record does not know"
            + " are gone."));
    stamps(comment, creates);
    markers(comment, plan);
    comment.param(Arguments.itemName(entity.entity()), "the item").returns("what was stored");
    if (creates) {
      comment.throwing(RuntimeTypes.ITEM_ALREADY_EXISTS, "if there is an item with this key"
          + (expires ? " that has not expired" : ""));
    } else if (entity.entity().version().isPresent()) {
      comment.throwing(RuntimeTypes.VERSION_CONFLICT, "if the stored item has another version than the record");
    }
    unique(comment, plan);
    return comment.throwing(RuntimeTypes.INVALID_KEY, ReadDoc.KEY_REFUSED)
        .throwing(RuntimeTypes.ITEM_WRITE, ReadDoc.VALUE_REFUSED)
        .build();
  }

  /** Of the method that takes the components of the key. */
  CodeBlock of(PatternPlan.ByKey plan) {
    DocComment comment = begin(plan);
    comment.paragraph(operation(plan));
    if (plan instanceof PatternPlan.Update update) {
      new RewrittenKeys(table, update).text().ifPresent(comment::paragraph);
    }
    markers(comment, plan);
    addParameters(new ParameterDoc(), plan).describe(comment, plan.parameters(), otherwise(plan));
    return results(comment, plan);
  }

  /** Of the overload that takes the key record. */
  CodeBlock byKey(PatternPlan.ByKey plan, String key) {
    DocComment comment = begin(plan).param(key, "the whole primary key");
    addParameters(new ParameterDoc(), plan).describe(comment, plan.beside(), otherwise(plan));
    return results(comment, plan);
  }

  static ParameterDoc addParameters(ParameterDoc parameters, PatternPlan.ByKey plan) {
    parameters.add(plan.key()).add(plan.condition());
    return plan instanceof PatternPlan.Update update ? parameters.addChanges(update.changes()) : parameters;
  }

  /** What a parameter means that stands for no whole component. */
  static String otherwise(PatternPlan plan) {
    return plan instanceof PatternPlan.Update ? "as in the update" : "as in the question";
  }

  private DocComment begin(PatternPlan plan) {
    return new DocComment(QueryDoc.sentence(QuestionWords.of(plan.pattern(), entity.entity())));
  }

  private String operation(PatternPlan.ByKey plan) {
    String place = QueryDoc.of(table) + ": " + QueryDoc.condition(plan.key());
    String condition = plan.pattern().clauses().condition()
        .map(text -> "if " + DocComment.code(text.value())).orElse("");
    if (plan instanceof PatternPlan.Update update) {
      return "UpdateItem of " + place + ". " + (update.isUpsert()
              ? "Makes the item if there is none. " : "") + changes(update)
          + (condition.isEmpty() ? "" : ", " + condition) + ".";
    }
    if (plan instanceof PatternPlan.Delete) {
      return "DeleteItem from " + place + (condition.isEmpty() ? "" : ", " + condition) + "."
          + (plan.condition().isNone() ? " An item that is not there is no error." : "");
    }
    return "ConditionCheck of " + place + ": " + (condition.isEmpty()
        ? "whether the item is there" : "whether it is there, and " + condition.substring("if ".length()))
        + ". Changes nothing; made for transactions.";
  }

  /** As the beginning of a sentence. */
  private static String changes(PatternPlan.Update plan) {
    if (plan.isPatch()) {
      return "Changes those of these components that the builder is told of: " + plan.changes().stream()
          .filter(Change.Patch.class::isInstance)
          .map(change -> DocComment.code(((Change.Patch) change).component().name()))
          .collect(Collectors.joining(", "));
    }
    return plan.pattern().clauses().update().map(text -> "The update: " + DocComment.code(text.value())).orElse("");
  }

  /** What a record's own values do not decide. */
  private void stamps(DocComment comment, boolean creates) {
    entity.entity().version().map(ComponentModel::name).ifPresent(name -> comment.paragraph(creates
        ? "Whatever the record says, " + DocComment.code(name) + " is stored as 1."
        : DocComment.code(name) + " has to be that of the stored item, 0 if there is none; one more is stored."));
  }

  private void markers(DocComment comment, PatternPlan plan) {
    if (!MarkerWrites.concern(entity.uniques(), plan)) {
      return;
    }
    String names = entity.uniques().stream()
        .map(unique -> DocComment.code(unique.component().name()))
        .collect(Collectors.joining(", "));
    boolean creates = plan.pattern().operation() == Operation.CREATE;
    comment.paragraph((creates ? "One transaction" : "Two calls: the item is read consistently, then one transaction")
        + " writes it together with the marker items that keep " + names + " unique."
        + (creates ? "" : " A change in between is noticed, and both are done again."));
  }

  private void unique(DocComment comment, PatternPlan plan) {
    boolean claims = MarkerWrites.concern(entity.uniques(), plan) && !(plan instanceof PatternPlan.Delete);
    if (claims) {
      comment.throwing(RuntimeTypes.UNIQUE_CONSTRAINT_FAILED, "if another item has a value that has to be unique");
    }
  }

  private CodeBlock results(DocComment comment, PatternPlan.ByKey plan) {
    if (plan instanceof PatternPlan.Delete) {
      comment.returns("the item that was there, if there was one");
    } else if (plan instanceof PatternPlan.Update update) {
      comment.returns(update.isPatch() ? "a builder; nothing is sent until it is told to save"
          : "the item as it is after the write");
    }
    boolean patch = plan instanceof PatternPlan.Update update && update.isPatch();
    return (patch ? comment : failures(comment, plan)).build();
  }

  /** What can go wrong when the write is done. */
  DocComment failures(DocComment comment, PatternPlan.ByKey plan) {
    boolean update = plan instanceof PatternPlan.Update;
    boolean upsert = plan instanceof PatternPlan.Update changing && changing.isUpsert();
    if (!upsert && (update || plan instanceof PatternPlan.Check || !plan.condition().isNone())) {
      comment.throwing(RuntimeTypes.ITEM_NOT_FOUND, "if there is no such item"
          + (entity.entity().ttl().isPresent() ? ", or an expired one" : ""));
    }
    if (plan.condition().version().isPresent()) {
      comment.throwing(RuntimeTypes.VERSION_CONFLICT, "if the item has another version");
    }
    if (!plan.condition().given().isEmpty()) {
      comment.throwing(RuntimeTypes.STALE_VALUE, "if the item has another value than is given");
    }
    if (!plan.condition().terms().isEmpty()) {
      comment.throwing(RuntimeTypes.CONDITION_FAILED, "if the condition does not hold");
    }
    unique(comment, plan);
    comment.throwing(RuntimeTypes.INVALID_KEY, ReadDoc.KEY_REFUSED);
    return update ? comment.throwing(RuntimeTypes.ITEM_WRITE, ReadDoc.VALUE_REFUSED) : comment;
  }
}
