package dev.keywright.expressions;

/**
 * A piece of text that the {@link Lexer} cut out, for the {@link Tokens} that parsers walk over.
 *
 * @param text as written, empty at the end
 * @param position the index of its first {@code char}
 */
record Token(Kind kind, String text, int position) {

  enum Kind {
    /** A name, a keyword or the name of a function. */
    WORD,
    /** {@code #name}. */
    NAME_PLACEHOLDER,
    /** {@code :name}, without a question mark. */
    PARAMETER,
    /** Digits; in annotations with fraction and exponent, never with a sign. */
    NUMBER,
    /** A text in quotes, with them. */
    TEXT,
    /** A text whose end is missing. */
    OPEN_TEXT,
    /** An operator or bracket. */
    SYMBOL,
    /** Nothing that can stand anywhere. */
    UNKNOWN,
    END
  }

  boolean is(Kind other) {
    return kind == other;
  }

  boolean isSymbol(String symbol) {
    return kind == Kind.SYMBOL && text.equals(symbol);
  }

  boolean isKeyword(Keyword keyword) {
    return kind == Kind.WORD && keyword.is(text);
  }

  int end() {
    return position + text.length();
  }
}
