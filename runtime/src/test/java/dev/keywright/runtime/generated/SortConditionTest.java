package dev.keywright.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidKeyException;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Hulls of item collections, and what single conditions say and refuse. */
class SortConditionTest {
  private static final SortCondition ORDERS = SortCondition.beginsWith("SK", "ORDER#");
  private static final SortCondition PROFILE = SortCondition.equalTo("SK", "PROFILE");

  @Test
  void hullIsOpenIfOneIs() {
    assertThat(hull(ORDERS, SortCondition.any())).isSameAs(SortCondition.any());
  }

  @Test
  void hullOfOnePrefixIsThatPrefix() {
    assertThat(hull(ORDERS, SortCondition.beginsWith("SK", "ORDER#"))).hasToString("SK begins with ORDER#");
  }

  @Test
  void hullReachesFromTheLowestToTheHighest() {
    assertThat(hull(PROFILE, ORDERS)).hasToString("SK BETWEEN ORDER# AND PROFILE");
    assertThat(hull(ORDERS, SortCondition.beginsWith("SK", "LINE#")))
        .hasToString("SK BETWEEN LINE# AND ORDER#" + Components.TOP);
  }

  @Test
  void hullOfHalfOpenIntervalsIsHalfOpen() {
    NativeRange<Integer> range = NativeRange.over("n", NativeEncoding.integer());

    assertThat(SortCondition.hull("n", List.of(range.greaterThan("c", 5), range.greaterThan("c", 7))))
        .hasToString("n > 5");
    assertThat(SortCondition.hull("n", List.of(range.greaterThan("c", 5), range.atLeast("c", 5))))
        .hasToString("n >= 5");
    assertThat(SortCondition.hull("n", List.of(range.lessThan("c", 5), range.between("c", 1, 3))))
        .hasToString("n < 5");
    assertThat(SortCondition.hull("n", List.of(range.lessThan("c", 5), range.greaterThan("c", 5))))
        .isSameAs(SortCondition.any());
  }

  @Test
  void hullLeavesOutWhatNothingMeets() {
    assertThat(hull(ORDERS, SortCondition.none())).isSameAs(ORDERS);
    assertThat(hull(SortCondition.none(), SortCondition.none()).isEmpty()).isTrue();
  }

  @Test
  void hullOfOneIsThatOne() {
    SortCondition range = SortRange.over("SK", "A#", KeyEncoding.paddedInt(3), "", false).atLeast("seq", 5);

    assertThat(hull(range)).isSameAs(range);
  }

  /** Whatever one of them selects, the hull selects. */
  @Property(tries = 300, shrinking = ShrinkingMode.OFF)
  void hullCoversEachOfThem(@ForAll long seed) {
    RangeQuestions questions = new RangeQuestions(seed);
    List<RangeQuestion<?>> asked = List.of(questions.next(), questions.nextLong(), questions.next());
    List<SortCondition> conditions = new ArrayList<>();
    asked.forEach(question -> conditions.add(question.asked()));
    SimulatedPartition hull = SimulatedPartition.asked(SortCondition.hull("SK", conditions));
    asked.forEach(question -> checkCovered(question, hull));
  }

  private static <T> void checkCovered(RangeQuestion<T> question, SimulatedPartition hull) {
    SimulatedPartition alone = SimulatedPartition.asked(question.asked());
    for (T value : question.values()) {
      for (String tail : question.rest()) {
        String key = question.key(true, value, tail);
        if (RangeQuestion.storable(key) && alone.selects(AttributeValue.fromS(key))) {
          assertThat(hull.selects(AttributeValue.fromS(key))).as("<%s> of %s", key, question).isTrue();
        }
      }
    }
  }

  /** Native text may hold U+10FFFF, which no template does. */
  @Test
  void hullOfNativePrefixesHoldsTheLastTexts() {
    NativeRange<String> range = NativeRange.over("SK", NativeEncoding.string());
    SortCondition hull = hull(range.beginsWith("c", "a"), range.beginsWith("c", "b"));

    assertThat(SimulatedPartition.asked(hull).selects(AttributeValue.fromS("b" + Components.TOP + "z"))).isTrue();
    assertThat(SimulatedPartition.asked(hull).selects(AttributeValue.fromS("c"))).isFalse();
  }

  @Test
  void emptyPrefixIsNoCondition() {
    assertThat(SortCondition.beginsWith("SK", "")).isSameAs(SortCondition.any());
  }

  @Test
  void nothingBeginsWithMoreThanAKeyHolds() {
    assertThat(SortCondition.beginsWith("SK", "x".repeat(1025)).isEmpty()).isTrue();
    assertThat(SortCondition.beginsWith("SK", "x".repeat(1024)).isEmpty()).isFalse();
  }

  @Test
  void equalityRefusesWhatCannotBeAKey() {
    assertThatThrownBy(() -> SortCondition.equalTo("SK", "\u00E9".repeat(513)))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage("SK cannot be used in a key: it has 1026 bytes, and a sort key at most 1024.");
    assertThatThrownBy(() -> SortCondition.equalTo("SK", "")).isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("is empty");
  }

  @Test
  void anAbsentOrMistypedAttributeMeetsNothing() {
    ItemKey none = name -> null;
    ItemKey number = name -> AttributeValue.fromN("1");

    assertThat(ORDERS.matches(none)).isFalse();
    assertThat(ORDERS.matches(number)).isFalse();
    assertThat(PROFILE.matches(number)).isFalse();
    assertThat(hull(PROFILE, ORDERS).matches(none)).isFalse();
    assertThat(hull(PROFILE, ORDERS).matches(number)).isFalse();
    assertThat(SortCondition.any().matches(none)).isTrue();
  }

  private static SortCondition hull(SortCondition... conditions) {
    return SortCondition.hull("SK", List.of(conditions));
  }
}
