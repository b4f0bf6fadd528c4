package dev.keywright.processor.plan.question;

import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.LinkedHashMap;
import java.util.Map;

/** The parameters of one pattern with the types their uses give them, in order of first appearance. */
final class Parameters {

  private final PatternModel pattern;
  private final Problems problems;
  private final Map<String, ValueType> types = new LinkedHashMap<>();
  private boolean faulty;

  Parameters(PatternModel pattern, Problems problems) {
    this.pattern = pattern;
    this.problems = problems;
  }

  void add(String name, ValueType type) {
    ValueType other = types.putIfAbsent(name, type);
    if (other != null && !other.equals(type)) {
      faulty = true;
      problems.error(Code.KW311, pattern.site("where"), "The parameter :" + name + " of \"" + pattern.name()
          + "\" stands for values of two types. Use two parameters.");
    }
  }

  boolean areFaulty() {
    return faulty;
  }

  Map<String, ValueType> types() {
    return types;
  }
}
