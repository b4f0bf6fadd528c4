package dev.keywright.expressions;

/**
 * The two languages that the parser knows. They share one grammar and one tree and differ in their operands.
 */
public enum Dialect {

  /**
   * What users write in annotations, over the components of their records: literals ({@code 'PAID'}, {@code -42},
   * {@code 1.5e3}, {@code true}), parameters named as Java names, optional parameters ({@code :status?}), collections
   * ({@code status in :statuses}), map entries whose key is known at run time ({@code addresses[:label]}). Only
   * functions that exist, with their number of arguments; each clause of an update at most once; no name that is a
   * {@link Keyword}.
   */
  ANNOTATION,

  /**
   * What a request carries: attribute names, {@code #name} and {@code :value} placeholders, no literals. As in
   * DynamoDB itself, what a name or a function means is not looked at here: reserved words, functions that do not
   * exist, the number of their arguments and repeated clauses are for the caller to refuse.
   */
  REQUEST
}
