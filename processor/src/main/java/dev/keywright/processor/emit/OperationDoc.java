package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.QuestionWords;
import dev.keywright.processor.plan.signature.Signature;
import java.util.List;

/** The Javadoc of an entity's operations; what each does in full is said at the repository's method of its name. */
final class OperationDoc {
  private final EntityModel entity;
  private final EntityClasses types;

  OperationDoc(EntityModel entity, EntityClasses types) {
    this.entity = entity;
    this.types = types;
  }

  /** What the parameter for a whole record is called. */
  String item() {
    return Arguments.itemName(entity);
  }

  /** Of the method that takes a record, or the components of a key. */
  CodeBlock of(PatternPlan plan) {
    DocComment comment = begin(plan);
    if (plan instanceof PatternPlan.Store) {
      comment.param(item(), "the item");
    }
    return returned(parameters(plan).describe(comment, plan.parameters(), WriteDoc.otherwise(plan)), plan);
  }

  /** Of the overload that takes the key record. */
  CodeBlock byKey(PatternPlan plan, String key) {
    DocComment comment = begin(plan).param(key, "the whole primary key");
    List<Signature.Parameter> beside = plan instanceof PatternPlan.ByKey write ? write.beside() : List.of();
    return returned(parameters(plan).describe(comment, beside, WriteDoc.otherwise(plan)), plan);
  }

  /** Of the overload that takes the record of a transaction's step. */
  CodeBlock ofStep(PatternPlan plan, String parameter) {
    return returned(begin(plan).param(parameter, "what it takes, as one value"), plan);
  }

  private DocComment begin(PatternPlan plan) {
    return new DocComment(QueryDoc.sentence(QuestionWords.of(plan.pattern(), entity)))
        .paragraph("As a value; what is done is said at {@link " + types.repository().simpleName() + "#"
            + plan.signature().method() + "}.");
  }

  private static ParameterDoc parameters(PatternPlan plan) {
    ParameterDoc parameters = new ParameterDoc();
    if (plan instanceof PatternPlan.Get get) {
      parameters.add(get.key());
    } else if (plan instanceof PatternPlan.ByKey write) {
      WriteDoc.addParameters(parameters, write);
    }
    return parameters;
  }

  private static CodeBlock returned(DocComment comment, PatternPlan plan) {
    comment.returns(plan instanceof PatternPlan.Get ? "the read, not done yet" : "the write, not done yet")
        .throwing(RuntimeTypes.INVALID_KEY, ReadDoc.KEY_REFUSED);
    boolean stores = plan instanceof PatternPlan.Store || plan instanceof PatternPlan.Update;
    return (stores ? comment.throwing(RuntimeTypes.ITEM_WRITE, ReadDoc.VALUE_REFUSED) : comment).build();
  }
}
