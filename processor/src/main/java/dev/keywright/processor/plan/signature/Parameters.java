package dev.keywright.processor.plan.signature;

import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.Site;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The parameters of one pattern with the types that their uses give them, in order of first appearance. */
public final class Parameters {

  private final PatternModel pattern;
  private final Problems problems;
  private final Map<String, Signature.Parameter> found = new LinkedHashMap<>();
  private boolean faulty;

  public Parameters(PatternModel pattern, Problems problems) {
    this.pattern = pattern;
    this.problems = problems;
  }

  /** Takes note of a use; one that does not fit an earlier use is reported at that place. */
  public void add(String name, ValueType type, Signature.Shape shape, Site site) {
    Signature.Parameter use = new Signature.Parameter(name, type, shape);
    Signature.Parameter other = found.putIfAbsent(name, use);
    if (other != null && !(isSame(other.type(), type) && other.shape() == shape)) {
      faulty = true;
      problems.error(Code.KW311, site, "The parameter :" + name + " of \"" + pattern.name()
          + "\" stands for values of two types. Use two parameters.");
    }
  }

  /** A primitive and its box take the same values. */
  private static boolean isSame(ValueType left, ValueType right) {
    return left.equals(right)
        || left instanceof ValueType.Scalar one && right instanceof ValueType.Scalar other && one.kind() == other.kind();
  }

  public boolean isTaken(String name) {
    return found.containsKey(name);
  }

  /** Whether something was reported. */
  public boolean areFaulty() {
    return faulty;
  }

  public List<Signature.Parameter> all() {
    return new ArrayList<>(found.values());
  }
}
