package dev.keywright.expressions;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Reads expressions: text in, tree out, or a {@link SyntaxFault}. Time and memory are in proportion to the text.
 *
 * <pre>{@code
 * Condition where = Parser.condition("status = :status and placedAt >= :since", Dialect.ANNOTATION);
 * Update update = Parser.update("SET #0 = :0 REMOVE #1", Dialect.REQUEST);
 * }</pre>
 */
public final class Parser {

  /** How many parentheses, negations and calls may stand inside each other: DynamoDB takes 300 operators at most. */
  public static final int DEEPEST = 300;

  private Parser() {}

  /**
   * Reads a condition, key conditions included; {@link Condition#terms()} gives the parts that {@code and} joins.
   *
   * @throws SyntaxFault if the text is no condition
   */
  public static Condition condition(String text, Dialect dialect) {
    Tokens tokens = new Tokens(text, dialect, Keyword.OF_CONDITIONS);
    Condition condition = new ConditionParser(tokens).condition();
    if (!tokens.atEnd()) {
      throw tokens.fault(Expected.AND, Expected.OR, Expected.END);
    }
    return condition;
  }

  /**
   * Reads an update.
   *
   * @throws SyntaxFault if the text is no update
   */
  public static Update update(String text, Dialect dialect) {
    return new UpdateParser(new Tokens(text, dialect, Keyword.OF_UPDATES)).update();
  }

  /**
   * Reads paths with commas between them.
   *
   * @throws SyntaxFault if the text is no projection
   */
  public static List<Path> projection(String text, Dialect dialect) {
    Tokens tokens = new Tokens(text, dialect, Set.of());
    OperandParser operands = new OperandParser(tokens, false);
    List<Path> paths = new ArrayList<>();
    do {
      paths.add(operands.path());
    } while (tokens.takeSymbol(","));
    if (!tokens.atEnd()) {
      throw tokens.fault(Expected.COMMA, Expected.END);
    }
    return List.copyOf(paths);
  }

  /**
   * Reads a single path.
   *
   * @throws SyntaxFault if the text is no path
   */
  public static Path path(String text, Dialect dialect) {
    Tokens tokens = new Tokens(text, dialect, Set.of());
    Path path = new OperandParser(tokens, false).path();
    if (!tokens.atEnd()) {
      throw tokens.fault(Expected.END);
    }
    return path;
  }

  /**
   * Whether a condition puts something into two pairs of parentheses with nothing between them, as in
   * {@code ((a = :a))}, which DynamoDB refuses. The parentheses of a call or of {@code in} do not count.
   *
   * @param text a condition that can be read
   */
  public static boolean hasRedundantParentheses(String text, Dialect dialect) {
    return new Parentheses(Lexer.tokens(text, dialect)).areRedundant();
  }
}
