package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.QuestionWords;
import dev.keywright.processor.plan.ResultPlan;
import dev.keywright.processor.plan.key.KeyConditionText;

/**
 * The Javadoc of a repository's methods: the question, the operation with key condition and index, result and failures.
 */
final class PatternDoc {
  private static final String KEY_REFUSED = "if a value cannot be part of a key";
  private static final String UNREADABLE = "if the item lacks what its record needs";

  private final TableModel table;
  private final EntityModel entity;

  PatternDoc(TableModel table, EntityModel entity) {
    this.table = table;
    this.entity = entity;
  }

  CodeBlock of(PatternPlan plan) {
    if (plan instanceof PatternPlan.Get get) {
      return get(get).build();
    }
    if (plan instanceof PatternPlan.Find find) {
      return find(find).build();
    }
    if (plan instanceof PatternPlan.Store store) {
      return store(store).build();
    }
    return delete((PatternPlan.Delete) plan).build();
  }

  /** Of the overload that takes the key record. */
  CodeBlock byKey(PatternPlan plan) {
    DocComment comment = new DocComment(question(plan.pattern())).param("key", "the whole primary key");
    return (plan instanceof PatternPlan.Get ? readsOne(comment) : deletes(comment)).build();
  }

  private DocComment get(PatternPlan.Get plan) {
    DocComment comment = QueryDoc.get(new DocComment(question(plan.pattern())), table, plan.pattern(), plan.key());
    return readsOne(new ParameterDoc().add(plan.key()).describe(comment, plan.signature()));
  }

  private DocComment find(PatternPlan.Find plan) {
    DocComment comment = QueryDoc.query(new DocComment(question(plan.pattern())), table, plan.pattern(), plan.key(),
        KeyConditionText.of(plan.key()));
    if (plan.limit().isPresent() && !plan.isFirst()) {
      comment.paragraph("At most " + plan.limit().getAsInt() + (plan.isCount() ? " are counted." : " items."));
    }
    if (PartialRecords.result(plan) instanceof ResultPlan.Partial partial) {
      comment.paragraph("The index does not hold whole items: "
          + (partial.whole() ? "the rest is read out of the keys." : "what it holds is read."));
    }
    new ParameterDoc().add(plan.key()).describe(comment, plan.signature());
    String returned = plan.isCount() ? "how many items there are"
        : plan.isFirst() ? "the first item, if there is one" : "the items; nothing is read before they are asked for";
    return comment.returns(returned).throwing(RuntimeTypes.INVALID_KEY, KEY_REFUSED);
  }

  private DocComment store(PatternPlan.Store plan) {
    boolean creates = plan.pattern().operation() == Operation.CREATE;
    String how = creates ? ", if there is no item with this key yet."
        : ". Replaces the item with this key, if there is one, as a whole: attributes that the record does not know"
            + " are gone.";
    DocComment comment = new DocComment(question(plan.pattern()))
        .paragraph("PutItem into " + QueryDoc.of(table) + how)
        .param(Arguments.itemName(entity), "the item")
        .returns("what was stored");
    if (creates) {
      comment.throwing(RuntimeTypes.ITEM_ALREADY_EXISTS, "if there is an item with this key");
    }
    return comment.throwing(RuntimeTypes.INVALID_KEY, KEY_REFUSED)
        .throwing(RuntimeTypes.ITEM_WRITE, "if a value cannot be stored");
  }

  private DocComment delete(PatternPlan.Delete plan) {
    DocComment comment = new DocComment(question(plan.pattern())).paragraph("DeleteItem from " + QueryDoc.of(table)
        + ": " + QueryDoc.condition(plan.key()) + ". An item that is not there is no error.");
    return deletes(new ParameterDoc().add(plan.key()).describe(comment, plan.signature()));
  }

  private static DocComment readsOne(DocComment comment) {
    return comment.returns("the item, if there is one")
        .throwing(RuntimeTypes.INVALID_KEY, KEY_REFUSED)
        .throwing(RuntimeTypes.ITEM_READ, UNREADABLE);
  }

  private static DocComment deletes(DocComment comment) {
    return comment.returns("the item that was there, if there was one").throwing(RuntimeTypes.INVALID_KEY, KEY_REFUSED);
  }

  private String question(PatternModel pattern) {
    return QueryDoc.sentence(QuestionWords.of(pattern, entity));
  }
}
