package dev.keywright.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidKeyException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The conditions themselves, as they are sent, and what no range can be asked of. */
class SortRangeExamplesTest {
  private static final String M = Components.TOP;
  private static final LocalDate DAY = LocalDate.of(2026, 1, 31);

  private final SortRange<LocalDate> last = SortRange.over("SK", "REC#", KeyEncoding.localDate(), "", false);
  private final SortRange<LocalDate> more = SortRange.over("SK", "REC#", KeyEncoding.localDate(), "#SKU#", true);
  private final SortRange<String> text = SortRange.over("SK", "O#", KeyEncoding.string('#'), "", false);
  private final SortRange<Integer> newest = SortRange.over("SK", "O#", KeyEncoding.descendingInt(3), "", false);

  @Test
  void asksForWhatNothingFollows() {
    assertThat(last.atLeast("day", DAY)).hasToString("SK BETWEEN REC#2026-01-31 AND REC#" + M);
    assertThat(last.greaterThan("day", DAY)).hasToString("SK BETWEEN REC#2026-02-01 AND REC#" + M);
    assertThat(last.atMost("day", DAY)).hasToString("SK BETWEEN REC# AND REC#2026-01-31");
    assertThat(last.lessThan("day", DAY)).hasToString("SK BETWEEN REC# AND REC#2026-01-30");
  }

  @Test
  void asksForWhatSomethingFollows() {
    assertThat(more.atLeast("day", DAY)).hasToString("SK BETWEEN REC#2026-01-31 AND REC#" + M);
    assertThat(more.greaterThan("day", DAY)).hasToString("SK BETWEEN REC#2026-01-31#SKU#" + M + " AND REC#" + M);
    assertThat(more.atMost("day", DAY)).hasToString("SK BETWEEN REC# AND REC#2026-01-31#SKU#" + M);
    assertThat(more.lessThan("day", DAY)).hasToString("SK BETWEEN REC# AND REC#2026-01-31");
    assertThat(more.between("day", DAY, DAY)).hasToString("SK BETWEEN REC#2026-01-31 AND REC#2026-01-31#SKU#" + M);
  }

  @Test
  void asksForStrings() {
    assertThat(text.greaterThan("id", "ab")).hasToString("SK BETWEEN O#ab\u0000 AND O#" + M);
    assertThat(text.lessThan("id", "ab")).hasToString("SK BETWEEN O# AND O#aa" + M);
    assertThat(text.beginsWith("id", "a#")).hasToString("SK begins with O#a$!");
    assertThat(text.beginsWith("id", "")).hasToString("SK begins with O#");
  }

  /** Below U+E000 comes U+D7FF: half a surrogate pair cannot be sent. */
  @Test
  void stepsOverTheSurrogates() {
    assertThat(text.lessThan("id", "\uE000")).hasToString("SK BETWEEN O# AND O#\uD7FF" + M);
  }

  @Test
  void leavesOpenSidesOutWhereNothingIsPinned() {
    SortRange<Instant> range = SortRange.over("SK", "", KeyEncoding.instantSeconds(), "#", true);
    Instant noon = Instant.parse("2026-01-31T12:00:00Z");

    assertThat(range.atLeast("at", noon)).hasToString("SK >= 2026-01-31T12:00:00Z");
    assertThat(range.greaterThan("at", noon)).hasToString("SK >= 2026-01-31T12:00:00Z#" + M);
    assertThat(range.atMost("at", noon)).hasToString("SK <= 2026-01-31T12:00:00Z#" + M);
    assertThat(range.lessThan("at", noon)).hasToString("SK <= 2026-01-31T12:00:00Z");
    assertThat(range.atLeast("at", Instant.MIN)).isSameAs(SortCondition.any());
  }

  @Test
  void roundsBounds() {
    SortRange<Instant> range = SortRange.over("SK", "", KeyEncoding.instantSeconds(), "", false);
    Instant between = Instant.parse("2026-01-31T12:00:00.5Z");

    assertThat(range.greaterThan("at", between)).hasToString("SK >= 2026-01-31T12:00:01Z");
    assertThat(range.lessThan("at", between)).hasToString("SK <= 2026-01-31T12:00:00Z");
    assertThat(range.between("at", between, between).isEmpty()).isTrue();
  }

  @Test
  void exchangesTheEndsOfReversedEncodings() {
    assertThat(newest.atLeast("seq", 7)).hasToString("SK BETWEEN O# AND O#992");
    assertThat(newest.greaterThan("seq", 7)).hasToString("SK BETWEEN O# AND O#991");
    assertThat(newest.atMost("seq", 7)).hasToString("SK BETWEEN O#992 AND O#" + M);
    assertThat(newest.lessThan("seq", 7)).hasToString("SK BETWEEN O#993 AND O#" + M);
    assertThat(newest.between("seq", 1, 7)).hasToString("SK BETWEEN O#992 AND O#998");
  }

  @Test
  void knowsEmptyAndFullRanges() {
    assertThat(newest.lessThan("seq", 0).isEmpty()).isTrue();
    assertThat(newest.greaterThan("seq", 999).isEmpty()).isTrue();
    assertThat(newest.atLeast("seq", 1000).isEmpty()).isTrue();
    assertThat(newest.atLeast("seq", -5)).hasToString("SK begins with O#");
    assertThat(newest.between("seq", -5, 5000)).hasToString("SK begins with O#");
    assertThat(newest.between("seq", 7, 1).isEmpty()).isTrue();
    assertThat(text.lessThan("id", "\u0000").isEmpty()).isTrue();
    assertThat(text.atMost("id", "").isEmpty()).isTrue();
    assertThat(more.lessThan("day", LocalDate.of(0, 1, 1)).isEmpty()).isTrue();
  }

  @Test
  void nothingBeginsWithWhatCannotBeStored() {
    SortRange<String> raw = SortRange.over("SK", "", KeyEncoding.raw('#'), "#", true);

    assertThat(raw.beginsWith("id", "a#").isEmpty()).isTrue();
    assertThat(text.beginsWith("id", M).isEmpty()).isTrue();
    assertThat(text.beginsWith("id", "x".repeat(1024)).isEmpty()).isTrue();
  }

  @Test
  void refusesWhatIsNoBound() {
    assertThatThrownBy(() -> text.atLeast("id", "a\uD83D")).isInstanceOf(InvalidKeyException.class)
        .hasMessage("id cannot be used in a key: it has an unpaired surrogate at position 1.");
    assertThatThrownBy(() -> text.beginsWith("id", "\uD83D")).isInstanceOf(InvalidKeyException.class);
    assertThatThrownBy(() -> text.between("id", "a", null)).isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("is null");
  }

  /** The compiler never generates these: there is no order to ask for. */
  @Test
  void refusesRangesWithoutAnOrder() {
    SortRange<String> followed = SortRange.over("SK", "", KeyEncoding.string('#'), "#", true);
    SortRange<String> folded = SortRange.over("SK", "", KeyEncoding.lower('#'), "", false);
    SortRange<String> runsOn = SortRange.over("SK", "", KeyEncoding.ordered('#'), "x#", true);
    SortRange<TimeUnit> unit = SortRange.over("SK", "", KeyEncoding.enumeration(TimeUnit.values()), "", false);

    assertThatThrownBy(() -> followed.atLeast("id", "a")).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> folded.atLeast("id", "a")).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> runsOn.atLeast("id", "a")).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> runsOn.beginsWith("id", "a")).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> unit.atLeast("unit", TimeUnit.DAYS)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> newest.beginsWith("seq", "9")).isInstanceOf(IllegalStateException.class);
  }
}
