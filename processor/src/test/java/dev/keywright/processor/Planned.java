package dev.keywright.processor;

import com.google.testing.compile.Compiler;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.Planner;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.problem.Problem;
import dev.keywright.processor.problem.Problems;
import dev.keywright.processor.read.Reading;
import dev.keywright.processor.read.SourceTypes;
import dev.keywright.processor.read.TableReader;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** A table read by a real compiler and planned, with what planning said of it. Nothing is checked or emitted. */
public record Planned(TablePlan plan, List<Problem> problems) {

  /** Of one source file that holds a table; package, imports and the table interface {@code ShopItem} are added. */
  public static Planned of(String entities) {
    String names = entities.lines().filter(line -> line.startsWith("record "))
        .filter(line -> line.contains("implements ShopItem"))
        .map(line -> line.substring("record ".length(), line.indexOf('(')))
        .reduce((left, right) -> left + ", " + right).orElseThrow();
    return ofSource("@Table(name = \"shop\", indexes = {@Index(name = \"GSI1\"), @Index(name = \"GSI2\")})\n"
        + "sealed interface ShopItem permits " + names + " {}\n" + entities);
  }

  /** Of one source file with a table interface of its own. */
  public static Planned ofSource(String source) {
    AtomicReference<Planned> planned = new AtomicReference<>();
    Compiler.javac().withProcessors(new OnTable(false, (table, output) -> {
      Problems problems = new Problems();
      Reading reading = new TableReader(new SourceTypes()).read(table, problems);
      Planner planner = new Planner(((Reading.Complete) reading).table(), problems);
      List<EntityKeys> keys = planner.keys();
      planned.set(new Planned(planner.plan(keys), problems.all()));
    })).compile(Compiled.file("""
        package shop;
        import dev.keywright.annotations.*;
        import java.time.*;
        import java.util.*;
        import static dev.keywright.annotations.Operation.*;
        """ + source));
    return planned.get();
  }

  /** {@code KW316}, each as often as it was reported. */
  public List<String> codes() {
    return problems.stream().map(problem -> problem.code().name()).toList();
  }

  public String messages() {
    return String.join("\n\n", problems.stream().map(Problem::message).toList());
  }

  /** The plan of the pattern of that name, of whatever entity. */
  public PatternPlan pattern(String name) {
    return plan.entities().stream()
        .flatMap(entity -> entity.patterns().stream())
        .filter(pattern -> pattern.pattern().name().value().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError(messages()));
  }
}
