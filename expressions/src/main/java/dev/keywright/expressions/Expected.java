package dev.keywright.expressions;

/** What could have stood where a {@link SyntaxFault} was found. */
public enum Expected {
  PATH("a path"),
  NAME("a name"),
  INDEX("an index"),
  PARAMETER("a parameter"),
  LITERAL("a literal"),
  /** A function that is a condition: {@link Function.Use#CONDITION}. */
  CONDITION_FUNCTION("a function of conditions"),
  /** A function that is compared: {@link Function.Use#OPERAND}. */
  OPERAND_FUNCTION("a function of operands"),
  /** A function that is assigned: {@link Function.Use#SET_VALUE}. */
  SET_FUNCTION("a function of set"),
  /** Any of {@code = <> < <= > >=}. */
  COMPARATOR("a comparator"),
  EQUALS("="),
  PLUS("+"),
  MINUS("-"),
  COMMA(","),
  OPENING_PARENTHESIS("("),
  CLOSING_PARENTHESIS(")"),
  CLOSING_BRACKET("]"),
  /** The quote that ends a text; the fault stands at the quote that begins it. */
  CLOSING_QUOTE("'"),
  AND("and"),
  OR("or"),
  NOT("not"),
  IN("in"),
  BETWEEN("between"),
  SET("set"),
  REMOVE("remove"),
  ADD("add"),
  DELETE("delete"),
  /** At most 38 digits, magnitude 1E-130 to 9.99E+125. */
  NUMBER_IN_RANGE("a number that DynamoDB can hold"),
  /** At most {@value Parser#DEEPEST} parentheses, negations and calls inside each other. */
  LESS_NESTING("less nesting"),
  END("the end");

  private final String text;

  Expected(String text) {
    this.text = text;
  }

  /** The symbol or keyword itself, or what it is called. */
  public String text() {
    return text;
  }
}
