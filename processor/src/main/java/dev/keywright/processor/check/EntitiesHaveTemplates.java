package dev.keywright.processor.check;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.plan.question.KeyProposal;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;

/**
 * Every entity says how its keys are made. One that has only questions so far is one error, which lists them and proposes
 * templates: the inventory comes first, and the keys follow from it.
 */
public final class EntitiesHaveTemplates implements Check {

  @Override
  public void check(TableModel table, Problems problems) {
    for (EntityModel entity : table.entities()) {
      if (entity.pk().isEmpty()) {
        problems.error(Code.KW212, entity.site(), message(table, entity));
      }
    }
  }

  private static String message(TableModel table, EntityModel entity) {
    StringBuilder message = new StringBuilder(entity.type().simpleName() + " has no key templates yet.");
    if (!entity.patterns().isEmpty()) {
      message.append(" These are its questions:");
      for (PatternModel pattern : entity.patterns()) {
        message.append("\n    ").append(pattern.name()).append(": ").append(asked(pattern));
      }
    }
    KeyProposal.of(table, entity).ifPresent(proposal -> {
      message.append("\n  Templates that answer ").append(proposal.served().isEmpty() ? "its key" : "them").append(':');
      proposal.annotations().forEach(line -> message.append("\n    ").append(line));
      if (!proposal.newIndexes().isEmpty()) {
        message.append("\n  with, in @Table, indexes = {");
        message.append(String.join(", ", proposal.newIndexes().stream()
            .map(index -> "@Index(name = \"" + index + "\")").toList())).append('}');
      }
      if (!proposal.unserved().isEmpty()) {
        message.append("\n  Not answered by these: ").append(String.join(", ", proposal.unserved())).append('.');
      }
    });
    return message.toString();
  }

  private static String asked(PatternModel pattern) {
    String where = pattern.where().map(Text::value).orElse("by its whole key");
    String order = pattern.orderBy().map(text -> ", in the order of " + text).orElse("");
    return switch (pattern.operation()) {
      case CREATE, PUT -> pattern.operation() + " of a whole record";
      default -> pattern.operation() + " " + (where.isEmpty() ? "all" : where) + order;
    };
  }
}
