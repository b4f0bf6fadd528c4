package dev.keywright.processor;

import com.google.auto.service.AutoService;
import dev.keywright.processor.read.AnnotationNames;
import dev.keywright.processor.read.Reading;
import dev.keywright.processor.read.SourceTypes;
import dev.keywright.processor.read.TableReader;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * The entry point, called by the compiler round by round. It hands each table to the {@link Pipeline} as soon as
 * everything the table reaches is there, since other processors may still be making parts of it.
 *
 * <p>Between rounds it remembers names, never elements, which are the compiler's and valid for one round. Option
 * {@code -Akeywright.strict=true} turns warnings into errors.
 */
@AutoService(Processor.class)
public final class KeywrightProcessor extends AbstractProcessor {

  static final String STRICT = "keywright.strict";

  private final SourceTypes sources = new SourceTypes();
  private final Set<String> tables = new TreeSet<>();
  private final Set<String> openTables = new TreeSet<>();
  private final Set<String> openEntities = new TreeSet<>();
  private JavacOutput output;
  private Pipeline pipeline;

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    boolean strict = "true".equals(environment.getOptions().get(STRICT));
    output = new JavacOutput(environment, sources, strict);
    pipeline = new Pipeline(new TableReader(sources), output);
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of(AnnotationNames.TABLE, AnnotationNames.ENTITY);
  }

  @Override
  public Set<String> getSupportedOptions() {
    return Set.of(STRICT);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  /** Never claims an annotation: other processors may have an interest in it. */
  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    sources.add(round.getRootElements());
    Set<String> found = annotated(AnnotationNames.TABLE, round);
    tables.addAll(found);
    openTables.addAll(found);
    openEntities.addAll(annotated(AnnotationNames.ENTITY, round));
    if (round.processingOver() && round.errorRaised()) {
      return false;
    }
    readTables(round.processingOver());
    placeEntities();
    return false;
  }

  private void readTables(boolean lastRound) {
    for (TypeElement table : elements(openTables)) {
      Optional<Reading.Missing> missing = pipeline.run(table);
      if (missing.isEmpty()) {
        openTables.remove(table.toString());
      } else if (lastRound && !sources.contains(missing.get().at())) {
        pipeline.reportMissing(table, missing.get());
      }
    }
  }

  private void placeEntities() {
    List<TypeElement> allTables = elements(tables);
    for (TypeElement entity : elements(openEntities)) {
      if (pipeline.place(entity, allTables)) {
        openEntities.remove(entity.toString());
      }
    }
  }

  private Set<String> annotated(String annotation, RoundEnvironment round) {
    Set<String> names = new TreeSet<>();
    TypeElement type = processingEnv.getElementUtils().getTypeElement(annotation);
    if (type != null) {
      for (Element element : round.getElementsAnnotatedWith(type)) {
        names.add(element.toString());
      }
    }
    return names;
  }

  private List<TypeElement> elements(Set<String> names) {
    return names.stream()
        .map(name -> processingEnv.getElementUtils().getTypeElement(name))
        .filter(Objects::nonNull)
        .toList();
  }
}
