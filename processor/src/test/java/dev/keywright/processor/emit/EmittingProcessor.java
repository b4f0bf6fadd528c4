package dev.keywright.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.plan.Planner;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.problem.Problem;
import dev.keywright.processor.problem.Problems;
import dev.keywright.processor.problem.Severity;
import dev.keywright.processor.read.Reading;
import dev.keywright.processor.read.SourceTypes;
import dev.keywright.processor.read.TableReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Reads, plans and emits every table of a sound compilation, without checks. */
@SupportedAnnotationTypes("dev.keywright.annotations.Table")
final class EmittingProcessor extends AbstractProcessor {
  private final SourceTypes sources = new SourceTypes();
  private final Map<String, String> generated = new TreeMap<>();

  /** Texts by simple name. */
  Map<String, String> generated() {
    return generated;
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    sources.add(round.getRootElements());
    for (TypeElement annotation : annotations) {
      for (Element table : round.getElementsAnnotatedWith(annotation)) {
        emit((TypeElement) table);
      }
    }
    return false;
  }

  private void emit(TypeElement table) {
    Problems problems = new Problems();
    Reading reading = new TableReader(sources).read(table, problems);
    assertThat(problems.all()).extracting(Problem::text).isEmpty();
    Planner planner = new Planner(((Reading.Complete) reading).table(), problems);
    TablePlan plan = planner.plan(planner.keys());
    assertThat(problems.all()).filteredOn(problem -> problem.severity() == Severity.ERROR)
        .extracting(Problem::text).isEmpty();
    for (GeneratedFile file : Emitters.emit(plan, true)) {
      generated.put(file.simpleName(), file.text());
      try (Writer writer = processingEnv.getFiler().createSourceFile(file.qualifiedName(), table).openWriter()) {
        writer.write(file.text());
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
  }
}
