package dev.keywright.expressions;

import dev.keywright.expressions.Function.Use;
import dev.keywright.expressions.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads paths, values and calls, for the parsers of conditions and updates. */
final class OperandParser {

  private final Tokens tokens;
  private final boolean groupsPaths;

  /** With groups, {@code (a).b} is the path {@code a.b}, as DynamoDB takes it in conditions. */
  OperandParser(Tokens tokens, boolean groupsPaths) {
    this.tokens = tokens;
    this.groupsPaths = groupsPaths;
  }

  /** An operand, perhaps in parentheses; in annotations its functions are of that use. */
  Operand operand(Use use) {
    if (tokens.atSymbol("(")) {
      return tokens.nested(() -> group(use));
    }
    return bareOperand(Set.of(use)).orElseThrow(() -> tokens.fault(starts(use)));
  }

  private Operand group(Use use) {
    tokens.take();
    Operand operand = operand(use);
    tokens.expectSymbol(")", Expected.CLOSING_PARENTHESIS);
    return afterGroup(operand);
  }

  /** The operand itself, or if it is a path that goes on behind its parentheses, all of that path. */
  Operand afterGroup(Operand operand) {
    return groupsPaths && operand instanceof Path path ? longer(path.elements(), path.position()) : operand;
  }

  /** An operand that does not begin with a parenthesis; empty if none is next. */
  Optional<Operand> bareOperand(Set<Use> uses) {
    if (tokens.atWord() && tokens.peekSecond().isSymbol("(")) {
      return Optional.of(tokens.nested(() -> call(uses)));
    }
    if (tokens.atName()) {
      return Optional.of(path());
    }
    return value().map(value -> value);
  }

  /** What an operand may begin with, likeliest first. */
  List<Expected> starts(Use use) {
    List<Expected> starts = new ArrayList<>(List.of(Expected.PATH));
    starts.addAll(valueStarts());
    starts.add(expected(use));
    starts.add(Expected.OPENING_PARENTHESIS);
    return starts;
  }

  List<Expected> valueStarts() {
    return tokens.isAnnotation() ? List.of(Expected.PARAMETER, Expected.LITERAL) : List.of(Expected.PARAMETER);
  }

  static Expected expected(Use use) {
    return switch (use) {
      case CONDITION -> Expected.CONDITION_FUNCTION;
      case OPERAND -> Expected.OPERAND_FUNCTION;
      case SET_VALUE -> Expected.SET_FUNCTION;
    };
  }

  private Call call(Set<Use> uses) {
    Position position = tokens.position();
    String name = tokens.peek().text();
    Optional<Function> function = Function.named(name).filter(known -> uses.contains(known.use()));
    if (tokens.isAnnotation() && function.isEmpty()) {
      throw tokens.fault(uses.stream().sorted().map(OperandParser::expected).toList());
    }
    tokens.take();
    tokens.take();
    Use inside = uses.contains(Use.SET_VALUE) ? Use.SET_VALUE : Use.OPERAND;
    List<Operand> arguments = tokens.isAnnotation() ? arguments(function.orElseThrow(), inside) : arguments(inside);
    return new Call(name, arguments, position);
  }

  private List<Operand> arguments(Function function, Use inside) {
    List<Operand> arguments = new ArrayList<>();
    arguments.add(function.isOfPath() ? path() : operand(inside));
    while (arguments.size() < function.arity()) {
      tokens.expectSymbol(",", Expected.COMMA);
      arguments.add(operand(inside));
    }
    tokens.expectSymbol(")", Expected.CLOSING_PARENTHESIS);
    return arguments;
  }

  private List<Operand> arguments(Use inside) {
    List<Operand> arguments = new ArrayList<>();
    do {
      arguments.add(operand(inside));
    } while (tokens.takeSymbol(","));
    tokens.expectSymbol(")", Expected.COMMA, Expected.CLOSING_PARENTHESIS);
    return arguments;
  }

  Path path() {
    if (!tokens.atName() || tokens.isAnnotation() && tokens.peekSecond().isSymbol("(")) {
      throw tokens.fault(Expected.PATH);
    }
    Position position = tokens.position();
    return longer(List.of(name()), position);
  }

  private Path longer(List<PathElement> start, Position position) {
    List<PathElement> elements = new ArrayList<>(start);
    while (true) {
      if (tokens.takeSymbol(".")) {
        if (!tokens.atName()) {
          throw tokens.fault(Expected.NAME);
        }
        elements.add(name());
      } else if (tokens.takeSymbol("[")) {
        elements.add(index());
        tokens.expectSymbol("]", Expected.CLOSING_BRACKET);
      } else {
        return new Path(elements, position);
      }
    }
  }

  private PathElement name() {
    Position position = tokens.position();
    return new PathElement.Name(tokens.take().text(), position);
  }

  private PathElement index() {
    Position position = tokens.position();
    Token token = tokens.peek();
    if (token.is(Kind.PARAMETER) && tokens.isAnnotation()) {
      return new PathElement.Key(new Parameter(tokens.take().text().substring(1), false, position));
    }
    if (token.is(Kind.NUMBER) && token.text().chars().allMatch(Character::isDigit)) {
      int value = saturated(token.text());
      if (value < Integer.MAX_VALUE || !tokens.isAnnotation()) {
        tokens.take();
        return new PathElement.Index(value, position);
      }
    }
    throw tokens.isAnnotation() ? tokens.fault(Expected.INDEX, Expected.PARAMETER) : tokens.fault(Expected.INDEX);
  }

  private static int saturated(String digits) {
    long value = 0;
    for (int i = 0; i < digits.length() && value < Integer.MAX_VALUE; i++) {
      value = value * 10 + digits.charAt(i) - '0';
    }
    return (int) Math.min(value, Integer.MAX_VALUE);
  }

  /** A parameter or literal; empty if none is next. */
  Optional<Value> value() {
    Token token = tokens.peek();
    if (token.is(Kind.PARAMETER)) {
      return Optional.of(parameter());
    }
    return tokens.isAnnotation() ? new LiteralParser(tokens).literal().map(literal -> literal) : Optional.empty();
  }

  /** The parameter that is next. */
  Parameter parameter() {
    Position position = tokens.position();
    Token token = tokens.take();
    boolean optional = tokens.peek().position() == token.end() && tokens.takeSymbol("?");
    return new Parameter(token.text().substring(1), optional, position);
  }
}
