package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.QuestionWords;
import dev.keywright.processor.plan.key.KeyConditionText;

/** The Javadoc of a table's methods that read item collections. */
final class CollectionDoc {
  private final TableModel table;

  CollectionDoc(TableModel table) {
    this.table = table;
  }

  CodeBlock of(CollectionPlan plan) {
    DocComment comment = new DocComment(QueryDoc.sentence(QuestionWords.of(plan.pattern())));
    QueryDoc.query(comment, table, plan.pattern(), plan.key(),
        KeyConditionText.of(plan.key(), plan.participants().stream().map(CollectionPlan.Participant::own).toList()));
    StringBuilder participants = new StringBuilder();
    for (CollectionPlan.Participant participant : plan.participants()) {
      String own = KeyConditionText.of(participant.own());
      participants.append(participants.isEmpty() ? "In one Query: " : ", ")
          .append(DocComment.code(participant.keys().entity().type().simpleName()))
          .append(own.isEmpty() ? "" : " (" + DocComment.code(own) + ")");
    }
    comment.paragraph(participants + ".");
    if (plan.limit().isPresent()) {
      comment.paragraph("At most " + plan.limit().getAsInt() + " items.");
    }
    ParameterDoc parameters = new ParameterDoc().add(plan.key());
    plan.participants().forEach(participant -> parameters.add(participant.own()));
    return parameters.describe(comment, plan.signature())
        .returns("the items, in the order of their sort key; nothing is read before they are asked for")
        .throwing(RuntimeTypes.INVALID_KEY, "if a value cannot be part of a key")
        .build();
  }
}
