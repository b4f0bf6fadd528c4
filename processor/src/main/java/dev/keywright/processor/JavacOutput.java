package dev.keywright.processor;

import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problem;
import dev.keywright.processor.problem.Severity;
import dev.keywright.processor.read.SourceSite;
import dev.keywright.processor.read.SourceTypes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/** The way back to the compiler: problems become its messages, texts its files. */
final class JavacOutput {

  private static final String GENERATED = "javax.annotation.processing.Generated";

  private final Filer filer;
  private final Messager messager;
  private final Elements elements;
  private final Optional<AnnotationTrees> trees;
  private final SourceTypes sources;
  private final boolean strict;
  private final Set<String> printed = new HashSet<>();

  JavacOutput(ProcessingEnvironment environment, SourceTypes sources, boolean strict) {
    this.filer = environment.getFiler();
    this.messager = environment.getMessager();
    this.elements = environment.getElementUtils();
    this.trees = AnnotationTrees.of(environment);
    this.sources = sources;
    this.strict = strict;
  }

  /**
   * Prints the problems of one table, those of one type together, the table's own first. What was printed before, for
   * another table that holds the same record, is not printed again.
   */
  void report(TypeElement table, List<Problem> problems) {
    Map<String, List<Problem>> byOwner = new LinkedHashMap<>();
    byOwner.put(table.toString(), new ArrayList<>());
    for (Problem problem : problems) {
      byOwner.computeIfAbsent(problem.site().owner(), owner -> new ArrayList<>()).add(problem);
    }
    byOwner.values().forEach(ofOwner -> ofOwner.forEach(problem -> print(problem, table)));
  }

  private void print(Problem problem, TypeElement table) {
    SourceSite site = (SourceSite) problem.site();
    boolean shown = hasLine(site.element());
    String text = shown || site.element().equals(table) ? problem.text() : problem.textAbout(site.owner());
    SourceSite place = shown ? site : SourceSite.of(table);
    if (printed.add(place.owner() + "/" + place.element() + "/" + text)) {
      Diagnostic.Kind kind = strict || problem.severity() == Severity.ERROR
          ? Diagnostic.Kind.ERROR
          : Diagnostic.Kind.WARNING;
      print(kind, text, place);
    }
  }

  private void print(Diagnostic.Kind kind, String text, SourceSite site) {
    if (trees.isPresent() && trees.get().print(kind, text, site)) {
      return;
    }
    if (site.value().isPresent()) {
      messager.printMessage(kind, text, site.element(), site.annotation().orElseThrow(), site.value().get());
    } else if (site.annotation().isPresent()) {
      messager.printMessage(kind, text, site.element(), site.annotation().get());
    } else {
      messager.printMessage(kind, text, site.element());
    }
  }

  /**
   * Whether the compiler can point there; otherwise the table that uses it is pointed at. A class file has no lines, and
   * ECJ, to 3.44 at least, knows none of records and of what is in them.
   */
  private boolean hasLine(Element element) {
    boolean inRecord = element.getKind() == ElementKind.RECORD
        || element.getEnclosingElement().getKind() == ElementKind.RECORD;
    return sources.contains(element) && (trees.isPresent() || !inRecord);
  }

  /** Whether the table's module reads {@code java.compiler}; a named module does only if it says so. */
  boolean seesGenerated(TypeElement table) {
    return elements.getTypeElement(elements.getModuleOf(table), GENERATED) != null;
  }

  /** Writes a source file. Its one originating element is the table, which is what makes builds incremental. */
  void writeSource(TypeElement table, String qualifiedName, String text) {
    try (Writer writer = filer.createSourceFile(qualifiedName, table).openWriter()) {
      writer.write(text);
    } catch (FilerException taken) {
      report(table, List.of(new Problem(Code.KW106, Severity.ERROR, SourceSite.of(table), """
          Keywright generates %s for this table, but there is a type of that name already.
            Rename that type, or the entity: @Entity(name = "...")""".formatted(qualifiedName))));
    } catch (IOException failure) {
      throw new UncheckedIOException("writing " + qualifiedName, failure);
    }
  }

  /** Writes a file next to the classes, such as {@code META-INF/keywright/shop.json}. */
  void writeResource(TypeElement table, String path, String text) {
    try {
      FileObject file = filer.createResource(StandardLocation.CLASS_OUTPUT, "", path, table);
      try (Writer writer = file.openWriter()) {
        writer.write(text);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException("writing " + path, failure);
    }
  }
}
