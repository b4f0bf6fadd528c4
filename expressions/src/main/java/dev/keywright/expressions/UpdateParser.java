package dev.keywright.expressions;

import dev.keywright.expressions.Function.Use;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Reads updates. */
final class UpdateParser {

  private static final List<Keyword> CLAUSES = List.of(Keyword.SET, Keyword.REMOVE, Keyword.ADD, Keyword.DELETE);

  private final Tokens tokens;
  private final OperandParser operands;
  private final Set<Keyword> seen = EnumSet.noneOf(Keyword.class);

  UpdateParser(Tokens tokens) {
    this.tokens = tokens;
    this.operands = new OperandParser(tokens, false);
  }

  Update update() {
    Position position = tokens.position();
    List<Clause> clauses = new ArrayList<>();
    do {
      clauses.add(clause(clauses.isEmpty() ? List.of() : List.of(Expected.END)));
    } while (!tokens.atEnd());
    return new Update(clauses, position);
  }

  private Clause clause(List<Expected> instead) {
    Position position = tokens.position();
    for (Keyword keyword : CLAUSES) {
      if (tokens.peek().isKeyword(keyword) && !(tokens.isAnnotation() && seen.contains(keyword))) {
        seen.add(keyword);
        tokens.take();
        return new Clause(keyword, actions(keyword), position);
      }
    }
    throw tokens.fault(clausesOr(instead));
  }

  private List<Action> actions(Keyword keyword) {
    List<Action> actions = new ArrayList<>();
    do {
      actions.add(action(keyword));
    } while (tokens.takeSymbol(","));
    if (!tokens.atEnd() && CLAUSES.stream().noneMatch(clause -> tokens.peek().isKeyword(clause))) {
      Action last = actions.get(actions.size() - 1);
      boolean mayGoOn = last instanceof Action.Set set && set.value() instanceof Operand;
      List<Expected> next = new ArrayList<>(mayGoOn ? List.of(Expected.PLUS, Expected.MINUS) : List.of());
      next.add(Expected.COMMA);
      next.addAll(clausesOr(List.of(Expected.END)));
      throw tokens.fault(next);
    }
    return actions;
  }

  private Action action(Keyword keyword) {
    Path path = operands.path();
    return switch (keyword) {
      case REMOVE -> new Action.Remove(path);
      case ADD -> new Action.Add(path, value());
      case DELETE -> new Action.Delete(path, value());
      default -> {
        tokens.expectSymbol("=", Expected.EQUALS);
        yield new Action.Set(path, setValue());
      }
    };
  }

  private Value value() {
    return operands.value().orElseThrow(() -> tokens.fault(operands.valueStarts()));
  }

  private SetValue setValue() {
    Position position = tokens.position();
    SetValue left = tokens.atSymbol("(") ? tokens.nested(this::group) : operands.operand(Use.SET_VALUE);
    if (!(left instanceof Operand operand)) {
      return left;
    }
    if (tokens.takeSymbol("+")) {
      return new SetValue.Sum(operand, operands.operand(Use.SET_VALUE), position);
    }
    if (tokens.takeSymbol("-")) {
      return new SetValue.Difference(operand, operands.operand(Use.SET_VALUE), position);
    }
    return left;
  }

  private SetValue group() {
    tokens.take();
    SetValue inside = setValue();
    boolean mayGoOn = inside instanceof Operand;
    List<Expected> next = mayGoOn ? List.of(Expected.PLUS, Expected.MINUS, Expected.CLOSING_PARENTHESIS)
        : List.of(Expected.CLOSING_PARENTHESIS);
    tokens.expectSymbol(")", next.toArray(Expected[]::new));
    return inside;
  }

  private List<Expected> clausesOr(List<Expected> others) {
    List<Expected> next = new ArrayList<>();
    for (Keyword keyword : CLAUSES) {
      if (!(tokens.isAnnotation() && seen.contains(keyword))) {
        next.add(Expected.valueOf(keyword.name()));
      }
    }
    next.addAll(others);
    return next;
  }
}
