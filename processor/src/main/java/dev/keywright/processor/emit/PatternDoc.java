package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.Questions;
import dev.keywright.processor.plan.ResultPlan;
import dev.keywright.processor.plan.Signature;
import dev.keywright.processor.plan.key.KeyConditionText;
import dev.keywright.processor.plan.key.KeyPlan;

/** The Javadoc of a pattern's method: the question, the operation with its key condition and index, result and failures. */
final class PatternDoc {
  private static final String KEY_REFUSED = "if a value cannot be part of a key";
  private static final String UNREADABLE = "if an item lacks what its record needs";

  private final TableModel table;

  PatternDoc(TableModel table) {
    this.table = table;
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
    DocComment comment = new DocComment(question(plan.pattern()))
        .param("key", "the whole primary key");
    return (plan instanceof PatternPlan.Get ? readsOne(comment) : deletes(comment)).build();
  }

  /** Of a pattern that reads an item collection. */
  DocComment collection(CollectionPlan plan) {
    DocComment comment = query(new DocComment(question(plan.pattern())), plan.pattern(), plan.key());
    parameters(comment, plan.signature());
    return comment.returns("the items, in the order of their sort key")
        .throwing(RuntimeTypes.INVALID_KEY, KEY_REFUSED);
  }

  private DocComment get(PatternPlan.Get plan) {
    String consistent = plan.pattern().consistent() ? ", strongly consistent." : ".";
    DocComment comment = new DocComment(question(plan.pattern()))
        .paragraph("GetItem of table " + DocComment.code(table.name()) + ": " + condition(plan.key()) + consistent);
    return readsOne(parameters(comment, plan.signature()));
  }

  private DocComment find(PatternPlan.Find plan) {
    DocComment comment = query(new DocComment(question(plan.pattern())), plan.pattern(), plan.key());
    limit(comment, plan);
    if (plan.result() instanceof ResultPlan.Partial && !plan.isCount()) {
      comment.paragraph("Only what the index holds is read.");
    }
    parameters(comment, plan.signature());
    if (plan.isCount()) {
      return comment.returns("how many items there are").throwing(RuntimeTypes.INVALID_KEY, KEY_REFUSED);
    }
    comment.returns(plan.isFirst() ? "the first item, if there is one" : "the items, read when they are asked for");
    return comment.throwing(RuntimeTypes.INVALID_KEY, KEY_REFUSED);
  }

  private static void limit(DocComment comment, PatternPlan.Find plan) {
    if (plan.limit().isPresent() && !plan.isFirst()) {
      comment.paragraph("At most " + plan.limit().getAsInt() + " items.");
    }
  }

  private DocComment store(PatternPlan.Store plan) {
    boolean creates = plan.pattern().operation() == Operation.CREATE;
    String how = creates
        ? ", if there is no item with this key yet." : ". Replaces the item with this key, if there is one, as a whole:"
            + " attributes that the record does not know are gone.";
    DocComment comment = new DocComment(question(plan.pattern()))
        .paragraph("PutItem into table " + DocComment.code(table.name()) + how);
    parameters(comment, plan.signature()).returns("what was stored");
    if (creates) {
      comment.throwing(RuntimeTypes.ITEM_ALREADY_EXISTS, "if there is an item with this key");
    }
    return comment.throwing(RuntimeTypes.INVALID_KEY, KEY_REFUSED);
  }

  private DocComment delete(PatternPlan.Delete plan) {
    DocComment comment = new DocComment(question(plan.pattern()))
        .paragraph("DeleteItem from table " + DocComment.code(table.name()) + ": " + condition(plan.key())
            + ". An item that is not there is no error.");
    return deletes(parameters(comment, plan.signature()));
  }

  private DocComment query(DocComment comment, PatternModel pattern, KeyPlan key) {
    String place = key.schema().index().map(index -> "index " + DocComment.code(index.name()))
        .orElse("table " + DocComment.code(table.name()));
    comment.paragraph("Query of " + place + ": " + condition(key) + (key.descending() ? ", descending" : "")
        + (pattern.consistent() ? ", strongly consistent." : "."));
    if (key.schema().isGlobal()) {
      comment.paragraph("Eventually consistent, as every read of a global index: the latest writes may not show yet.");
    }
    return comment;
  }

  private static DocComment parameters(DocComment comment, Signature signature) {
    signature.parameters().forEach(parameter -> comment.param(Arguments.parameterName(parameter.name()),
        "as " + DocComment.code(":" + parameter.name()) + " in the question"));
    return comment;
  }

  private static DocComment readsOne(DocComment comment) {
    return comment.returns("the item, if there is one")
        .throwing(RuntimeTypes.INVALID_KEY, KEY_REFUSED)
        .throwing(RuntimeTypes.ITEM_READ, UNREADABLE);
  }

  private static DocComment deletes(DocComment comment) {
    return comment.returns("the item that was there").throwing(RuntimeTypes.INVALID_KEY, KEY_REFUSED);
  }

  private static String question(PatternModel pattern) {
    String words = DocComment.text(Questions.inWords(pattern));
    return words.endsWith(".") || words.endsWith("?") ? words : words + ".";
  }

  private static String condition(KeyPlan key) {
    return DocComment.code(KeyConditionText.of(key));
  }
}
