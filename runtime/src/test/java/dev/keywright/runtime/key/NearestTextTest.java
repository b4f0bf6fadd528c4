package dev.keywright.runtime.key;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** No text that fits lies between a bound that does not and its neighbours. */
class NearestTextTest {

  @Property(tries = 1000)
  void floorPartsTheTextsThatFit(@ForAll @IntRange(min = 4, max = 7) int limit, @ForAll("texts") String bound,
                                 @ForAll("texts") String stored) {
    NearestText nearest = new NearestText(limit);
    String floor = nearest.floor(bound);

    assertThat(floor.getBytes(UTF_8).length).isLessThanOrEqualTo(limit);
    if (nearest.fits(stored)) {
      assertThat(atMost(stored, floor)).isEqualTo(atMost(stored, bound));
    }
  }

  @Property(tries = 1000)
  void ceilingPartsTheTextsThatFit(@ForAll @IntRange(min = 4, max = 7) int limit, @ForAll("texts") String bound,
                                   @ForAll("texts") String stored) {
    NearestText nearest = new NearestText(limit);
    Optional<String> ceiling = nearest.ceiling(bound);

    ceiling.ifPresent(text -> assertThat(text.getBytes(UTF_8).length).isLessThanOrEqualTo(limit));
    if (nearest.fits(stored)) {
      assertThat(ceiling.isPresent() && atMost(ceiling.get(), stored)).isEqualTo(atMost(bound, stored));
    }
  }

  /** "aaaé" cut at a character boundary is "aaa", and "aaa0" would be lost. */
  @Test
  void fillsWhatACutCharacterLeaves() {
    assertThat(new NearestText(4).floor("aaa\u00E9")).isEqualTo("aaa\u007F");
    assertThat(new NearestText(4).ceiling("aaa\u00E9")).contains("aab");
  }

  @Test
  void stepsOverTheSurrogates() {
    assertThat(new NearestText(3).ceiling("\uD7FFx")).contains("\uE000");
  }

  @Test
  void hasNoCeilingAboveTheLastTexts() {
    assertThat(new NearestText(4).ceiling("\uDBFF\uDFFFx")).isEmpty();
  }

  private static boolean atMost(String one, String other) {
    return Utf8Order.ORDER.compare(one, other) <= 0;
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of("a", "b", "\u0000", "\u007E", "\u007F", "\u0080", "\u07FF", "\u0800", "\uD7FF", "\uE000",
        "\uFFFF", "\uD800\uDC00", "\uDBFF\uDFFE", "\uDBFF\uDFFF").list().ofMinSize(1).ofMaxSize(8)
        .map(parts -> String.join("", parts));
  }
}
