package dev.keywright.processor.plan.expression;

import dev.keywright.expressions.Literal;
import dev.keywright.expressions.Parameter;
import dev.keywright.expressions.Path;
import dev.keywright.expressions.PathElement;
import dev.keywright.expressions.Value;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.LiteralText;
import dev.keywright.processor.plan.signature.Parameters;
import dev.keywright.processor.plan.signature.Signature;
import dev.keywright.processor.problem.Code;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What each parameter and literal of one text stands for, found while the text is typed. By identity, since two values of
 * one text may be equal and stand for different things.
 */
final class Values {

  private final Source source;
  private final Parameters parameters;
  private final Map<Object, Binding> bindings = new IdentityHashMap<>();

  Values(Source source, Parameters parameters) {
    this.source = source;
    this.parameters = parameters;
  }

  /** Gives the value its form; false if it cannot have it, which was reported. */
  boolean bind(Value value, ValueForm form) {
    if (value instanceof Parameter parameter) {
      add(parameter, form, parameter.optional() ? Signature.Shape.NULLABLE : Signature.Shape.ONE);
      bindings.put(value, parameter.optional()
          ? new Binding.Maybe(form, parameter.name())
          : new Binding.One(form, new Argument.Parameter(parameter.name())));
      return true;
    }
    Optional<String> text = LiteralText.of((Literal) value, form.type());
    if (text.isEmpty()) {
      source.refuse(Code.KW311, value.offset(), "What this is compared with or assigned to never has this value; write "
          + LiteralText.example(form.type()) + ", or a parameter, :value.");
      return false;
    }
    bindings.put(value, new Binding.One(form, new Argument.Constant(text.get())));
    return true;
  }

  /** The choices of {@code in :collection}. */
  void bindAll(Parameter collection, ValueForm element) {
    add(collection, element, Signature.Shape.MANY);
    bindings.put(collection, new Binding.Many(element, collection.name()));
  }

  /** The keys of map entries in a path. */
  void bindKeys(Path path) {
    for (PathElement element : path.elements()) {
      if (element instanceof PathElement.Key key) {
        ValueForm text = ValueForm.of(new ValueType.Scalar(ScalarKind.STRING, false));
        add(key.parameter(), text, Signature.Shape.ONE);
        bindings.put(key.parameter(), new Binding.Key(key.parameter().name()));
      }
    }
  }

  Binding of(Object value) {
    return bindings.get(value);
  }

  private void add(Parameter parameter, ValueForm form, Signature.Shape shape) {
    parameters.add(parameter.name(), form.type(), shape, source.text().site());
  }
}
