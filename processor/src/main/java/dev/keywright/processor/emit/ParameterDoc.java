package dev.keywright.processor.emit;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.plan.expression.Binding;
import dev.keywright.processor.plan.expression.ExpressionPlan;
import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.key.KeyValue;
import dev.keywright.processor.plan.key.SortPlan;
import dev.keywright.processor.plan.signature.Signature;
import dev.keywright.processor.plan.write.Change;
import dev.keywright.processor.plan.write.ConditionPlan;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What each parameter of a question means, from its place in the key condition. */
final class ParameterDoc {
  private final Map<String, String> meanings = new LinkedHashMap<>();

  ParameterDoc add(KeyPlan key) {
    key.partition().forEach(this::add);
    key.sort().forEach(this::add);
    return add(key.last());
  }

  ParameterDoc add(SortPlan sort) {
    if (sort instanceof SortPlan.Equal equal) {
      add(equal.value());
    } else if (sort instanceof SortPlan.Prefix prefix) {
      add(prefix.value());
    } else if (sort instanceof SortPlan.Range range) {
      add(range.pinned());
      add(range.ranged().component(), range.term());
    } else if (sort instanceof SortPlan.NativeRange range) {
      add(range.component(), range.term());
    }
    return this;
  }

  /** What the method believes of the item. */
  ParameterDoc add(ConditionPlan condition) {
    condition.version().ifPresent(this::believed);
    condition.given().forEach(this::believed);
    condition.terms().forEach(term -> add(term, "as in the condition"));
    return this;
  }

  ParameterDoc addFilter(List<ExpressionPlan> filter) {
    filter.forEach(term -> add(term, "as in the filter"));
    return this;
  }

  /** What an update makes of the item. */
  ParameterDoc addChanges(List<Change> changes) {
    for (Change change : changes) {
      if (change instanceof Change.Set set) {
        put(set.argument(), "the new " + name(set.component()));
      }
    }
    return this;
  }

  /** Writes a tag for each parameter of the method. */
  DocComment describe(DocComment comment, Signature signature) {
    return describe(comment, signature.parameters(), "as in the question");
  }

  /** @param otherwise what those mean whose place was not added */
  DocComment describe(DocComment comment, List<Signature.Parameter> parameters, String otherwise) {
    for (Signature.Parameter parameter : parameters) {
      String meaning = meanings.getOrDefault(parameter.name(), otherwise);
      String absent = switch (parameter.shape()) {
        case NULLABLE -> "; null: any";
        case ONE, OPTIONAL, MANY -> "";
      };
      comment.param(Arguments.parameterName(parameter.name()), meaning + absent);
    }
    return comment;
  }

  private void believed(ConditionPlan.Given given) {
    meanings.putIfAbsent(given.parameter(), "the " + name(given.component()) + " that the item has"
        + (given.component().presence().mayBeAbsent() ? ", if it has one" : ""));
  }

  private void add(ExpressionPlan expression, String meaning) {
    for (Binding binding : expression.bindings()) {
      if (binding instanceof Binding.One one) {
        put(one.argument(), meaning);
      } else if (binding instanceof Binding.Maybe maybe) {
        meanings.putIfAbsent(maybe.parameter(), meaning);
      } else if (binding instanceof Binding.Many many) {
        meanings.putIfAbsent(many.parameter(), meaning);
      } else if (binding instanceof Binding.Key key) {
        meanings.putIfAbsent(key.parameter(), "a key of the map");
      }
    }
  }

  private void add(KeyValue value) {
    if (value instanceof KeyValue.OfComponent itself) {
      put(itself.argument(), "the " + name(itself.component()));
    } else if (value instanceof KeyValue.OfTemplate text) {
      text.template().components().stream()
          .filter(component -> text.arguments().containsKey(component.name()))
          .forEach(component -> put(text.arguments().get(component.name()), "the " + name(component)));
    }
  }

  private void add(ComponentModel component, SortPlan.RangeTerm term) {
    List<Argument> bounds = term.bounds();
    String name = name(component);
    switch (term.operator()) {
      case AT_LEAST -> put(bounds.get(0), "the least " + name);
      case AT_MOST -> put(bounds.get(0), "the greatest " + name);
      case GREATER_THAN -> put(bounds.get(0), "what " + name + " is greater than");
      case LESS_THAN -> put(bounds.get(0), "what " + name + " is less than");
      case BEGINS_WITH -> put(bounds.get(0), "what " + name + " begins with");
      case BETWEEN -> {
        put(bounds.get(0), "the least " + name);
        put(bounds.get(1), "the greatest " + name);
      }
    }
  }

  private void put(Argument argument, String meaning) {
    if (argument instanceof Argument.Parameter parameter) {
      meanings.putIfAbsent(parameter.name(), meaning);
    }
  }

  private static String name(ComponentModel component) {
    return DocComment.code(component.name());
  }
}
