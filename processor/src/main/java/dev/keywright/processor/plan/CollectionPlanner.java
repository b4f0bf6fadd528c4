package dev.keywright.processor.plan;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.question.CollectionFinder;
import dev.keywright.processor.plan.question.Question;
import dev.keywright.processor.plan.question.QuestionReader;
import dev.keywright.processor.plan.question.Scope;
import dev.keywright.processor.plan.signature.Signature;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Plans the patterns of the table: reads of item collections. */
final class CollectionPlanner {

  private final TableModel table;
  private final List<EntityKeys> keys;
  private final Problems problems;

  CollectionPlanner(TableModel table, List<EntityKeys> keys, Problems problems) {
    this.table = table;
    this.keys = keys;
    this.problems = problems;
  }

  Optional<CollectionPlan> plan(PatternModel pattern) {
    Optional<List<EntityKeys>> listed = listed(pattern);
    if (listed.isEmpty() || !isRead(pattern)) {
      return Optional.empty();
    }
    List<EntityModel> entities = listed.get().stream().map(EntityKeys::entity).toList();
    Optional<Question> question = new QuestionReader(Scope.of(table, entities), problems).read(pattern, Optional.empty());
    if (question.isEmpty()) {
      return Optional.empty();
    }
    return new CollectionFinder(table, keys, problems)
        .find(pattern, question.get(), listed.get(), !pattern.entities().isEmpty())
        .map(found -> plan(pattern, question.get(), found));
  }

  private static CollectionPlan plan(PatternModel pattern, Question question, CollectionFinder.Found found) {
    KeyPlan key = found.key();
    List<CollectionPlan.Participant> participants = new ArrayList<>();
    found.intervals().forEach((participant, own) -> participants.add(new CollectionPlan.Participant(participant, own)));
    return new CollectionPlan(
        pattern, new Signature(pattern.name().value(), question.parameters()), key, participants, pattern.limit());
  }

  /** The entities that {@code entities} lists, or all; empty if one of them is not of this table. */
  private Optional<List<EntityKeys>> listed(PatternModel pattern) {
    if (pattern.entities().isEmpty()) {
      return Optional.of(keys);
    }
    List<EntityKeys> listed = new ArrayList<>();
    for (TypeRef type : pattern.entities()) {
      Optional<EntityKeys> found = keys.stream().filter(candidate -> candidate.entity().type().equals(type)).findFirst();
      found.ifPresent(listed::add);
      if (found.isEmpty()) {
        problems.error(Code.KW313, pattern.site("entities"), "The item collection \"" + pattern.name() + "\" lists "
            + type.simpleName() + ", which is no entity of table " + table.name() + ". Its entities: "
            + table.entities().stream().map(entity -> entity.type().simpleName()).collect(Collectors.joining(", "))
            + ".");
      }
    }
    return listed.size() == pattern.entities().size() ? Optional.of(listed) : Optional.empty();
  }

  private boolean isRead(PatternModel pattern) {
    boolean read = pattern.operation() == Operation.READ;
    if (!read) {
      problems.error(Code.KW309, pattern.site("operation"), "A pattern on the table interface reads an item collection; "
          + pattern.operation() + " belongs on the record it is about.");
    } else if (pattern.where().isEmpty()) {
      problems.error(Code.KW306, pattern.site(), "The item collection \"" + pattern.name() + "\" does not say whose:"
          + " write the components of its partition key, as in where = \"customerId = :customerId\".");
      return false;
    }
    return read;
  }
}
