package dev.keywright.processor.plan;

import dev.keywright.processor.model.ValueType;
import java.util.List;

/** The Java method of a pattern. What it returns follows from its plan. */
public record Signature(String method, List<Parameter> parameters) {

  public Signature {
    parameters = List.copyOf(parameters);
  }

  /** A typed parameter; never optional: a parameter for an optional component has the component's inner type. */
  public record Parameter(String name, ValueType type) {}
}
