package dev.keywright.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.generated.Component.Shape;
import dev.keywright.runtime.generated.RangeQuestion.Operator;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A range asks DynamoDB for exactly the items that a filter in memory over the values would keep. */
class SortRangeTest {

  @Property(tries = 3000)
  void selectsWhatAFilterSelects(@ForAll("questions") RangeQuestion<?> question) {
    check(question);
  }

  @Property(tries = 1500)
  void selectsWhatAFilterSelectsAtTheLimit(@ForAll("longQuestions") RangeQuestion<?> question) {
    check(question);
  }

  private static <T> void check(RangeQuestion<T> question) {
    SortCondition condition = question.asked();
    for (T value : question.values()) {
      for (String tail : question.rest()) {
        checkItem(question, condition, true, value, tail);
        if (!question.other().equals(question.leading())) {
          checkItem(question, condition, false, value, tail);
        }
      }
    }
  }

  private static <T> void checkItem(RangeQuestion<T> question, SortCondition condition, boolean asked, T value,
                                    String tail) {
    String key = question.key(asked, value, tail);
    if (RangeQuestion.storable(key)) {
      assertThat(SimulatedPartition.selects(condition, RangeQuestion.stored(key)))
          .as("%s on item <%s> of <%s>", condition, key, value)
          .isEqualTo(asked && question.trueOf(value));
    }
  }

  @Provide
  Arbitrary<RangeQuestion<?>> questions() {
    return delimiters().flatMap(d -> Arbitraries.of(Components.of(d)).flatMap(ranged ->
        question(d, ranged, leadings(d))));
  }

  /** Pinned text that leaves a few bytes for the ranged component, and bounds that do not fit. */
  @Provide
  Arbitrary<RangeQuestion<?>> longQuestions() {
    return delimiters().flatMap(d -> Arbitraries.of(Components.of(d)).flatMap(ranged ->
        question(d, ranged, Arbitraries.integers().between(975, 1023).map(size -> "x".repeat(size - 1) + d))));
  }

  private static Arbitrary<Character> delimiters() {
    return Arbitraries.of('#', ':', '_', '|', '"', '\\', '.').injectDuplicates(0.5);
  }

  private static Arbitrary<String> leadings(char d) {
    Arbitrary<String> pinned = Components.hostileTexts(d).map(text -> KeyEncoding.string(d).encode("p", text) + d);
    return Arbitraries.oneOf(Arbitraries.of("", "ORDER" + d, "" + d, "o"), pinned, pinned.map(text -> "C" + d + text));
  }

  private static <T> Arbitrary<RangeQuestion<?>> question(char d, Component<T> ranged, Arbitrary<String> leadings) {
    return following(d, ranged).flatMap(following -> rest(d, ranged, following).flatMap(rest ->
        operators(ranged, !following.isEmpty() || !rest.get(0).isEmpty()).flatMap(operator ->
            Combinators.combine(leadings, leadings, ranged.values().list().ofMinSize(2).ofMaxSize(6), ranged.bounds(),
                    ranged.bounds())
                .as((leading, other, values, bound, second) -> new RangeQuestion<>(leading,
                    distinct(leading, other), ranged, following, rest, values, operator, bound, second)))));
  }

  /** Items under another pinned text count only if the two templates' texts cannot run into each other. */
  private static String distinct(String leading, String other) {
    return leading.startsWith(other) || other.startsWith(leading) ? leading : other;
  }

  private static Arbitrary<String> following(char d, Component<?> ranged) {
    return switch (ranged.shape()) {
      case FIXED -> Arbitraries.of("", "" + d, "X", d + "Y" + d, "\uFFFF", "\u0000");
      case ORDERED_TEXT -> Arbitraries.of("", "" + d, "" + d, "!", "\u0000", d + "Y");
      case TEXT, UNORDERED_TEXT -> Arbitraries.of("", "" + d, d + "Y");
    };
  }

  private static Arbitrary<List<String>> rest(char d, Component<?> ranged, String following) {
    Arbitrary<List<String>> some = Components.hostileTexts(d).list().ofMinSize(1).ofMaxSize(3);
    boolean mayRunOn = ranged.shape() == Shape.FIXED || !following.isEmpty();
    return mayRunOn ? Arbitraries.oneOf(Arbitraries.just(List.of("")), some) : Arbitraries.just(List.of(""));
  }

  private static Arbitrary<Operator> operators(Component<?> ranged, boolean more) {
    boolean ordered = ranged.orderedBeforeMore() || ranged.shape() == Shape.TEXT && !more;
    if (!ordered) {
      return Arbitraries.just(Operator.BEGINS_WITH);
    }
    return ranged.text()
        ? Arbitraries.of(Operator.values())
        : Arbitraries.of(Operator.values()).filter(operator -> operator != Operator.BEGINS_WITH);
  }
}
