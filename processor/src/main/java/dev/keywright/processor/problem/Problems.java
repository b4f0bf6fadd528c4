package dev.keywright.processor.problem;

import dev.keywright.processor.model.Site;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Collects the problems of one table. What is reported twice, at one place with one text, is kept once, since javac
 * merges nothing.
 */
public final class Problems {

  private final Set<Problem> found = new LinkedHashSet<>();

  /** Reports what cannot work. */
  public void error(Code code, Site site, String message) {
    found.add(new Problem(code, Severity.ERROR, site, message));
  }

  /** Gives advice, unless {@code @SuppressWarnings} at that entity or table lists its code. */
  public void advise(Code code, Site site, Set<String> suppressed, String message) {
    if (!suppressed.contains(code.name())) {
      found.add(new Problem(code, Severity.WARNING, site, message));
    }
  }

  public boolean hasErrors() {
    return found.stream().anyMatch(problem -> problem.severity() == Severity.ERROR);
  }

  public List<Problem> all() {
    return new ArrayList<>(found);
  }
}
