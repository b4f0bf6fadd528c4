package dev.keywright.processor.plan.write;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Reports an update that cannot rebuild the index keys it concerns: one problem for the pattern, each gap a line. */
public final class StaleKeyReport {

  private final TableModel table;
  private final PatternModel pattern;
  private final Problems problems;

  public StaleKeyReport(TableModel table, PatternModel pattern, Problems problems) {
    this.table = table;
    this.pattern = pattern;
    this.problems = problems;
  }

  public void report(List<Coherence.Gap> gaps) {
    Map<String, Set<String>> missing = new LinkedHashMap<>();
    gaps.forEach(gap -> missing.computeIfAbsent(line(gap), line -> new LinkedHashSet<>()).add(gap.component().name()));
    String lines = missing.entrySet().stream()
        .map(entry -> "\n    " + entry.getKey() + " is built with " + String.join(", ", entry.getValue())
            + ", which the method does not know.")
        .collect(Collectors.joining());
    String computed = gaps.stream().filter(Coherence.Gap::computed).map(gap -> gap.component().name()).distinct()
        .collect(Collectors.joining(", "));
    problems.error(Code.KW316, pattern.site(pattern.clauses().update().isPresent() ? "update" : "patch"),
        "\"" + pattern.name() + "\" would leave an index key stale: the new value of a key attribute cannot be built."
            + lines + wayOut(gaps, computed));
  }

  private String line(Coherence.Gap gap) {
    String why = gap.because().isEmpty() ? "" : " (" + String.join(", ", gap.because()) + " changes)";
    return gap.key().attribute() + " = " + gap.key().template() + " of " + indexes(gap.key().attribute()) + why;
  }

  private String indexes(String attribute) {
    return KeySchema.all(table).stream()
        .filter(schema -> schema.attributes().contains(attribute))
        .map(KeySchema::label)
        .collect(Collectors.joining(" and "));
  }

  private String wayOut(List<Coherence.Gap> gaps, String computed) {
    List<String> unknown = gaps.stream()
        .filter(gap -> !gap.computed())
        .map(Coherence.Gap::component)
        .map(ComponentModel::name)
        .distinct()
        .toList();
    String given = unknown.isEmpty() ? "" : "\n  Let the caller say what " + (unknown.size() == 1 ? "it is" : "they are")
        + ": given = " + listed(unknown) + " makes a parameter and a condition of each. Or tie it in condition, as in "
        + unknown.get(0) + " = :" + unknown.get(0) + ", or set it too.";
    return given + (computed.isEmpty() ? "" : "\n  " + computed + " gets a value that only DynamoDB computes. Set it to a"
        + " parameter instead, as in set " + gaps.get(0).component().name() + " = :" + gaps.get(0).component().name() + ".");
  }

  private static String listed(List<String> names) {
    String quoted = names.stream().map(name -> '"' + name + '"').collect(Collectors.joining(", "));
    return names.size() == 1 ? quoted : "{" + quoted + "}";
  }
}
