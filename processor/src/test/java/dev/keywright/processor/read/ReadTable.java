package dev.keywright.processor.read;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.problem.Problem;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** A processor that reads the table in its sources and keeps what came of it: how readers are tested. */
final class ReadTable extends AbstractProcessor {

  private final SourceTypes sources = new SourceTypes();
  private final List<Reading> readings = new ArrayList<>();
  private final Problems problems = new Problems();

  /** The model of the one table in the source, which has no fault. */
  static TableModel in(String... source) {
    ReadTable processor = new ReadTable();
    Compiled compiled = Compiled.by(processor, source);
    if (!compiled.errors().isEmpty() || !processor.problems.all().isEmpty()) {
      throw new AssertionError(compiled.messages() + processor.problems.all().stream().map(Problem::text).toList());
    }
    return ((Reading.Complete) processor.readings.get(0)).table();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    sources.add(round.getRootElements());
    for (TypeElement annotation : annotations) {
      for (Element table : round.getElementsAnnotatedWith(annotation)) {
        readings.add(new TableReader(sources).read((TypeElement) table, problems));
      }
    }
    return false;
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of(AnnotationNames.TABLE);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }
}
