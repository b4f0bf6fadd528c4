package dev.keywright.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.generated.NumberedItems.Way;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A range returns, through the SDK and the embedded engine, exactly what a filter in memory over all items returns, in
 * the order of the keys: up and down, all at once and by pages. {@code -Dkeywright.tries} sets how many questions.
 */
class RangesOnTheEngineTest {
  private static final int QUESTIONS = Integer.getInteger("keywright.tries", 1000);
  private static final int QUESTIONS_PER_PARTITION = 8;
  /** Native ranges are plain operators: a quarter of the questions does. */
  private static final int NATIVE_SHARE = 4;
  private static final ReadPattern UP = ReadPattern.named("Numbered.inRange");

  private static NumberedItems items;

  @BeforeContainer
  static void start() {
    items = new NumberedItems();
  }

  @AfterContainer
  static void stop() {
    items.close();
  }

  @Property(tries = 1, shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
  void ofATemplate(@ForAll Random random) {
    for (int asked = 0; asked < QUESTIONS; asked += QUESTIONS_PER_PARTITION) {
      RangeQuestions questions = new RangeQuestions(random.nextLong());
      RangeQuestion<?> first = random.nextInt(4) == 0 ? questions.nextLong() : questions.next();
      askOfTemplate(first, questions, random);
    }
  }

  @Property(tries = 1, shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
  void ofANativeKey(@ForAll Random random) {
    for (int asked = 0; asked < QUESTIONS / NATIVE_SHARE; asked += NativeKind.ALL.size() * QUESTIONS_PER_PARTITION) {
      for (NativeKind<?> kind : NativeKind.ALL) {
        askOfNative(kind, random);
      }
    }
  }

  private static <T> void askOfTemplate(RangeQuestion<T> first, RangeQuestions questions, Random random) {
    List<Entry<T>> entries = entries(first);
    String partition = items.fill(entries.stream()
        .map(entry -> Map.of("SK", AttributeValue.fromS(entry.key()))).toList());
    RangeQuestion<T> question = first;
    for (int i = 0; i < QUESTIONS_PER_PARTITION; i++) {
      RangeQuestion<T> asked = question;
      List<Integer> kept = IntStream.range(0, entries.size())
          .filter(number -> !NumberedItems.isForeign(number))
          .filter(number -> entries.get(number).asked() && asked.trueOf(entries.get(number).value()))
          .boxed().toList();
      if (asked.ranged().ordered(asked.more())) {
        Comparator<T> order = asked.ranged().label().startsWith("desc")
            ? asked.ranged().order().reversed() : asked.ranged().order();
        assertThat(kept).as("keys in the order of their values, %s", asked)
            .isSortedAccordingTo(Comparator.comparing(number -> entries.get(number).value(), order));
      }
      ask(UP, partition, asked.asked(), kept, asked, random);
      question = questions.again(first);
    }
  }

  /** All items, in the order of their keys. */
  private static <T> List<Entry<T>> entries(RangeQuestion<T> question) {
    SortedMap<String, Entry<T>> byKey = new TreeMap<>(Components.BYTES);
    for (T value : question.values()) {
      for (String tail : question.rest()) {
        String other = question.key(false, value, tail);
        byKey.put(other, new Entry<>(other, question.other().equals(question.leading()), value));
        String key = question.key(true, value, tail);
        byKey.put(key, new Entry<>(key, true, value));
      }
    }
    return byKey.values().stream().filter(entry -> RangeQuestion.storable(entry.key())).toList();
  }

  private static <T> void askOfNative(NativeKind<T> kind, Random random) {
    List<T> values = kind.values().stream().sorted(kind.order()).toList();
    List<AttributeValue> stored = values.stream().map(value -> kind.encoding().encode("r", value)).toList();
    String attribute = stored.get(0).type().name();
    String partition = items.fill(IntStream.range(0, values.size()).mapToObj(number -> Map.of(
        "SK", AttributeValue.fromS("%03d".formatted(number)), attribute, stored.get(number))).toList());
    NativeRange<T> range = NativeRange.over(attribute, kind.encoding());
    List<T> bounds = Stream.concat(kind.values().stream(), kind.beyond().stream()).toList();
    for (int i = 0; i < QUESTIONS_PER_PARTITION; i++) {
      NativeQuestion<T> question = NativeQuestion.random(kind, bounds, random);
      List<Integer> kept = IntStream.range(0, values.size())
          .filter(number -> !NumberedItems.isForeign(number))
          .filter(number -> question.trueOf(values.get(number)))
          .boxed().toList();
      ask(UP.index(NumberedItems.indexOf(attribute)), partition, question.asked(range), kept, question, random);
    }
  }

  private static void ask(ReadPattern up, String partition, SortCondition sort, List<Integer> kept, Object question,
                          Random random) {
    boolean descending = random.nextBoolean();
    List<Integer> expected = new ArrayList<>(kept);
    if (descending) {
      Collections.reverse(expected);
    }
    int pageSize = random.nextInt(4);
    Way way = Way.values()[random.nextInt(Way.values().length)];
    assertThat(items.ask(descending ? up.descending() : up, partition, sort, pageSize, way))
        .as("%s, %s, descending %s, page size %d, for %s", sort, way, descending, pageSize, question)
        .isEqualTo(expected);
  }

  /** One item: whether its key begins as the question's, and the value of the ranged component. */
  private record Entry<T>(String key, boolean asked, T value) {
  }
}
