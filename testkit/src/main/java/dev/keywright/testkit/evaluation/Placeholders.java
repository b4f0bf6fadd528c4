package dev.keywright.testkit.evaluation;

import dev.keywright.expressions.Parameter;
import dev.keywright.expressions.Path;
import dev.keywright.expressions.PathElement;
import dev.keywright.testkit.validation.ExpressionFaults;
import dev.keywright.testkit.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The names and values a request gives for its placeholders, and which of them its expressions used. */
public final class Placeholders {

  private final Map<String, String> names;
  private final Map<String, Value> values;
  private final Set<String> used = new LinkedHashSet<>();

  /** {@code names} by their {@code #name}, {@code values} by their {@code :name}. */
  public Placeholders(Map<String, String> names, Map<String, Value> values) {
    this.names = names;
    this.values = values;
  }

  /** The path with its names resolved. */
  AttributePath resolve(Path path, ExpressionKind kind) {
    List<AttributePath.Step> steps = new ArrayList<>(path.elements().size());
    for (PathElement element : path.elements()) {
      if (element instanceof PathElement.Index index) {
        steps.add(new AttributePath.Index(index.value()));
      } else if (element instanceof PathElement.Name name) {
        steps.add(new AttributePath.Name(name.isPlaceholder() ? name(name.text(), kind) : name.text()));
      }
    }
    return new AttributePath(steps);
  }

  private String name(String placeholder, ExpressionKind kind) {
    used.add(placeholder);
    return Optional.ofNullable(names.get(placeholder))
        .orElseThrow(() -> ExpressionFaults.undefinedName(kind.parameter(), placeholder));
  }

  /** The value of a placeholder. */
  Value resolve(Parameter parameter, ExpressionKind kind) {
    used.add(parameter.placeholder());
    return Optional.ofNullable(values.get(parameter.placeholder()))
        .orElseThrow(() -> ExpressionFaults.undefinedValue(kind.parameter(), parameter.placeholder()));
  }

  /** Refuses placeholders that no expression used; called when all expressions have been read. */
  public void checkAllUsed() {
    List<String> unusedNames = unused(names.keySet());
    if (!unusedNames.isEmpty()) {
      throw ExpressionFaults.unusedNames(unusedNames);
    }
    List<String> unusedValues = unused(values.keySet());
    if (!unusedValues.isEmpty()) {
      throw ExpressionFaults.unusedValues(unusedValues);
    }
  }

  private List<String> unused(Set<String> given) {
    return given.stream().filter(name -> !used.contains(name)).toList();
  }
}
