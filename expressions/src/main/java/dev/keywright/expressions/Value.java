package dev.keywright.expressions;

/** An operand that does not come from the item: a parameter, or in annotations a literal. */
public sealed interface Value extends Operand permits Parameter, Literal {}
