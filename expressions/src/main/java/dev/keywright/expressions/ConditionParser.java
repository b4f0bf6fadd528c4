package dev.keywright.expressions;

import dev.keywright.expressions.Function.Use;
import dev.keywright.expressions.Token.Kind;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads conditions. What stands in parentheses may be a condition or an operand, {@code (a = :a)} or {@code (a) = :a},
 * and which of them it is shows only behind it: so these methods return either until that is known, and the text is
 * read once.
 */
final class ConditionParser {

  private static final Set<Use> AT_START = EnumSet.of(Use.CONDITION, Use.OPERAND);

  private final Tokens tokens;
  private final OperandParser operands;
  private int open;

  ConditionParser(Tokens tokens) {
    this.tokens = tokens;
    this.operands = new OperandParser(tokens, !tokens.isAnnotation());
  }

  Condition condition() {
    return asCondition(disjunction());
  }

  private Node disjunction() {
    Position position = tokens.position();
    Node first = conjunction();
    if (!tokens.peek().isKeyword(Keyword.OR)) {
      return first;
    }
    List<Condition> conditions = new ArrayList<>(List.of(asCondition(first)));
    while (tokens.takeKeyword(Keyword.OR)) {
      conditions.add(asCondition(conjunction()));
    }
    return new Condition.Or(conditions, position);
  }

  private Node conjunction() {
    Position position = tokens.position();
    Node first = negation();
    if (!tokens.peek().isKeyword(Keyword.AND)) {
      return first;
    }
    List<Condition> conditions = new ArrayList<>(List.of(asCondition(first)));
    while (tokens.takeKeyword(Keyword.AND)) {
      conditions.add(asCondition(negation()));
    }
    return new Condition.And(conditions, position);
  }

  private Node negation() {
    Position position = tokens.position();
    if (!tokens.peek().isKeyword(Keyword.NOT)) {
      return term(position);
    }
    return tokens.nested(() -> {
      tokens.take();
      return new Condition.Not(asCondition(negation()), position);
    });
  }

  /** A condition; or an operand, if a parenthesis is about to close around it alone. */
  private Node term(Position position) {
    Node start = tokens.atSymbol("(") ? tokens.nested(this::group)
        : operands.bareOperand(AT_START).orElseThrow(() -> tokens.fault(starts()));
    if (start instanceof Operand operand && isComparable(operand)) {
      Optional<Condition> comparison = comparison(operand, position);
      if (comparison.isPresent()) {
        return comparison.get();
      }
      return open > 0 && tokens.atSymbol(")") ? start : asCondition(start);
    }
    return start;
  }

  private Node group() {
    tokens.take();
    open++;
    Node inside = disjunction();
    open--;
    tokens.expectSymbol(")", Expected.AND, Expected.OR, Expected.CLOSING_PARENTHESIS);
    return inside instanceof Path path ? operands.afterGroup(path) : inside;
  }

  private Optional<Condition> comparison(Operand left, Position position) {
    Token token = tokens.peek();
    Optional<Comparator> comparator = token.is(Kind.SYMBOL) ? Comparator.of(token.text()) : Optional.empty();
    if (comparator.isPresent()) {
      tokens.take();
      Operand right = operands.operand(Use.OPERAND);
      return Optional.of(new Condition.Comparison(left, comparator.get(), right, position));
    }
    if (tokens.takeKeyword(Keyword.BETWEEN)) {
      Operand low = operands.operand(Use.OPERAND);
      tokens.expectKeyword(Keyword.AND, Expected.AND);
      return Optional.of(new Condition.Between(left, low, operands.operand(Use.OPERAND), position));
    }
    return tokens.takeKeyword(Keyword.IN) ? Optional.of(choice(left, position)) : Optional.empty();
  }

  private Condition choice(Operand left, Position position) {
    if (tokens.isAnnotation() && tokens.peek().is(Kind.PARAMETER)) {
      return new Condition.InCollection(left, operands.parameter(), position);
    }
    if (!tokens.takeSymbol("(")) {
      throw tokens.isAnnotation() ? tokens.fault(Expected.OPENING_PARENTHESIS, Expected.PARAMETER)
          : tokens.fault(Expected.OPENING_PARENTHESIS);
    }
    List<Operand> choices = new ArrayList<>();
    do {
      choices.add(operands.operand(Use.OPERAND));
    } while (tokens.takeSymbol(","));
    tokens.expectSymbol(")", Expected.COMMA, Expected.CLOSING_PARENTHESIS);
    return new Condition.In(left, choices, position);
  }

  /** The node, if it says something by itself; else what is next should have been a comparator. */
  private Condition asCondition(Node node) {
    if (node instanceof Condition condition && !isAnnotated(node, Use.OPERAND)) {
      return condition;
    }
    throw tokens.fault(Expected.COMPARATOR, Expected.BETWEEN, Expected.IN);
  }

  private boolean isComparable(Operand operand) {
    return !isAnnotated(operand, Use.CONDITION);
  }

  private boolean isAnnotated(Node node, Use use) {
    return tokens.isAnnotation() && node instanceof Call call
        && call.function().filter(function -> function.use() == use).isPresent();
  }

  private List<Expected> starts() {
    List<Expected> starts = new ArrayList<>(List.of(Expected.PATH));
    starts.addAll(operands.valueStarts());
    starts.add(Expected.CONDITION_FUNCTION);
    starts.add(Expected.OPERAND_FUNCTION);
    starts.add(Expected.NOT);
    starts.add(Expected.OPENING_PARENTHESIS);
    return starts;
  }
}
