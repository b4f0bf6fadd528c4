package dev.keywright.runtime.generated;

import static org.assertj.core.api.Assertions.fail;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A range asks DynamoDB for exactly the items that a filter in memory over the values would keep. */
class SortRangeTest {
  private static final int QUESTIONS = 25;

  @Property(tries = 300, shrinking = ShrinkingMode.OFF)
  void selectsWhatAFilterSelects(@ForAll long seed) {
    RangeQuestions questions = new RangeQuestions(seed);
    for (int i = 0; i < QUESTIONS; i++) {
      check(questions.next());
    }
  }

  @Property(tries = 300, shrinking = ShrinkingMode.OFF)
  void selectsWhatAFilterSelectsAtTheLimit(@ForAll long seed) {
    RangeQuestions questions = new RangeQuestions(seed);
    for (int i = 0; i < QUESTIONS; i++) {
      check(questions.nextLong());
    }
  }

  private static <T> void check(RangeQuestion<T> question) {
    SimulatedPartition query = SimulatedPartition.asked(question.asked());
    for (T value : question.values()) {
      for (String tail : question.rest()) {
        checkItem(question, query, true, value, tail);
        if (!question.other().equals(question.leading())) {
          checkItem(question, query, false, value, tail);
        }
      }
    }
  }

  private static <T> void checkItem(RangeQuestion<T> question, SimulatedPartition query, boolean asked, T value,
                                    String tail) {
    String key = question.key(asked, value, tail);
    if (!RangeQuestion.storable(key)) {
      return;
    }
    boolean expected = asked && question.trueOf(value);
    if (query.selects(AttributeValue.fromS(key)) != expected) {
      fail("%s %s item <%s> of <%s> for %s", question.asked(), expected ? "misses" : "selects", key, value, question);
    }
  }
}
