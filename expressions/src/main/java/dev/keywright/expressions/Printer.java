package dev.keywright.expressions;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes trees back as text, with no parentheses but the needed ones. A {@link Spelling} decides how paths and values
 * are written: as they stand ({@link #plain()}), or, to make a request of an annotation's text, as placeholders.
 *
 * <pre>{@code
 * new Printer(spelling).condition(condition)   // "#0 = :0 and size(#1[0].#2) > :1"
 * }</pre>
 */
public final class Printer {

  private static final Printer PLAIN = new Printer(new PlainSpelling());

  private final Spelling spelling;

  public Printer(Spelling spelling) {
    this.spelling = spelling;
  }

  /** Writes each dialect as it is read: what is parsed again from the text equals the tree. */
  public static Printer plain() {
    return PLAIN;
  }

  /** How the leaves of a tree are written. They are asked for from left to right, each as often as it occurs. */
  public interface Spelling {

    /** A path, with all its elements. */
    String path(Path path);

    /** A parameter or literal. */
    String value(Value value);

    /** What comes after {@code in} for a collection: {@code :statuses}, or the list {@code (:0, :1)}. */
    default String collection(Parameter collection) {
      return value(collection);
    }
  }

  /** Writes a condition. */
  public String condition(Condition condition) {
    if (condition instanceof Call call) {
      return value(call);
    }
    if (condition instanceof Condition.Comparison is) {
      return value(is.left()) + " " + is.comparator().symbol() + " " + value(is.right());
    }
    if (condition instanceof Condition.Between is) {
      return value(is.operand()) + " between " + value(is.low()) + " and " + value(is.high());
    }
    if (condition instanceof Condition.In in) {
      return value(in.operand()) + " in (" + list(in.choices()) + ")";
    }
    if (condition instanceof Condition.InCollection in) {
      return value(in.operand()) + " in " + spelling.collection(in.collection());
    }
    if (condition instanceof Condition.Not not) {
      boolean grouped = joins(not.condition()) || not.condition() instanceof Condition.Not;
      return "not " + condition(not.condition(), grouped);
    }
    return joined(condition);
  }

  private static boolean joins(Condition condition) {
    return condition instanceof Condition.And || condition instanceof Condition.Or;
  }

  private String joined(Condition condition) {
    List<String> parts = new ArrayList<>();
    if (condition instanceof Condition.And and) {
      for (Condition part : and.conditions()) {
        parts.add(condition(part, joins(part)));
      }
      return String.join(" and ", parts);
    }
    Condition.Or or = (Condition.Or) condition;
    for (Condition part : or.conditions()) {
      parts.add(condition(part, part instanceof Condition.Or));
    }
    return String.join(" or ", parts);
  }

  private String condition(Condition condition, boolean grouped) {
    return grouped ? "(" + condition(condition) + ")" : condition(condition);
  }

  /** Writes an operand, or what {@code set} assigns. */
  public String value(SetValue value) {
    if (value instanceof Path path) {
      return spelling.path(path);
    }
    if (value instanceof Value given) {
      return spelling.value(given);
    }
    if (value instanceof Call call) {
      return call.name() + "(" + list(call.arguments()) + ")";
    }
    if (value instanceof SetValue.Sum sum) {
      return value(sum.left()) + " + " + value(sum.right());
    }
    SetValue.Difference difference = (SetValue.Difference) value;
    return value(difference.left()) + " - " + value(difference.right());
  }

  /** Writes an update. */
  public String update(Update update) {
    List<String> clauses = new ArrayList<>();
    for (Clause clause : update.clauses()) {
      List<String> actions = new ArrayList<>();
      for (Action action : clause.actions()) {
        actions.add(action(action));
      }
      clauses.add(clause.keyword().text() + " " + String.join(", ", actions));
    }
    return String.join(" ", clauses);
  }

  /** Writes an action without the keyword of its clause: {@code a = :a}, {@code tags :tags}, {@code a}. */
  public String action(Action action) {
    String path = value(action.path());
    if (action instanceof Action.Set set) {
      return path + " = " + value(set.value());
    }
    if (action instanceof Action.Add add) {
      return path + " " + value(add.value());
    }
    return action instanceof Action.Delete delete ? path + " " + value(delete.value()) : path;
  }

  /** Writes operands with commas between them: a projection, if they are paths. */
  public String list(List<? extends Operand> operands) {
    List<String> parts = new ArrayList<>();
    for (Operand operand : operands) {
      parts.add(value(operand));
    }
    return String.join(", ", parts);
  }
}
