package dev.keywright.processor.check;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.key.KeyValue;
import dev.keywright.processor.plan.key.Membership;
import dev.keywright.processor.plan.key.Membership.NativePart;
import dev.keywright.processor.plan.key.Membership.TemplatePart;
import dev.keywright.processor.plan.key.SortPlan;
import dev.keywright.processor.plan.key.SortPlan.RangeOperator;
import dev.keywright.processor.plan.language.AllowedValues;
import dev.keywright.processor.plan.language.AttributeArea;
import dev.keywright.processor.plan.language.Facts;
import dev.keywright.processor.plan.language.KeyArea;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Turns a planned key condition into the area of keys it reads, for the proof that it reads no others. */
final class QuestionArea {

  private final EntityKeys keys;
  private final KeyPlan plan;
  private final Map<String, AttributeArea> areas = new LinkedHashMap<>();
  private Facts facts;

  private QuestionArea(EntityKeys keys, KeyPlan plan) {
    this.keys = keys;
    this.plan = plan;
    this.facts = Facts.none(keys.entity());
  }

  static KeyArea of(EntityKeys keys, KeyPlan plan) {
    return new QuestionArea(keys, plan).area(List.of(plan.last()));
  }

  /** The area of an item collection's one read: the hull of its participants' intervals. */
  static KeyArea ofHull(EntityKeys keys, KeyPlan plan, List<SortPlan> intervals) {
    return new QuestionArea(keys, plan).area(plan.last() instanceof SortPlan.Open ? List.of(plan.last()) : intervals);
  }

  private KeyArea area(List<SortPlan> last) {
    plan.partition().forEach(value -> areas.put(value.attribute(), equal(value)));
    plan.sort().forEach(value -> areas.put(value.attribute(), equal(value)));
    List<String> open = plan.schema().sortKey().stream().filter(name -> !areas.containsKey(name)).toList();
    for (int i = 0; i < open.size(); i++) {
      List<SortPlan> conditions = i == 0 ? last : List.of(new SortPlan.Open());
      String attribute = open.get(i);
      List<AttributeArea> parts = conditions.stream().map(sort -> area(attribute, sort)).toList();
      areas.put(attribute, parts.size() == 1 ? parts.get(0) : new AttributeArea.Hull(parts));
    }
    return new KeyArea(areas, facts);
  }

  private AttributeArea area(String attribute, SortPlan sort) {
    if (sort instanceof SortPlan.Equal equal) {
      return equal(equal.value());
    }
    if (sort instanceof SortPlan.Prefix prefix) {
      learn(prefix.value());
      return new AttributeArea.Beginning(prefix.value().template(), prefix.value().parts().size());
    }
    if (sort instanceof SortPlan.Range range) {
      learn(range.pinned());
      boolean reversed = range.ranged().encoding().kind().isReversed();
      RangeOperator operator = range.term().operator();
      int part = range.pinned().parts().size();
      return operator == RangeOperator.BEGINS_WITH
          ? new AttributeArea.Beginning(range.pinned().template(), part)
          : new AttributeArea.Range(range.pinned().template(), part,
              reversed ? hasUpper(operator) : hasLower(operator), reversed ? hasLower(operator) : hasUpper(operator));
    }
    if (sort instanceof SortPlan.NativeRange range) {
      RangeOperator operator = range.term().operator();
      return new AttributeArea.StoredRange(range.component(), hasLower(operator), hasUpper(operator));
    }
    return open(attribute);
  }

  private AttributeArea open(String attribute) {
    return asked().part(attribute) instanceof NativePart part
        ? AttributeArea.open(part.component())
        : AttributeArea.open(((TemplatePart) asked().part(attribute)).template());
  }

  /** Of several guarded memberships the one whose partition key is asked for. */
  private Membership asked() {
    List<Membership> memberships = keys.memberships(plan.schema());
    return memberships.stream()
        .filter(membership -> plan.partition().stream().allMatch(value -> isOf(membership, value)))
        .findFirst()
        .orElse(memberships.get(0));
  }

  private static boolean isOf(Membership membership, KeyValue value) {
    return !(value instanceof KeyValue.OfTemplate built)
        || membership.part(built.attribute()) instanceof TemplatePart part && part.template().equals(built.template());
  }

  private AttributeArea equal(KeyValue value) {
    if (value instanceof KeyValue.OfComponent stored) {
      learn(stored.component().name(), stored.argument());
      return AttributeArea.equal(stored.component());
    }
    KeyValue.OfTemplate built = (KeyValue.OfTemplate) value;
    learn(built);
    return AttributeArea.equal(built.template());
  }

  private void learn(KeyValue.OfTemplate value) {
    value.arguments().forEach(this::learn);
  }

  /** A literal narrows the area: {@code status = 'OPEN'} reads one partition, not one for each status. */
  private void learn(String component, Argument argument) {
    EntityModel entity = keys.entity();
    if (argument instanceof Argument.Constant constant && entity.component(component).isPresent()) {
      facts = facts.and(component, AllowedValues.oneOf(Set.of(constant.text())));
    }
  }

  private static boolean hasLower(RangeOperator operator) {
    return operator == RangeOperator.AT_LEAST
        || operator == RangeOperator.GREATER_THAN
        || operator == RangeOperator.BETWEEN;
  }

  private static boolean hasUpper(RangeOperator operator) {
    return operator == RangeOperator.AT_MOST
        || operator == RangeOperator.LESS_THAN
        || operator == RangeOperator.BETWEEN;
  }
}
