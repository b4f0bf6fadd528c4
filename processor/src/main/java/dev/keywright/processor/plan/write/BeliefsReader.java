package dev.keywright.processor.plan.write;

import dev.keywright.expressions.Call;
import dev.keywright.expressions.Comparator;
import dev.keywright.expressions.Condition;
import dev.keywright.expressions.Function;
import dev.keywright.expressions.Literal;
import dev.keywright.expressions.Value;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.Role;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.plan.expression.Binding;
import dev.keywright.processor.plan.expression.ExpressionReader;
import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.Guard;
import dev.keywright.processor.plan.question.Scope;
import dev.keywright.processor.plan.signature.Parameters;
import dev.keywright.processor.plan.signature.Signature;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads {@code given} and {@code condition} of one pattern. */
public final class BeliefsReader {

  private final TableModel table;
  private final EntityKeys keys;
  private final PatternModel pattern;
  private final Problems problems;
  private final Map<String, Known> known = new LinkedHashMap<>();
  private final List<Guard.Term> facts = new ArrayList<>();

  public BeliefsReader(TableModel table, EntityKeys keys, PatternModel pattern, Problems problems) {
    this.table = table;
    this.keys = keys;
    this.pattern = pattern;
    this.problems = problems;
  }

  /** What is known; empty if something was reported. */
  public Optional<Beliefs> read(Parameters parameters) {
    Scope scope = Scope.of(table, List.of(keys.entity()));
    List<ConditionPlan.Given> given = new ArrayList<>();
    for (Text name : pattern.clauses().given()) {
      given(name, scope, parameters).ifPresent(given::add);
    }
    Text condition = pattern.clauses().condition().orElse(new Text("", pattern.site()));
    Optional<List<ExpressionReader.Term>> terms =
        new ExpressionReader(table, scope, parameters, problems).condition(condition);
    if (terms.isEmpty() || given.size() < pattern.clauses().given().size()) {
      return Optional.empty();
    }
    terms.get().forEach(this::learn);
    Optional<ConditionPlan.Given> version =
        given.stream().filter(believed -> believed.component().role() == Role.VERSION).findFirst();
    List<ConditionPlan.Given> others = given.stream().filter(believed -> !version.equals(Optional.of(believed))).toList();
    return Optional.of(new Beliefs(
        new ConditionPlan(version, others, terms.get().stream().map(ExpressionReader.Term::plan).toList()), known, facts));
  }

  private Optional<ConditionPlan.Given> given(Text name, Scope scope, Parameters parameters) {
    Optional<ComponentModel> component = new ListedComponents(keys.entity(), scope, problems).find(name, "given");
    if (component.isEmpty()) {
      return Optional.empty();
    }
    if (keys.primary().components().contains(component.get())) {
      return refuse(name, "The component " + name + " is part of the primary key, which the method knows anyway. Leave it"
          + " out of given.");
    }
    String parameter = "current" + name.value().substring(0, 1).toUpperCase(Locale.ROOT) + name.value().substring(1);
    if (parameters.isTaken(parameter)) {
      return refuse(name, "given = \"" + name + "\" makes a parameter " + parameter + ", which \"" + pattern.name()
          + "\" has already. Call the other one differently, or list the component once.");
    }
    boolean optional = component.get().presence().mayBeAbsent();
    parameters.add(parameter, component.get().type(), optional ? Signature.Shape.OPTIONAL : Signature.Shape.ONE,
        name.site());
    known.put(name.value(), new Known.Given(component.get(), parameter));
    if (!optional) {
      facts.add(new Guard.Exists(name.value()));
    }
    return Optional.of(new ConditionPlan.Given(component.get(), parameter));
  }

  private <T> Optional<T> refuse(Text name, String message) {
    problems.error(Code.KW323, name.site(), message);
    return Optional.empty();
  }

  /** What one term says of one whole component; of others nothing is learned. */
  private void learn(ExpressionReader.Term term) {
    if (term.places().size() == 1) {
      term.places().get(0).whole().ifPresent(component -> learn(component, term));
    }
  }

  private void learn(ComponentModel component, ExpressionReader.Term term) {
    Condition condition = term.condition();
    if (condition instanceof Condition.Comparison comparison) {
      learnComparison(component, comparison, term.plan().bindings());
    } else if (condition instanceof Condition.In in) {
      facts.add(oneOf(component, in, term.plan().bindings()));
    } else if (condition instanceof Condition.Between || condition instanceof Condition.InCollection) {
      facts.add(new Guard.Exists(component.name()));
    } else if (condition instanceof Call call && call.is(Function.ATTRIBUTE_NOT_EXISTS)) {
      facts.add(new Guard.Absent(component.name()));
      known.putIfAbsent(component.name(), new Known.Gone(component));
    } else if (condition instanceof Call) {
      facts.add(new Guard.Exists(component.name()));
    }
  }

  private void learnComparison(ComponentModel component, Condition.Comparison comparison, List<Binding> bindings) {
    boolean withValue = comparison.left() instanceof Value || comparison.right() instanceof Value;
    if (!withValue || comparison.paths().isEmpty() || isOfCall(comparison)) {
      return;
    }
    Optional<Argument> argument = bindings.get(0) instanceof Binding.One one ? Optional.of(one.argument()) : Optional.empty();
    Optional<String> constant = argument.filter(Argument.Constant.class::isInstance)
        .map(found -> ((Argument.Constant) found).text());
    if (comparison.comparator() == Comparator.NOT_EQUAL) {
      constant.ifPresent(text -> facts.add(new Guard.NoneOf(component.name(), Set.of(text))));
      return;
    }
    facts.add(comparison.comparator() == Comparator.EQUAL && constant.isPresent()
        ? new Guard.OneOf(component.name(), Set.of(constant.get()))
        : new Guard.Exists(component.name()));
    if (comparison.comparator() == Comparator.EQUAL) {
      argument.ifPresent(found -> known.putIfAbsent(component.name(), new Known.Value(component, found)));
    }
  }

  /** {@code size(tags) = :n} says something of the size. */
  private static boolean isOfCall(Condition.Comparison comparison) {
    return comparison.left() instanceof Call || comparison.right() instanceof Call;
  }

  private static Guard.Term oneOf(ComponentModel component, Condition.In in, List<Binding> bindings) {
    Set<String> texts = new LinkedHashSet<>();
    for (Binding binding : bindings) {
      if (binding instanceof Binding.One one && one.argument() instanceof Argument.Constant constant) {
        texts.add(constant.text());
      }
    }
    boolean constants = in.choices().stream().allMatch(Literal.class::isInstance);
    return constants ? new Guard.OneOf(component.name(), texts) : new Guard.Exists(component.name());
  }
}
