package dev.keywright.expressions;

import java.util.Optional;

/** The functions of DynamoDB's expressions. Their names are case-sensitive. */
public enum Function {
  ATTRIBUTE_EXISTS("attribute_exists", 1, Use.CONDITION, true),
  ATTRIBUTE_NOT_EXISTS("attribute_not_exists", 1, Use.CONDITION, true),
  ATTRIBUTE_TYPE("attribute_type", 2, Use.CONDITION, true),
  BEGINS_WITH("begins_with", 2, Use.CONDITION, false),
  CONTAINS("contains", 2, Use.CONDITION, false),
  SIZE("size", 1, Use.OPERAND, true),
  IF_NOT_EXISTS("if_not_exists", 2, Use.SET_VALUE, true),
  LIST_APPEND("list_append", 2, Use.SET_VALUE, false);

  /** Where a function may stand. */
  public enum Use {
    /** By itself, as a condition. */
    CONDITION,
    /** Where a condition compares something. */
    OPERAND,
    /** In the value that {@code set} assigns. */
    SET_VALUE
  }

  private final String text;
  private final int arity;
  private final Use use;
  private final boolean ofPath;

  Function(String text, int arity, Use use, boolean ofPath) {
    this.text = text;
    this.arity = arity;
    this.use = use;
    this.ofPath = ofPath;
  }

  /** The name, as it is written. */
  public String text() {
    return text;
  }

  /** How many arguments it takes. */
  public int arity() {
    return arity;
  }

  /** Where it may stand. */
  public Use use() {
    return use;
  }

  /** Whether annotations must give a path as the first argument, not a value. */
  public boolean isOfPath() {
    return ofPath;
  }

  /** The function of that name, if there is one. */
  public static Optional<Function> named(String name) {
    for (Function function : values()) {
      if (function.text.equals(name)) {
        return Optional.of(function);
      }
    }
    return Optional.empty();
  }
}
