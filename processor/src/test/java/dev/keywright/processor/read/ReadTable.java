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
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;

/**
 * A processor that reads and does nothing else: it keeps the models and hands the compiler what reading found. So reader
 * tests neither need templates nor hear of what later rooms find.
 */
final class ReadTable extends AbstractProcessor {

  private final SourceTypes sources = new SourceTypes();
  private final List<TableModel> tables = new ArrayList<>();

  /** The model of the one table in the source, which has no fault. */
  static TableModel in(String... source) {
    ReadTable processor = new ReadTable();
    Compiled compiled = Compiled.by(processor, source);
    if (!compiled.errors().isEmpty()) {
      throw new AssertionError(compiled.messages());
    }
    return processor.tables.get(0);
  }

  /** What the compiler says when the source is read. */
  static Compiled compile(String... source) {
    return Compiled.by(new ReadTable(), source);
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    sources.add(round.getRootElements());
    Problems problems = new Problems();
    List<TypeElement> found = annotated(AnnotationNames.TABLE, round);
    for (TypeElement table : found) {
      if (new TableReader(sources).read(table, problems) instanceof Reading.Complete complete) {
        tables.add(complete.table());
      }
    }
    annotated(AnnotationNames.ENTITY, round).forEach(entity -> EntityPlacement.check(entity, found, problems));
    problems.all().forEach(this::print);
    return false;
  }

  private List<TypeElement> annotated(String annotation, RoundEnvironment round) {
    TypeElement type = processingEnv.getElementUtils().getTypeElement(annotation);
    Set<? extends Element> elements = round.getElementsAnnotatedWith(type);
    return List.copyOf(ElementFilter.typesIn(elements));
  }

  private void print(Problem problem) {
    SourceSite site = (SourceSite) problem.site();
    processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, problem.text(), site.element(),
        site.annotation().orElse(null), site.value().orElse(null));
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of(AnnotationNames.TABLE, AnnotationNames.ENTITY);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }
}
