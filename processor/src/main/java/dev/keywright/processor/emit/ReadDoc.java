package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.QuestionWords;
import dev.keywright.processor.plan.ResultPlan;
import dev.keywright.processor.plan.key.KeyConditionText;

/**
 * The Javadoc of a repository's reads: the question, the operation with key condition and index, result and failures.
 */
final class ReadDoc {
  static final String KEY_REFUSED = "if a value cannot be part of a key";
  static final String VALUE_REFUSED = "if a value cannot be stored";
  static final String UNREADABLE = "if the item lacks what its record needs";

  private final TableModel table;
  private final EntityModel entity;

  ReadDoc(TableModel table, EntityModel entity) {
    this.table = table;
    this.entity = entity;
  }

  CodeBlock of(PatternPlan plan) {
    if (plan instanceof PatternPlan.Get get) {
      return get(get).build();
    }
    return find((PatternPlan.Find) plan).build();
  }

  /** Of the overload that takes the key record. */
  CodeBlock byKey(PatternPlan.Get plan, String key) {
    return readsOne(new DocComment(question(plan.pattern())).param(key, "the whole primary key")).build();
  }

  private DocComment get(PatternPlan.Get plan) {
    DocComment comment = QueryDoc.get(new DocComment(question(plan.pattern())), table, plan.pattern(), plan.key());
    partly(comment, plan.pattern(), plan.result());
    return readsOne(new ParameterDoc().add(plan.key()).describe(comment, plan.signature()));
  }

  private DocComment find(PatternPlan.Find plan) {
    DocComment comment = QueryDoc.query(new DocComment(question(plan.pattern())), table, plan.pattern(), plan.key(),
        KeyConditionText.of(plan.key()));
    plan.pattern().clauses().filter().ifPresent(filter -> comment.paragraph("Filter: " + DocComment.code(filter.value())
        + ". DynamoDB applies it after reading, so what it leaves out is paid for too."
        + (plan.isFirst() || plan.isCount() ? "" : " A page may be short and not be the last.")));
    if (plan.limit().isPresent() && !plan.isFirst()) {
      comment.paragraph("At most " + plan.limit().getAsInt() + (plan.isCount() ? " are counted." : " items."));
    }
    partly(comment, plan.pattern(), PartialRecords.result(plan));
    new ParameterDoc().add(plan.key()).addFilter(plan.filter()).describe(comment, plan.signature());
    String returned = plan.isCount() ? "how many items there are"
        : plan.one() ? "the item, if there is one and it meets the filter"
        : plan.isFirst() ? "the first item, if there is one" : "the items; nothing is read before they are asked for";
    return comment.returns(returned).throwing(RuntimeTypes.INVALID_KEY, KEY_REFUSED);
  }

  private static void partly(DocComment comment, PatternModel pattern, ResultPlan result) {
    if (result instanceof ResultPlan.Partial partial) {
      comment.paragraph(!pattern.clauses().project().isEmpty() ? "Only some attributes are read, though whole items are"
          + " paid for."
          : "The index does not hold whole items: "
              + (partial.whole() ? "the rest is read out of the keys." : "what it holds is read."));
    }
  }

  private static DocComment readsOne(DocComment comment) {
    return comment.returns("the item, if there is one")
        .throwing(RuntimeTypes.INVALID_KEY, KEY_REFUSED)
        .throwing(RuntimeTypes.ITEM_READ, UNREADABLE);
  }

  private String question(PatternModel pattern) {
    return QueryDoc.sentence(QuestionWords.of(pattern, entity));
  }
}
