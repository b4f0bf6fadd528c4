package dev.keywright.expressions;

import dev.keywright.expressions.Token.Kind;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** The tokens of one text and the place that a parser has reached in them. It also makes the faults. */
final class Tokens {

  private final String text;
  private final Dialect dialect;
  private final Set<Keyword> keywords;
  private final List<Token> tokens;
  private int at;
  private int depth;

  /** For a grammar with those keywords; in annotations all of them are kept from being names. */
  Tokens(String text, Dialect dialect, Set<Keyword> keywords) {
    this.text = text;
    this.dialect = dialect;
    this.keywords = dialect == Dialect.ANNOTATION ? Keyword.ALL : keywords;
    this.tokens = Lexer.tokens(text, dialect);
  }

  boolean isAnnotation() {
    return dialect == Dialect.ANNOTATION;
  }

  Token peek() {
    return tokens.get(at);
  }

  /** The token after the next one, or the end. */
  Token peekSecond() {
    return tokens.get(Math.min(at + 1, tokens.size() - 1));
  }

  /** The next token, passed. The end is never passed. */
  Token take() {
    Token token = peek();
    if (!token.is(Kind.END)) {
      at++;
    }
    return token;
  }

  Position position() {
    return new Position(peek().position());
  }

  boolean atName() {
    return peek().is(Kind.NAME_PLACEHOLDER) || atWord();
  }

  /** Whether a word is next that is no keyword. */
  boolean atWord() {
    return peek().is(Kind.WORD) && Keyword.named(peek().text()).filter(keywords::contains).isEmpty();
  }

  boolean atSymbol(String symbol) {
    return peek().isSymbol(symbol);
  }

  boolean takeSymbol(String symbol) {
    boolean found = atSymbol(symbol);
    if (found) {
      at++;
    }
    return found;
  }

  boolean takeKeyword(Keyword keyword) {
    boolean found = peek().isKeyword(keyword);
    if (found) {
      at++;
    }
    return found;
  }

  void expectSymbol(String symbol, Expected... expected) {
    if (!takeSymbol(symbol)) {
      throw fault(expected);
    }
  }

  void expectKeyword(Keyword keyword, Expected expected) {
    if (!takeKeyword(keyword)) {
      throw fault(expected);
    }
  }

  boolean atEnd() {
    return peek().is(Kind.END);
  }

  /** Reads something that may hold its like; too deep a nesting is a fault at the token that would begin it. */
  <T> T nested(Supplier<T> reading) {
    if (depth == Parser.DEEPEST) {
      throw fault(Expected.LESS_NESTING);
    }
    depth++;
    T read = reading.get();
    depth--;
    return read;
  }

  /** The fault that the next token is. */
  SyntaxFault fault(Expected... expected) {
    return fault(List.of(expected));
  }

  /** The fault that the next token is. */
  SyntaxFault fault(List<Expected> expected) {
    Token token = peek();
    Token before = tokens.get(Math.max(at - 1, 0));
    Token after = peekSecond().is(Kind.END) ? token : peekSecond();
    int end = token.is(Kind.END) ? before.end() : after.end();
    return new SyntaxFault(token.position(), token.text(), text.substring(before.position(), end), expected);
  }
}
