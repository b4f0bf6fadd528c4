package dev.keywright.processor.plan.key;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.Role;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.Site;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.key.KeyValue.OfComponent;
import dev.keywright.processor.plan.key.KeyValue.OfTemplate;
import dev.keywright.processor.plan.key.SortPlan.RangeOperator;
import dev.keywright.processor.plan.key.SortPlan.RangeTerm;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KeyConditionTextTest {

  private static final Site SITE = () -> "test";
  private static final Part ORDER = new Part.Literal("ORDER#", 0);
  private static final Part.Slot ID = slot("id", EncodingKind.STRING);
  private static final Part.Slot SINCE = slot("at", EncodingKind.INSTANT);

  @Test
  void aTemplateIsTiedByParametersAndConstants() {
    Part.Slot status = new Part.Slot(
        component("status", new ValueType.EnumType(TypeRef.of("shop", "Status"), List.of("OPEN"))),
        Encoding.of(EncodingKind.ENUM), 0);
    Part.Slot seq = new Part.Slot(component("seq", scalar(ScalarKind.LONG)), new Encoding(EncodingKind.PADDED, 10), 0);

    assertThat(KeyConditionText.of(value(List.of(ORDER, ID), ":id"))).isEqualTo("ORDER#{:id}");
    assertThat(KeyConditionText.of(value(List.of(ORDER, status), "OPEN"))).isEqualTo("ORDER#OPEN");
    assertThat(KeyConditionText.of(value(List.of(ORDER, ID), "main"))).isEqualTo("ORDER#main");
    assertThat(KeyConditionText.of(value(List.of(ORDER, ID), "a#'b")))
        .isEqualTo("ORDER#{'a#''b'}");
    assertThat(KeyConditionText.of(value(List.of(ORDER, seq), "5"))).isEqualTo("ORDER#{5}");
  }

  @Test
  void aStoredComponentIsComparedAsItIs() {
    ComponentModel room = component("room", scalar(ScalarKind.STRING));
    ComponentModel level = component("level", scalar(ScalarKind.INT));

    assertThat(KeyConditionText.of(new OfComponent("Room", room, parameter("room")))).isEqualTo(":room");
    assertThat(KeyConditionText.of(new OfComponent("Room", room, constant("it's")))).isEqualTo("'it''s'");
    assertThat(KeyConditionText.of(new OfComponent("Level", level, constant("-4")))).isEqualTo("-4");
  }

  @Test
  void everyAttributeIsSaid() {
    KeyPlan plan = new KeyPlan(new KeySchema(Optional.empty(), List.of("A", "B"), List.of("C", "D")),
        List.of(value("A", List.of(ORDER), ""),
            new OfComponent("B", component("b", scalar(ScalarKind.STRING)), parameter("b"))),
        List.of(value("C", List.of(ORDER, SINCE), ":at")), new SortPlan.Prefix(value("D", List.of(ORDER), "")), false);

    assertThat(KeyConditionText.of(plan))
        .isEqualTo("A = ORDER# and B = :b and C = ORDER#{:at} and begins_with(D, ORDER#)");
  }

  @Test
  void openIsNoCondition() {
    assertThat(KeyConditionText.of(new SortPlan.Open())).isEmpty();
    assertThat(KeyConditionText.of(new KeyPlan(new KeySchema(Optional.empty(), List.of("PK"), List.of("SK")),
        List.of(value("PK", List.of(ORDER), "")), List.of(), new SortPlan.Open(), false))).isEqualTo("PK = ORDER#");
  }

  @Test
  void aRangeWithMoreBehindItEndsBehindThat() {
    assertThat(range(RangeOperator.AT_LEAST, true)).isEqualTo("SK between ORDER#{:a} and ORDER#{max}");
    assertThat(range(RangeOperator.GREATER_THAN, true)).isEqualTo("SK between ORDER#{:a}#{max} and ORDER#{max}");
    assertThat(range(RangeOperator.AT_MOST, true)).isEqualTo("SK between ORDER# and ORDER#{:a}#{max}");
    assertThat(range(RangeOperator.LESS_THAN, true)).isEqualTo("SK between ORDER# and ORDER#{:a}");
    assertThat(range(RangeOperator.BETWEEN, true)).isEqualTo("SK between ORDER#{:a} and ORDER#{:b}#{max}");
    assertThat(range(RangeOperator.BEGINS_WITH, true)).isEqualTo("begins_with(SK, ORDER#{:a})");
  }

  @Test
  void aRangeAtTheEndOfItsTemplateMovesAnExcludedBound() {
    assertThat(range(RangeOperator.AT_LEAST, false)).isEqualTo("SK between ORDER#{:a} and ORDER#{max}");
    assertThat(range(RangeOperator.GREATER_THAN, false)).isEqualTo("SK between ORDER#{after :a} and ORDER#{max}");
    assertThat(range(RangeOperator.AT_MOST, false)).isEqualTo("SK between ORDER# and ORDER#{:a}");
    assertThat(range(RangeOperator.LESS_THAN, false)).isEqualTo("SK between ORDER# and ORDER#{before :a}");
    assertThat(range(RangeOperator.BETWEEN, false)).isEqualTo("SK between ORDER#{:a} and ORDER#{:b}");
  }

  @Test
  void aRangeWithNothingBeforeItLeavesTheOpenSideOut() {
    assertThat(text(List.of(), SINCE, RangeOperator.AT_LEAST, true)).isEqualTo("SK >= {:a}");
    assertThat(text(List.of(), SINCE, RangeOperator.GREATER_THAN, true)).isEqualTo("SK >= {:a}#{max}");
    assertThat(text(List.of(), SINCE, RangeOperator.AT_MOST, false)).isEqualTo("SK <= {:a}");
    assertThat(text(List.of(), SINCE, RangeOperator.LESS_THAN, false)).isEqualTo("SK <= {before :a}");
  }

  @Test
  void aReversedEncodingExchangesTheEnds() {
    Part.Slot seq =
        new Part.Slot(component("seq", scalar(ScalarKind.LONG)), new Encoding(EncodingKind.DESCENDING, 10), 0);

    assertThat(text(List.of(ORDER), seq, RangeOperator.AT_LEAST, false)).isEqualTo("SK between ORDER# and ORDER#{:a}");
    assertThat(text(List.of(ORDER), seq, RangeOperator.LESS_THAN, false))
        .isEqualTo("SK between ORDER#{after :a} and ORDER#{max}");
    assertThat(text(List.of(ORDER), seq, RangeOperator.BETWEEN, false))
        .isEqualTo("SK between ORDER#{:b} and ORDER#{:a}");
  }

  @Test
  void aStoredComponentTakesDynamoDbsOperators() {
    ComponentModel at = component("at", scalar(ScalarKind.INSTANT));

    assertThat(KeyConditionText.of(nativeRange(at, RangeOperator.GREATER_THAN, parameter("since"))))
        .isEqualTo("At > :since");
    assertThat(KeyConditionText.of(nativeRange(at, RangeOperator.BETWEEN, parameter("a"), parameter("b"))))
        .isEqualTo("At between :a and :b");
    assertThat(KeyConditionText.of(nativeRange(at, RangeOperator.BEGINS_WITH, constant("2026"))))
        .isEqualTo("begins_with(At, '2026')");
  }

  @Test
  void aHullGoesFromTheLeastToTheGreatestEnd() {
    SortPlan profile = new SortPlan.Equal(value(List.of(new Part.Literal("PROFILE", 0)), ""));
    SortPlan orders = new SortPlan.Prefix(value(List.of(ORDER), ""));
    SortPlan since = new SortPlan.Range(value(List.of(ORDER), ""), SINCE, "#", true,
        new RangeTerm(RangeOperator.AT_LEAST, List.of(parameter("a"))));

    assertThat(hull(profile, orders)).isEqualTo("PK = ORDER# and SK between ORDER# and PROFILE");
    assertThat(hull(orders, since)).isEqualTo("PK = ORDER# and SK between ORDER# and ORDER#{max}");
    assertThat(hull(orders, orders)).isEqualTo("PK = ORDER# and begins_with(SK, ORDER#)");
    assertThat(hull(profile, new SortPlan.Open())).isEqualTo("PK = ORDER#");
  }

  @Test
  void aHullWhoseEndsTheValuesDecideNamesThemAll() {
    SortPlan one = new SortPlan.Equal(value(List.of(ORDER, ID), ":id"));
    SortPlan other = new SortPlan.Equal(value(List.of(ORDER, slot("other", EncodingKind.STRING)), ":other"));

    assertThat(hull(one, other)).isEqualTo("PK = ORDER# and SK between the least of (ORDER#{:id}, ORDER#{:other})"
        + " and the greatest of (ORDER#{:id}, ORDER#{:other})");
  }

  private static String hull(SortPlan... own) {
    KeyPlan plan = new KeyPlan(new KeySchema(Optional.empty(), List.of("PK"), List.of("SK")),
        List.of(value("PK", List.of(ORDER), "")), List.of(), new SortPlan.Hull("SK"), false);
    return KeyConditionText.of(plan, List.of(own));
  }

  private static String range(RangeOperator operator, boolean moreFollows) {
    return text(List.of(ORDER), SINCE, operator, moreFollows);
  }

  private static String text(List<Part> pinned, Part.Slot ranged, RangeOperator operator, boolean moreFollows) {
    List<Argument> bounds = operator == RangeOperator.BETWEEN
        ? List.of(parameter("a"), parameter("b"))
        : List.of(parameter("a"));
    return KeyConditionText.of(new SortPlan.Range(value(pinned, ""), ranged, moreFollows ? "#" : "", moreFollows,
        new RangeTerm(operator, bounds)));
  }

  private static SortPlan nativeRange(ComponentModel component, RangeOperator operator, Argument... bounds) {
    return new SortPlan.NativeRange("At", component, new RangeTerm(operator, List.of(bounds)));
  }

  private static OfTemplate value(List<Part> parts, String argument) {
    return value("SK", parts, argument);
  }

  /** @param argument a parameter with its colon, or a constant, for each slot */
  private static OfTemplate value(String attribute, List<Part> parts, String argument) {
    Map<String, Argument> arguments = new LinkedHashMap<>();
    for (Part part : parts) {
      if (part instanceof Part.Slot slot) {
        arguments.put(slot.component().name(),
            argument.startsWith(":") ? parameter(argument.substring(1)) : constant(argument));
      }
    }
    List<Part> whole = new ArrayList<>(parts);
    return new OfTemplate(attribute, new KeyTemplate(new Text("", SITE), whole), parts, arguments);
  }

  private static Argument parameter(String name) {
    return new Argument.Parameter(name);
  }

  private static Argument constant(String text) {
    return new Argument.Constant(text);
  }

  private static Part.Slot slot(String name, EncodingKind kind) {
    ScalarKind type = kind == EncodingKind.INSTANT ? ScalarKind.INSTANT : ScalarKind.STRING;
    return new Part.Slot(component(name, scalar(type)), Encoding.of(kind), 0);
  }

  private static ValueType scalar(ScalarKind kind) {
    return new ValueType.Scalar(kind, false);
  }

  private static ComponentModel component(String name, ValueType type) {
    return new ComponentModel(name, name, type, Presence.REQUIRED, Optional.empty(), true, Role.PLAIN, Optional.empty(),
        SITE);
  }
}
