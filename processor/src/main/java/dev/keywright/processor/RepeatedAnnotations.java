package dev.keywright.processor;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.keywright.processor.read.SourceSite;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.tools.Diagnostic;

/**
 * Prints at one of several annotations of a kind. javac (17 to 25) wraps repeated annotations into their container and then
 * gives the position of the whole record for each; the syntax tree still knows where they were written. Other compilers
 * have no such tree, and there nothing is printed here.
 */
final class RepeatedAnnotations {

  private final Optional<Trees> trees;

  RepeatedAnnotations(ProcessingEnvironment environment) {
    this.trees = trees(environment);
  }

  private static Optional<Trees> trees(ProcessingEnvironment environment) {
    try {
      return Optional.of(Trees.instance(environment));
    } catch (IllegalArgumentException | LinkageError otherCompiler) {
      return Optional.empty();
    }
  }

  /** Whether the place is inside a repeated annotation and the message was printed there. */
  boolean print(Diagnostic.Kind kind, String text, SourceSite site) {
    Optional<Integer> number = site.annotation().flatMap(annotation -> number(site, annotation));
    if (trees.isEmpty() || number.isEmpty()) {
      return false;
    }
    TreePath path = trees.get().getPath(site.element());
    if (path == null || !(path.getLeaf() instanceof ClassTree type)) {
      return false;
    }
    String name = site.annotation().get().getAnnotationType().asElement().getSimpleName().toString();
    List<? extends AnnotationTree> written = type.getModifiers().getAnnotations().stream()
        .filter(annotation -> simpleName(annotation).equals(name))
        .toList();
    if (number.get() >= written.size()) {
      return false;
    }
    Tree place = place(written.get(number.get()), site);
    trees.get().printMessage(kind, text, place, path.getCompilationUnit());
    return true;
  }

  /** Which of the annotations in a container it is, in the order of the source. */
  private static Optional<Integer> number(SourceSite site, AnnotationMirror annotation) {
    for (AnnotationMirror container : site.element().getAnnotationMirrors()) {
      for (AnnotationValue value : container.getElementValues().values()) {
        if (value.getValue() instanceof List<?> list) {
          for (int i = 0; i < list.size(); i++) {
            if (((AnnotationValue) list.get(i)).getValue() == annotation) {
              return Optional.of(i);
            }
          }
        }
      }
    }
    return Optional.empty();
  }

  private static String simpleName(AnnotationTree annotation) {
    String name = annotation.getAnnotationType().toString();
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** The value's own tree, else the annotation's. */
  private static Tree place(AnnotationTree annotation, SourceSite site) {
    if (site.value().isEmpty()) {
      return annotation;
    }
    AnnotationValue wanted = site.value().get();
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry
        : site.annotation().orElseThrow().getElementValues().entrySet()) {
      for (ExpressionTree argument : annotation.getArguments()) {
        if (argument instanceof AssignmentTree assignment
            && entry.getKey().getSimpleName().contentEquals(assignment.getVariable().toString())) {
          Optional<Tree> found = within(assignment.getExpression(), entry.getValue(), wanted);
          if (found.isPresent()) {
            return found.get();
          }
        }
      }
    }
    return annotation;
  }

  private static Optional<Tree> within(ExpressionTree expression, AnnotationValue value, AnnotationValue wanted) {
    if (value == wanted) {
      return Optional.of(expression);
    }
    if (value.getValue() instanceof List<?> list && list.contains(wanted)) {
      return Optional.of(expression instanceof NewArrayTree array
          ? array.getInitializers().get(list.indexOf(wanted))
          : expression);
    }
    return Optional.empty();
  }
}
