package dev.keywright.processor;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.Trees;
import dev.keywright.processor.read.SourceSite;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.tools.Diagnostic;

/**
 * Prints at an annotation that is repeated. javac, 17 to 25, wraps repeated annotations in their container, then does not
 * find them in the source any more, and puts the message at the element. Its trees know the place. Other compilers have
 * no such trees, and {@link JavacOutput} does without.
 */
final class AnnotationTrees {

  private final Trees trees;

  private AnnotationTrees(Trees trees) {
    this.trees = trees;
  }

  /** Empty under a compiler that is not javac, or one that hides it. */
  static Optional<AnnotationTrees> of(ProcessingEnvironment environment) {
    try {
      return Optional.of(new AnnotationTrees(Trees.instance(environment)));
    } catch (IllegalArgumentException | LinkageError otherCompiler) {
      return Optional.empty();
    }
  }

  /** Prints the message if the place is at a repeated annotation; false where it is not, and nothing was printed. */
  boolean print(Diagnostic.Kind kind, String text, SourceSite site) {
    Optional<Tree> tree = site.annotation().flatMap(mirror -> find(site.element(), mirror))
        .map(annotation -> narrow(annotation, site));
    if (tree.isEmpty()) {
      return false;
    }
    CompilationUnitTree unit = trees.getPath(site.element()).getCompilationUnit();
    trees.printMessage(kind, text, tree.get(), unit);
    return true;
  }

  private Optional<AnnotationTree> find(Element element, AnnotationMirror repeated) {
    if (element.getAnnotationMirrors().contains(repeated)
        || !(trees.getTree(element) instanceof ClassTree declaration)) {
      return Optional.empty();
    }
    int position = positionInContainer(element, repeated);
    String name = repeated.getAnnotationType().asElement().getSimpleName().toString();
    List<? extends AnnotationTree> written = declaration.getModifiers().getAnnotations().stream()
        .filter(annotation -> simpleName(annotation).equals(name))
        .toList();
    return position >= 0 && position < written.size() ? Optional.of(written.get(position)) : Optional.empty();
  }

  private static String simpleName(AnnotationTree annotation) {
    String name = annotation.getAnnotationType().toString();
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private static int positionInContainer(Element element, AnnotationMirror repeated) {
    for (AnnotationMirror container : element.getAnnotationMirrors()) {
      for (AnnotationValue value : container.getElementValues().values()) {
        if (value.getValue() instanceof List<?> held) {
          int position = held.stream().map(each -> ((AnnotationValue) each).getValue()).toList().indexOf(repeated);
          if (position >= 0) {
            return position;
          }
        }
      }
    }
    return -1;
  }

  /** To the member's value, and in an array to the one element, as far as that is asked for. */
  private static Tree narrow(AnnotationTree annotation, SourceSite site) {
    Optional<AnnotationValue> value = site.value();
    if (value.isEmpty()) {
      return annotation;
    }
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> member
        : site.annotation().orElseThrow().getElementValues().entrySet()) {
      ExpressionTree written = written(annotation, member.getKey().getSimpleName().toString());
      if (member.getValue() == value.get()) {
        return written;
      }
      if (member.getValue().getValue() instanceof List<?> array && array.contains(value.get())) {
        return written instanceof NewArrayTree list ? list.getInitializers().get(array.indexOf(value.get())) : written;
      }
    }
    return annotation;
  }

  private static ExpressionTree written(AnnotationTree annotation, String member) {
    for (ExpressionTree argument : annotation.getArguments()) {
      if (argument instanceof AssignmentTree assignment && assignment.getVariable().toString().equals(member)) {
        return assignment.getExpression();
      }
    }
    return annotation;
  }
}
