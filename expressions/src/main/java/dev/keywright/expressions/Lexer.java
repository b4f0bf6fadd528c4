package dev.keywright.expressions;

import dev.keywright.expressions.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Cuts a text into tokens for the parsers. It refuses nothing: what it does not know becomes a token that no parser
 * accepts, so that the first fault in the text is the one reported.
 */
final class Lexer {

  /** What beginners write; one token each, so that a message can name it whole. */
  private static final List<String> FOREIGN = List.of("==", "!=", "&&", "||");

  private static final List<String> PAIRS = List.of("<>", "<=", ">=");
  private static final String SYMBOLS = "=<>()[],.+-";

  private final String text;
  private final Dialect dialect;
  private final List<Token> tokens = new ArrayList<>();
  private int at;

  private Lexer(String text, Dialect dialect) {
    this.text = text;
    this.dialect = dialect;
  }

  /** All tokens, {@link Kind#END} last. */
  static List<Token> tokens(String text, Dialect dialect) {
    return new Lexer(text, dialect).all();
  }

  private List<Token> all() {
    skipSpace();
    while (at < text.length()) {
      tokens.add(next());
      skipSpace();
    }
    tokens.add(new Token(Kind.END, "", text.length()));
    return List.copyOf(tokens);
  }

  private void skipSpace() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private Token next() {
    int first = text.codePointAt(at);
    int afterFirst = at + Character.charCount(first);
    if (isNameStart(first)) {
      return cut(Kind.WORD, endOf(afterFirst, this::isNamePart));
    }
    if (isDigit(first)) {
      return cut(Kind.NUMBER, endOfNumber());
    }
    if (first == '#' && dialect == Dialect.REQUEST) {
      return placeholder(Kind.NAME_PLACEHOLDER, this::isNamePart);
    }
    if (first == ':') {
      return placeholder(Kind.PARAMETER, dialect == Dialect.REQUEST ? this::isNamePart : this::isNameStart);
    }
    if (first == '\'' && dialect == Dialect.ANNOTATION) {
      return quoted();
    }
    return symbol(first);
  }

  private Token placeholder(Kind kind, IntPredicate start) {
    int name = at + 1;
    if (name == text.length() || !start.test(text.codePointAt(name))) {
      return cut(Kind.UNKNOWN, name);
    }
    return cut(kind, endOf(name, this::isNamePart));
  }

  private Token quoted() {
    int end = at + 1;
    while (end < text.length()) {
      if (text.charAt(end) != '\'') {
        end++;
      } else if (text.startsWith("''", end)) {
        end += 2;
      } else {
        return cut(Kind.TEXT, end + 1);
      }
    }
    return cut(Kind.OPEN_TEXT, end);
  }

  private Token symbol(int first) {
    if (dialect == Dialect.ANNOTATION && startsWithOneOf(FOREIGN)) {
      return cut(Kind.UNKNOWN, at + 2);
    }
    if (startsWithOneOf(PAIRS)) {
      return cut(Kind.SYMBOL, at + 2);
    }
    if (SYMBOLS.indexOf(first) >= 0 || first == '?' && dialect == Dialect.ANNOTATION) {
      return cut(Kind.SYMBOL, at + 1);
    }
    return cut(Kind.UNKNOWN, at + Character.charCount(first));
  }

  private boolean startsWithOneOf(List<String> symbols) {
    for (String symbol : symbols) {
      if (text.startsWith(symbol, at)) {
        return true;
      }
    }
    return false;
  }

  private int endOfNumber() {
    int end = endOf(at, Lexer::isDigit);
    if (dialect == Dialect.REQUEST) {
      return end;
    }
    if (end < text.length() && text.charAt(end) == '.' && isDigitAt(end + 1)) {
      end = endOf(end + 1, Lexer::isDigit);
    }
    if (end < text.length() && (text.charAt(end) == 'e' || text.charAt(end) == 'E')) {
      int digits = end + 1;
      if (digits < text.length() && (text.charAt(digits) == '+' || text.charAt(digits) == '-')) {
        digits++;
      }
      if (isDigitAt(digits)) {
        end = endOf(digits, Lexer::isDigit);
      }
    }
    return end;
  }

  private Token cut(Kind kind, int end) {
    Token token = new Token(kind, text.substring(at, end), at);
    at = end;
    return token;
  }

  private int endOf(int start, IntPredicate part) {
    int end = start;
    while (end < text.length() && part.test(text.codePointAt(end))) {
      end += Character.charCount(text.codePointAt(end));
    }
    return end;
  }

  private boolean isNameStart(int character) {
    if (character < 128 || dialect == Dialect.REQUEST) {
      return character >= 'a' && character <= 'z' || character >= 'A' && character <= 'Z' || character == '_'
          || character == '$' && dialect == Dialect.ANNOTATION;
    }
    return Character.isJavaIdentifierStart(character);
  }

  private boolean isNamePart(int character) {
    if (character < 128 || dialect == Dialect.REQUEST) {
      return isNameStart(character) || isDigit(character);
    }
    return Character.isJavaIdentifierPart(character) && !Character.isIdentifierIgnorable(character);
  }

  private boolean isDigitAt(int index) {
    return index < text.length() && isDigit(text.charAt(index));
  }

  private static boolean isDigit(int character) {
    return character >= '0' && character <= '9';
  }
}
