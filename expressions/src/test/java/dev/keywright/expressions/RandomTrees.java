package dev.keywright.expressions;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Trees as the parser of a dialect could have made them. */
final class RandomTrees {

  private static final int DEPTH = 3;

  private final boolean annotation;

  RandomTrees(Dialect dialect) {
    this.annotation = dialect == Dialect.ANNOTATION;
  }

  Arbitrary<Condition> conditions() {
    return conditions(DEPTH);
  }

  private Arbitrary<Condition> conditions(int depth) {
    if (depth == 0) {
      return terms();
    }
    Arbitrary<Condition> inner = Arbitraries.lazy(() -> conditions(depth - 1));
    Arbitrary<List<Condition>> several = inner.list().ofMinSize(2).ofMaxSize(3);
    return Arbitraries.oneOf(terms(), inner.map(Trees::not),
        several.map(parts -> Trees.and(parts.toArray(Condition[]::new))),
        several.map(parts -> Trees.or(parts.toArray(Condition[]::new))));
  }

  private Arbitrary<Condition> terms() {
    Arbitrary<Operand> operands = operands();
    List<Arbitrary<Condition>> terms = new ArrayList<>(List.of(
        Combinators.combine(operands, Arbitraries.of(Comparator.class), operands).as(Trees::compare),
        Combinators.combine(operands, operands, operands).as(Trees::between),
        Combinators.combine(operands, operands.list().ofMinSize(1).ofMaxSize(3))
            .as((operand, choices) -> Trees.in(operand, choices.toArray(Operand[]::new))),
        Combinators.combine(paths(), operands).as((path, operand) -> Trees.call("begins_with", path, operand)),
        paths().map(path -> Trees.call("attribute_exists", path))));
    if (annotation) {
      terms.add(Combinators.combine(operands, parameters()).as(Trees::inCollection));
    } else {
      terms.add(Combinators.combine(names(), operands.list().ofMinSize(1).ofMaxSize(3))
          .as((name, arguments) -> Trees.call(name.replace("#", "f"), arguments.toArray(Operand[]::new))));
    }
    return Arbitraries.oneOf(terms);
  }

  private Arbitrary<Operand> operands() {
    return Arbitraries.oneOf(List.of(paths().map(path -> path), values().map(value -> value),
        paths().map(path -> Trees.call("size", path))));
  }

  private Arbitrary<String> names() {
    return annotation ? Arbitraries.of("a", "status", "größe", "x_1", "$y", "android", "size", "settings")
        : Arbitraries.of("a", "#a", "#0", "_b", "TRUE", "x1");
  }

  private Arbitrary<Path> paths() {
    List<Arbitrary<Object>> steps = new ArrayList<>();
    steps.add(names().map(name -> name));
    steps.add(Arbitraries.integers().between(0, Integer.MAX_VALUE - 1).map(index -> index));
    if (annotation) {
      steps.add(Arbitraries.of("k", "label").map(Trees::param));
    }
    return Combinators.combine(names(), Arbitraries.oneOf(steps).list().ofMaxSize(3)).as((head, rest) -> {
      List<Object> all = new ArrayList<>(List.of(head));
      all.addAll(rest);
      return Trees.path(all.toArray());
    });
  }

  private Arbitrary<Parameter> parameters() {
    return annotation ? Combinators.combine(Arbitraries.of("a", "b2", "straße"), Arbitraries.of(true, false))
        .as((name, optional) -> new Parameter(name, optional, Position.NONE))
        : Arbitraries.of("a", "0", "b_2").map(Trees::param);
  }

  private Arbitrary<Value> values() {
    List<Arbitrary<Value>> values = new ArrayList<>(List.of(parameters().map(parameter -> parameter)));
    if (annotation) {
      values.add(Arbitraries.strings().ofMaxLength(5).map(Trees::text));
      values.add(Arbitraries.strings().withChars("'a ").ofMaxLength(5).map(Trees::text));
      values.add(Arbitraries.of(true, false).map(Trees::bool));
      values.add(Combinators.combine(Arbitraries.bigIntegers().between(BigInteger.TEN.pow(37).negate(),
          BigInteger.TEN.pow(37)), Arbitraries.integers().between(-38, 38))
          .as((digits, scale) -> new Literal.Number(new BigDecimal(digits, scale), Position.NONE)));
    }
    return Arbitraries.oneOf(values);
  }

  Arbitrary<Update> updates() {
    List<Arbitrary<Clause>> kinds = List.of(
        clauses(Combinators.combine(paths(), setValues()).as(Trees::set)),
        clauses(paths().map(Action.Remove::new)),
        clauses(Combinators.combine(paths(), values()).as(Action.Add::new)),
        clauses(Combinators.combine(paths(), values()).as(Action.Delete::new)));
    return Arbitraries.subsetOf(0, 1, 2, 3).ofMinSize(1)
        .flatMap(chosen -> Arbitraries.shuffle(List.copyOf(chosen)))
        .flatMap(order -> Combinators.combine(order.stream().map(kinds::get).toList()).as(RandomTrees::update));
  }

  private static Update update(List<Clause> clauses) {
    return new Update(clauses, Position.NONE);
  }

  private static Arbitrary<Clause> clauses(Arbitrary<? extends Action> actions) {
    return actions.list().ofMinSize(1).ofMaxSize(3).map(some -> Trees.clause(some.toArray(Action[]::new)));
  }

  private Arbitrary<SetValue> setValues() {
    Arbitrary<Operand> operands = setOperands(2);
    return Arbitraries.oneOf(List.of(operands.map(operand -> operand),
        Combinators.combine(operands, operands).as(Trees::sum),
        Combinators.combine(operands, operands).as(Trees::difference)));
  }

  private Arbitrary<Operand> setOperands(int depth) {
    List<Arbitrary<Operand>> kinds = new ArrayList<>();
    kinds.add(paths().map(path -> path));
    kinds.add(values().map(value -> value));
    if (depth > 0) {
      Arbitrary<Operand> inner = setOperands(depth - 1);
      kinds.add(Combinators.combine(paths(), inner).as((path, other) -> Trees.call("if_not_exists", path, other)));
      kinds.add(Combinators.combine(inner, inner).as((left, right) -> Trees.call("list_append", left, right)));
    }
    return Arbitraries.oneOf(kinds);
  }
}
