package dev.keywright.processor.read;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;

/**
 * Which types are compiled from source in this build, by name, gathered round by round. Others come from class files:
 * they have no positions, and the compiler says nothing about what they miss.
 */
public final class SourceTypes {

  private final Set<String> outermost = new HashSet<>();

  /** Takes note of a round's root elements. */
  public void add(Collection<? extends Element> roots) {
    roots.forEach(root -> outermost.add(root.toString()));
  }

  public boolean contains(Element element) {
    return outermost.contains(Declarations.outermost(element).toString());
  }
}
