package dev.keywright.processor;

import dev.keywright.processor.chart.Artefact;
import dev.keywright.processor.chart.Inventory;
import dev.keywright.processor.check.Checks;
import dev.keywright.processor.emit.Emitters;
import dev.keywright.processor.emit.GeneratedFile;
import dev.keywright.processor.emit.Shells;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.Planner;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.InternalFault;
import dev.keywright.processor.problem.Problems;
import dev.keywright.processor.read.EntityPlacement;
import dev.keywright.processor.read.Reading;
import dev.keywright.processor.read.SourceSite;
import dev.keywright.processor.read.TableReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** From one annotated table interface to its problems and files; the processor calls it, round by round. */
final class Pipeline {

  private final TableReader reader;
  private final JavacOutput output;

  Pipeline(TableReader reader, JavacOutput output) {
    this.reader = reader;
    this.output = output;
  }

  /** Does all there is to do for a table, unless a type is still missing: then nothing has been done, nor said. */
  Optional<Reading.Missing> run(TypeElement table) {
    Problems problems = new Problems();
    try {
      Reading reading = reader.read(table, problems);
      if (reading instanceof Reading.Missing missing) {
        return Optional.of(missing);
      }
      if (reading instanceof Reading.Complete complete) {
        process(table, complete.table(), problems);
      }
    } catch (RuntimeException | StackOverflowError failure) {
      reportFailure(table, failure, problems);
    }
    output.report(table, problems.all());
    return Optional.empty();
  }

  /** Whatever goes wrong, the names of what was to be generated are there, so that our message is not buried. */
  void process(TypeElement element, TableModel table, Problems problems) {
    List<GeneratedFile> files;
    try {
      files = files(element, table, problems);
    } catch (RuntimeException | StackOverflowError failure) {
      reportFailure(element, failure, problems);
      files = Shells.of(table, output.seesGenerated(element));
    }
    files.forEach(file -> output.writeSource(element, file.qualifiedName(), file.text()));
  }

  /**
   * Plan, check, emit: each stage stops the next. What planning finds in a table that could not be read whole would
   * follow from what is missing, so it is not said; the charts are written all the same.
   */
  private List<GeneratedFile> files(TypeElement element, TableModel table, Problems problems) {
    Problems ofThePlan = problems.hasErrors() ? new Problems() : problems;
    Checks.ofTheModel(table, problems);
    Planner planner = new Planner(table, ofThePlan);
    List<EntityKeys> keys = planner.keys();
    TablePlan plan = planner.plan(keys);
    Checks.ofThePlan(plan, ofThePlan);
    InternalFault.at("its charts", () -> Artefact.of(Inventory.of(plan)))
        .forEach(file -> output.writeResource(element, file.path(), file.text()));
    return problems.hasErrors()
        ? Shells.of(table, output.seesGenerated(element))
        : InternalFault.at("its sources", () -> Emitters.emit(plan, output.seesGenerated(element)));
  }

  /** Looks for an entity without a table; false where that cannot be told before the next round. */
  boolean place(TypeElement entity, List<TypeElement> tables) {
    Problems problems = new Problems();
    boolean done = true;
    try {
      done = EntityPlacement.check(entity, tables, problems);
    } catch (RuntimeException | StackOverflowError failure) {
      reportFailure(entity, failure, problems);
    }
    output.report(entity, problems.all());
    return done;
  }

  /** In the last round, of a type that class files name: the compiler itself says nothing about it. */
  void reportMissing(TypeElement table, Reading.Missing missing) {
    Problems problems = new Problems();
    problems.error(Code.KW116, SourceSite.of(table), """
        %s needs %s, which %s names and which is not there.
          Add the library or module that has it to this compilation."""
        .formatted(table.getSimpleName(), missing.what(), missing.at()));
    output.report(table, problems.all());
  }

  static void reportFailure(TypeElement element, Throwable failure, Problems problems) {
    String place = failure instanceof InternalFault fault ? " at " + fault.place() : "";
    Throwable cause = failure instanceof InternalFault ? failure.getCause() : failure;
    StringWriter stack = new StringWriter();
    cause.printStackTrace(new PrintWriter(stack));
    problems.error(Code.KW900, SourceSite.of(element), """
        Keywright failed in %s%s. This is its own fault, not yours: please report it, with this:
        %s""".formatted(element.getSimpleName(), place, stack.toString().stripTrailing()));
  }
}
