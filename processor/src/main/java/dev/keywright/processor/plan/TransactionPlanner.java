package dev.keywright.processor.plan;

import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.TransactionPlan.Repetition;
import dev.keywright.processor.plan.TransactionPlan.Step;
import dev.keywright.processor.plan.signature.Parameters;
import dev.keywright.processor.plan.signature.Signature;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.NearName;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Plans the patterns of the table that do several writes together, from the plans of those writes. */
final class TransactionPlanner {

  private static final int MOST_ACTIONS = 100;

  private final TableModel table;
  private final List<EntityPlan> entities;
  private final Problems problems;

  TransactionPlanner(TableModel table, List<EntityPlan> entities, Problems problems) {
    this.table = table;
    this.entities = entities;
    this.problems = problems;
  }

  Optional<TransactionPlan> plan(PatternModel pattern) {
    List<Text> steps = pattern.clauses().steps();
    if (steps.isEmpty() || steps.size() > MOST_ACTIONS) {
      problems.error(steps.isEmpty() ? Code.KW320 : Code.KW321, pattern.site("steps"), "\"" + pattern.name() + "\" has "
          + (steps.isEmpty() ? "no steps" : steps.size() + " steps, and DynamoDB takes at most " + MOST_ACTIONS)
          + ". Name the writes it does together, as in steps = {\"Order.place\", \"OrderLine.add*\"}.");
      return Optional.empty();
    }
    Parameters parameters = new Parameters(pattern, problems);
    List<Step> planned = new ArrayList<>();
    for (Text step : steps) {
      step(step, parameters).ifPresent(planned::add);
    }
    return planned.size() == steps.size() && !parameters.areFaulty() && areOfDistinctItems(pattern, planned)
        ? Optional.of(new TransactionPlan(pattern, new Signature(pattern.name().value(), parameters.all()), planned))
        : Optional.empty();
  }

  private Optional<Step> step(Text text, Parameters parameters) {
    Optional<StepText> read = StepText.of(text.value());
    if (read.isEmpty()) {
      return refuse(text, "The step \"" + text + "\" cannot be read. Write Entity.pattern, with * behind it to do it once"
          + " for each element of a collection, and a word behind that to begin its parameters' names with.");
    }
    Optional<EntityPlan> entity = entities.stream().filter(plan -> isNamed(plan, read.get().entity())).findFirst();
    if (entity.isEmpty()) {
      List<String> names = table.entities().stream().map(found -> found.type().simpleName()).toList();
      return refuse(text, "The step \"" + text + "\" names " + read.get().entity() + ", which is no entity of table "
          + table.name() + "." + NearName.hint(read.get().entity(), names) + " Its entities: " + String.join(", ", names)
          + ".");
    }
    return write(text, read.get(), entity.get()).map(write -> step(text, read.get(), entity.get(), write, parameters));
  }

  private static boolean isNamed(EntityPlan plan, String name) {
    return plan.entity().type().simpleName().equals(name) || plan.entity().name().equals(name);
  }

  private Optional<PatternPlan> write(Text text, StepText step, EntityPlan entity) {
    Optional<PatternModel> declared = entity.entity().patterns().stream()
        .filter(pattern -> pattern.name().value().equals(step.pattern()))
        .findFirst();
    Optional<PatternPlan> planned = entity.patterns().stream()
        .filter(pattern -> pattern.pattern().name().value().equals(step.pattern()))
        .findFirst();
    if (declared.isPresent() && planned.isEmpty()) {
      return Optional.empty();
    }
    boolean usable = planned.isPresent() && planned.get().isOperation()
        && !(planned.get() instanceof PatternPlan.Update update && update.isPatch());
    if (!usable) {
      List<String> names = entity.patterns().stream().filter(PatternPlan::isOperation)
          .map(pattern -> pattern.pattern().name().value()).toList();
      return refuse(text, "The step \"" + text + "\" "
          + (planned.isEmpty() ? "names a pattern that " + step.entity() + " does not have."
              + NearName.hint(step.pattern(), names)
              : "is no write of one item: a step is a CREATE, PUT, UPDATE, UPSERT, DELETE or CHECK by the whole key, and no"
                  + " patch.")
          + (names.isEmpty() ? "" : " Writes of " + step.entity() + ": " + String.join(", ", names) + "."));
    }
    return planned;
  }

  private Step step(Text text, StepText step, EntityPlan entity, PatternPlan write, Parameters parameters) {
    List<Signature.Parameter> own = parameters(entity, write);
    List<Signature.Parameter> arguments = new ArrayList<>();
    if (!step.repeated()) {
      own.forEach(parameter ->
          arguments.add(new Signature.Parameter(step.named(parameter.name()), parameter.type(), parameter.shape())));
    } else if (own.size() == 1) {
      arguments.add(new Signature.Parameter(step.named(own.get(0).name() + "s"), own.get(0).type(), Signature.Shape.MANY));
    } else {
      String name = Names.decapitalised(entity.entity().name()) + Words.capitalised(step.pattern()) + "s";
      arguments.add(new Signature.Parameter(step.named(name),
          new ValueType.RecordType(new Names(table).stepRecord(entity.entity(), step.pattern())), Signature.Shape.MANY));
    }
    arguments.forEach(argument -> parameters.add(argument.name(), argument.type(), argument.shape(), text.site()));
    Repetition repetition = !step.repeated() ? Repetition.ONCE
        : own.size() == 1 ? Repetition.PER_ELEMENT : Repetition.PER_RECORD;
    return new Step(entity.entity(), write, arguments, repetition);
  }

  /** A store takes its record, called as the record is. */
  private static List<Signature.Parameter> parameters(EntityPlan entity, PatternPlan write) {
    return write instanceof PatternPlan.Store
        ? List.of(new Signature.Parameter(Names.decapitalised(entity.entity().type().simpleName()),
            new ValueType.RecordType(entity.entity().type())))
        : write.parameters();
  }

  /** Two steps that always mean one item could never be done: DynamoDB takes an item once in a transaction. */
  private boolean areOfDistinctItems(PatternModel pattern, List<Step> steps) {
    for (int i = 0; i < steps.size(); i++) {
      for (Step earlier : steps.subList(0, i)) {
        if (isSameItem(earlier, steps.get(i))) {
          problems.error(Code.KW317, pattern.clauses().steps().get(i).site(), "The steps \"" + pattern.clauses().steps().get(i)
              + "\" and \"" + pattern.clauses().steps().get(steps.indexOf(earlier)) + "\" write the same item, which DynamoDB"
              + " refuses in one transaction. Say both in one update, or put a word behind one of them to give it a key of"
              + " its own, as in \"" + pattern.clauses().steps().get(i) + " other\".");
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isSameItem(Step first, Step second) {
    return first.entity().equals(second.entity()) && first.repetition() == Repetition.ONCE
        && second.repetition() == Repetition.ONCE && !keyArguments(first).isEmpty()
        && keyArguments(first).equals(keyArguments(second));
  }

  /** The transaction's names for what the step's key is made of; none where a record gives the key. */
  private static List<String> keyArguments(Step step) {
    List<String> names = new ArrayList<>();
    if (step.write() instanceof PatternPlan.ByKey byKey) {
      Set<String> ofKey = byKey.key().parameters();
      for (int i = 0; i < step.arguments().size(); i++) {
        if (ofKey.contains(byKey.parameters().get(i).name())) {
          names.add(step.arguments().get(i).name());
        }
      }
    }
    return names;
  }

  private <T> Optional<T> refuse(Text step, String message) {
    problems.error(Code.KW320, step.site(), message);
    return Optional.empty();
  }
}
