package dev.keywright.processor.plan.question;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.key.KeyValue;
import dev.keywright.processor.plan.key.Membership;
import dev.keywright.processor.plan.key.Membership.NativePart;
import dev.keywright.processor.plan.key.Membership.TemplatePart;
import dev.keywright.processor.plan.key.Part;
import dev.keywright.processor.plan.key.SortPlan;
import dev.keywright.processor.plan.key.SortPlan.RangeOperator;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Consumes the sort-key attributes of a membership left to right, as far as a question knows them: equalities, then one
 * range or prefix on the last attribute that is used.
 */
final class SortWalk {

  private final Membership membership;
  private final char delimiter;
  private final Map<String, Argument> ties;
  private final Optional<Term.Range> range;
  private final List<KeyValue> equal = new ArrayList<>();
  private final Set<String> used = new LinkedHashSet<>();
  private final List<Lack> lacks = new ArrayList<>();
  private Optional<Stop> stop = Optional.empty();
  private SortPlan last = new SortPlan.Open();

  private SortWalk(Membership membership, Question question, char delimiter) {
    this.membership = membership;
    this.delimiter = delimiter;
    this.ties = question.ties();
    this.range = question.range();
  }

  /**
   * Where the walk ended: the first component that is not tied, and with it the order in which items come.
   *
   * @param ordered whether key order is the order of the component's values
   * @param reversed whether the greatest value comes first
   */
  record Stop(ComponentModel component, boolean ordered, boolean reversed, boolean ranged) {}

  static SortWalk of(Membership membership, Question question, char delimiter) {
    SortWalk walk = new SortWalk(membership, question, delimiter);
    walk.run();
    return walk;
  }

  /** Values of the attributes before the last used one. */
  List<KeyValue> leading() {
    return equal;
  }

  SortPlan last() {
    return last;
  }

  Set<String> used() {
    return used;
  }

  List<Lack> lacks() {
    return lacks;
  }

  Optional<Stop> stop() {
    return stop;
  }

  private void run() {
    for (String attribute : membership.schema().sortKey()) {
      if (stop.isPresent()) {
        return;
      }
      if (membership.part(attribute) instanceof NativePart part) {
        nativeAttribute(attribute, part.component());
      } else {
        builtAttribute(attribute, ((TemplatePart) membership.part(attribute)).template());
      }
    }
  }

  private void nativeAttribute(String attribute, ComponentModel component) {
    Argument tied = ties.get(component.name());
    if (tied != null) {
      pin(new KeyValue.OfComponent(attribute, component, tied));
      used.add(component.name());
      return;
    }
    boolean ordered = isOrderedNative(component.type());
    boolean ranged = isRanged(component);
    stop = Optional.of(new Stop(component, ordered, false, ranged));
    moveLast();
    if (ranged) {
      used.add(component.name());
      if (!ordered) {
        lacks.add(unordered(component, "{" + component.name() + "}", false));
      }
      last = new SortPlan.NativeRange(attribute, component, range.get().term());
    }
  }

  private void builtAttribute(String attribute, KeyTemplate template) {
    PinnedText pinned = PinnedText.of(attribute, template, ties);
    used.addAll(pinned.value().arguments().keySet());
    if (pinned.open().isEmpty()) {
      pin(pinned.value());
      return;
    }
    Part.Slot slot = pinned.open().get();
    boolean ordered = slot.encoding().kind().keepsOrder(pinned.moreFollowsOpen()) && endsVisibly(slot, pinned);
    boolean ranged = isRanged(slot.component());
    stop = Optional.of(new Stop(slot.component(), ordered, slot.encoding().kind().isReversed(), ranged));
    moveLast();
    if (ranged) {
      range(pinned, slot, ordered);
    } else if (!pinned.value().parts().isEmpty()) {
      last = new SortPlan.Prefix(pinned.value());
    }
  }

  private void range(PinnedText pinned, Part.Slot slot, boolean ordered) {
    used.add(slot.component().name());
    boolean prefix = range.get().term().operator() == RangeOperator.BEGINS_WITH;
    boolean possible = prefix
        ? slot.encoding().kind().isText() && endsVisibly(slot, pinned)
            && (ordered || !slot.encoding().kind().foldsCase())
        : ordered;
    if (!possible) {
      lacks.add(unordered(slot.component(), pinned.value().template().toString(), pinned.moreFollowsOpen()));
    }
    last = new SortPlan.Range(
        pinned.value(), slot, pinned.literalAfterOpen(), pinned.moreFollowsOpen(), range.get().term());
  }

  /**
   * Whether text ends where the delimiter stands, which sorts below all that could go on there. In <code>{a:ordered}x#</code>
   * it can be taken apart, but "b" would not come before "bx".
   */
  private boolean endsVisibly(Part.Slot slot, PinnedText pinned) {
    return !slot.encoding().kind().isText()
        || !pinned.moreFollowsOpen()
        || pinned.literalAfterOpen().startsWith(String.valueOf(delimiter));
  }

  private void pin(KeyValue value) {
    moveLast();
    last = new SortPlan.Equal(value);
  }

  /** What was the last condition becomes a leading equality, since another attribute is used after it. */
  private void moveLast() {
    if (last instanceof SortPlan.Equal previous) {
      equal.add(previous.value());
      last = new SortPlan.Open();
    }
  }

  private boolean isRanged(ComponentModel component) {
    return range.isPresent() && range.get().component().equals(component.name());
  }

  static boolean isOrderedNative(ValueType type) {
    return type instanceof ValueType.Scalar scalar
        && scalar.kind() != ScalarKind.DURATION
        && scalar.kind() != ScalarKind.URI;
  }

  /** Says why values of the component do not come in their order, and what would make them. */
  static Lack unordered(ComponentModel component, String template, boolean moreFollows) {
    String name = component.name();
    String why;
    if (component.type().is(ScalarKind.STRING)) {
      why = "a String with " + (moreFollows ? "more text behind it" : "its case folded") + " keeps the order of its values"
          + " only with the format ordered: {" + name + ":ordered}";
    } else if (component.type() instanceof ValueType.Scalar scalar && scalar.kind().isWholeNumber()) {
      why = "a number without a width does not sort by value: {" + name + ":10}";
    } else {
      why = "values of its type have no order in a key";
    }
    return new Lack(Lack.Kind.ORDER, "no range or order over " + name + " in \"" + template + "\": " + why + ".");
  }
}
