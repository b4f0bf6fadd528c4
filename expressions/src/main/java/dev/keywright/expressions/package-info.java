/**
 * DynamoDB's expression language: a tree, a parser and a printer.
 *
 * <p>{@link dev.keywright.expressions.Parser} turns the text of a condition, an update, a projection or a path into
 * immutable records; {@link dev.keywright.expressions.Printer} turns them back into text. Two dialects are known (see
 * {@link dev.keywright.expressions.Dialect}): what users write in annotations and what a request carries. The only
 * thing a parser throws for a text is {@link dev.keywright.expressions.SyntaxFault}. No method takes or returns null.
 */
package dev.keywright.expressions;
