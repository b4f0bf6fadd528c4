package dev.keywright.processor;

import dev.keywright.processor.read.AnnotationNames;
import dev.keywright.processor.read.SourceTypes;
import java.util.Set;
import java.util.function.BiConsumer;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** A processor that does one thing with each table, and an output to do it with. */
final class OnTable extends AbstractProcessor {

  private final boolean strict;
  private final BiConsumer<TypeElement, JavacOutput> action;
  private final SourceTypes sources = new SourceTypes();

  OnTable(boolean strict, BiConsumer<TypeElement, JavacOutput> action) {
    this.strict = strict;
    this.action = action;
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    sources.add(round.getRootElements());
    JavacOutput output = new JavacOutput(processingEnv, sources, strict);
    for (TypeElement annotation : annotations) {
      for (Element table : round.getElementsAnnotatedWith(annotation)) {
        action.accept((TypeElement) table, output);
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
