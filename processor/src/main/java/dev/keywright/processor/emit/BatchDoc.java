package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.QuestionWords;
import dev.keywright.processor.plan.key.KeyConditionText;

/** The Javadoc of a repository's methods that concern many items. */
final class BatchDoc {
  private static final String UNFINISHED = "if DynamoDB left some undone after several tries: it names them";

  private final TableModel table;
  private final EntityPlan entity;

  BatchDoc(TableModel table, EntityPlan entity) {
    this.table = table;
    this.entity = entity;
  }

  CodeBlock of(PatternPlan.Batch batch) {
    DocComment comment = begin(batch);
    String parameter = Arguments.parameterName(batch.parameters().get(0).name());
    switch (batch.pattern().operation()) {
      case BATCH_READ -> comment
          .paragraph("BatchGetItem of " + QueryDoc.of(table) + ", up to 100 keys a call.")
          .param(parameter, "the whole primary keys; one that is there twice is read once")
          .returns("what was found, in the order asked, and which keys have no item")
          .throwing(RuntimeTypes.ITEM_READ, ReadDoc.UNREADABLE);
      case BATCH_PUT -> comment
          .paragraph("BatchWriteItem into " + QueryDoc.of(table) + ", up to 25 items a call. Each replaces the item"
              + " with its key, if there is one; there are no conditions, and some may be stored while others are not.")
          .param(parameter, "the items; of several with one key the last is stored")
          .returns("what was stored, in the order given")
          .throwing(RuntimeTypes.ITEM_WRITE, ReadDoc.VALUE_REFUSED);
      default -> comment
          .paragraph("BatchWriteItem from " + QueryDoc.of(table) + ", up to 25 keys a call. A key without an item is no"
              + " error; some may be deleted while others are not.")
          .param(parameter, "the whole primary keys");
    }
    return comment.throwing(RuntimeTypes.BATCH_INCOMPLETE, UNFINISHED)
        .throwing(RuntimeTypes.INVALID_KEY, ReadDoc.KEY_REFUSED)
        .build();
  }

  CodeBlock of(PatternPlan.DeleteAll all) {
    DocComment comment = QueryDoc.query(begin(all), table, all.pattern(), all.key(), KeyConditionText.of(all.key()));
    all.pattern().clauses().filter().ifPresent(filter ->
        comment.paragraph("Filter: " + DocComment.code(filter.value()) + "."));
    comment.paragraph("Two steps: what the query finds is deleted then, " + (all.each().isEmpty()
        ? "up to 25 items in one BatchWriteItem."
        : "item by item" + (entity.uniques().isEmpty() ? "" : " with its marker items")
            + (all.each().get().terms().isEmpty() ? "." : ", on the condition that the question still holds: what"
                + " changed in between stays.")));
    new ParameterDoc().add(all.key()).addFilter(all.filter()).describe(comment, all.signature());
    comment.returns("how many items were deleted");
    if (all.each().isEmpty()) {
      comment.throwing(RuntimeTypes.BATCH_INCOMPLETE, UNFINISHED);
    }
    return comment.throwing(RuntimeTypes.INVALID_KEY, ReadDoc.KEY_REFUSED).build();
  }

  private DocComment begin(PatternPlan plan) {
    return new DocComment(QueryDoc.sentence(QuestionWords.of(plan.pattern(), entity.entity())));
  }
}
