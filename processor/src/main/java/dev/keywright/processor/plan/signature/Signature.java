package dev.keywright.processor.plan.signature;

import dev.keywright.processor.model.ValueType;
import java.util.List;

/** The Java method of a pattern. What it returns follows from its plan. */
public record Signature(String method, List<Parameter> parameters) {

  public Signature {
    parameters = List.copyOf(parameters);
  }

  /** How many values a parameter takes. */
  public enum Shape {
    ONE,
    /** {@code Optional<T>}: the believed value of a component that may be absent. */
    OPTIONAL,
    /** {@code @Nullable T}: null leaves a filter's term out. */
    NULLABLE,
    /** {@code Collection<T>}. */
    MANY
  }

  /** A typed parameter. A parameter for an optional component has the component's inner type. */
  public record Parameter(String name, ValueType type, Shape shape) {

    public Parameter(String name, ValueType type) {
      this(name, type, Shape.ONE);
    }
  }
}
