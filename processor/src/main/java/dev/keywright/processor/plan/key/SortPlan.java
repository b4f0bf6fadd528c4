package dev.keywright.processor.plan.key;

import dev.keywright.processor.model.ComponentModel;
import java.util.List;

/** What a Query asks of the last sort-key attribute it uses. */
public sealed interface SortPlan {

  /** No condition: the whole partition. */
  record Open() implements SortPlan {}

  /** The attribute has exactly this value. */
  record Equal(KeyValue value) implements SortPlan {}

  /** The attribute begins with this text, which is never empty. */
  record Prefix(KeyValue.OfTemplate value) implements SortPlan {}

  /**
   * A range over one component of a template.
   *
   * @param pinned the text before the component; may be without parts
   * @param literalAfter the literal directly behind the component in the template
   * @param moreFollows whether a literal or a component stands behind it
   */
  record Range(
      KeyValue.OfTemplate pinned, Part.Slot ranged, String literalAfter, boolean moreFollows, RangeTerm term)
      implements SortPlan {}

  /** A range over a native attribute, by DynamoDB's plain operators. */
  record NativeRange(String attribute, ComponentModel component, RangeTerm term) implements SortPlan {}

  /** The smallest interval around those of several participants, of an item collection. */
  record Hull(String attribute) implements SortPlan {}

  /** The comparison, with one bound, or two for BETWEEN. */
  record RangeTerm(RangeOperator operator, List<Argument> bounds) {
    public RangeTerm {
      bounds = List.copyOf(bounds);
    }
  }

  /** How a range compares; {@link #runtimeName()} is the method of the runtime's ranges. */
  enum RangeOperator {
    AT_LEAST("atLeast", ">="),
    GREATER_THAN("greaterThan", ">"),
    AT_MOST("atMost", "<="),
    LESS_THAN("lessThan", "<"),
    BETWEEN("between", "between"),
    BEGINS_WITH("beginsWith", "begins_with");

    private final String runtimeName;
    private final String text;

    RangeOperator(String runtimeName, String text) {
      this.runtimeName = runtimeName;
      this.text = text;
    }

    public String runtimeName() {
      return runtimeName;
    }

    /** As written in a question. */
    public String text() {
      return text;
    }
  }
}
