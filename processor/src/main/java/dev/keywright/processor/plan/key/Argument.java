package dev.keywright.processor.plan.key;

/** What stands for a component's value in a key: a parameter of the method, or a constant from the annotation. */
public sealed interface Argument {

  /** The method's parameter of that name. */
  record Parameter(String name) implements Argument {}

  /**
   * A literal of the question, checked against the component's type.
   *
   * @param text as written: the characters of a string, the name of an enum constant, a number, ISO text of a time
   */
  record Constant(String text) implements Argument {}
}
