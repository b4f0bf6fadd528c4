package dev.keywright.expressions;

/** What is compared, assigned, or given to a function: a path, a value, or the result of a function. */
public sealed interface Operand extends SetValue permits Path, Value, Call {}
