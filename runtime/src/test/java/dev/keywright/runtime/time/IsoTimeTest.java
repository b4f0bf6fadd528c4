package dev.keywright.runtime.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IsoTimeTest {
  @Property(tries = 500)
  void everyInstantComesBack(@ForAll @LongRange(min = InstantText.MIN_SECOND, max = InstantText.MAX_SECOND) long second,
      @ForAll @IntRange(max = 999_999_999) int nano) {
    Instant value = Instant.ofEpochSecond(second, nano);
    String text = IsoTime.format(value);
    assertThat(text).hasSize(30).endsWith("Z");
    assertThat(IsoTime.parseInstant(text)).isEqualTo(value).isEqualTo(Instant.parse(text));
    assertThat(IsoTime.parseInstant(value.toString())).isEqualTo(value);
    LocalDateTime local = LocalDateTime.ofInstant(value, ZoneOffset.UTC);
    assertThat(IsoTime.parseLocalDateTime(IsoTime.format(local))).isEqualTo(local);
    assertThat(IsoTime.parseLocalDateTime(local.toString())).isEqualTo(local);
    assertThat(IsoTime.parseLocalDate(IsoTime.format(local.toLocalDate()))).isEqualTo(local.toLocalDate());
    assertThat(IsoTime.parseLocalTime(IsoTime.format(local.toLocalTime()))).isEqualTo(local.toLocalTime());
    YearMonth month = YearMonth.from(local);
    assertThat(IsoTime.parseYearMonth(IsoTime.format(month))).isEqualTo(month);
  }

  @Property(tries = 300)
  void textOrderIsTimeOrder(
      @ForAll @LongRange(min = InstantText.MIN_SECOND, max = InstantText.MAX_SECOND) long one,
      @ForAll @LongRange(min = InstantText.MIN_SECOND, max = InstantText.MAX_SECOND) long other) {
    Instant a = Instant.ofEpochSecond(one);
    Instant b = Instant.ofEpochSecond(other);
    assertThat(Integer.signum(IsoTime.format(a).compareTo(IsoTime.format(b)))).isEqualTo(a.compareTo(b));
  }

  @Test
  void writesFixedWidth() {
    Instant value = Instant.parse("1969-12-31T23:59:59Z");
    assertThat(IsoTime.format(value)).isEqualTo("1969-12-31T23:59:59.000000000Z");
    assertThat(IsoTime.formatSeconds(value)).isEqualTo("1969-12-31T23:59:59Z");
    assertThat(IsoTime.formatMillis(value.plusMillis(5))).isEqualTo("1969-12-31T23:59:59.005Z");
    assertThat(IsoTime.format(IsoTime.MIN_INSTANT)).isEqualTo("0000-01-01T00:00:00.000000000Z");
    assertThat(IsoTime.format(IsoTime.MAX_INSTANT)).isEqualTo("9999-12-31T23:59:59.999999999Z");
    assertThat(IsoTime.format(LocalTime.of(8, 5))).isEqualTo("08:05:00.000000000");
    assertThat(IsoTime.format(LocalDate.of(7, 1, 2))).isEqualTo("0007-01-02");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2024-02-29T10:00Z", "2024-02-29T11:00:00+01:00", "2024-02-29T10:00:00.0Z",
      "2024-02-29T10:00:00Z", "2024-02-29T10:00:00.000000000Z", "2024-02-29T10:00:00.000+00:00"})
  void readsAnyIsoForm(String text) {
    assertThat(IsoTime.parseInstant(text)).isEqualTo("2024-02-29T10:00:00Z");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Z", "2023-02-29T10:00:00Z", "2024-13-01T10:00:00Z", "2024-01-01T25:00:00Z",
      "2024-01-01T10:60:00Z", "2024-01-01 10:00:00Z", "2024-01-01T10:00:00.0000000000Z",
      "2024-01-01T10:00:00.+1Z", "٢٠٢٤-01-01T10:00:00Z", "2024-01-01T10:00:00"})
  void refusesWhatIsNoInstant(String text) {
    assertThatThrownBy(() -> IsoTime.parseInstant(text)).isInstanceOf(DateTimeException.class);
  }

  @Test
  void refusesWhatTheWidthCannotHold() {
    assertThatThrownBy(() -> IsoTime.format(IsoTime.MAX_INSTANT.plusNanos(1)))
        .isInstanceOf(DateTimeException.class).hasMessageContaining("years 0000 to 9999");
    assertThatThrownBy(() -> IsoTime.format(IsoTime.MIN_INSTANT.minusNanos(1))).isInstanceOf(DateTimeException.class);
    assertThatThrownBy(() -> IsoTime.format(LocalDate.of(-1, 1, 1))).isInstanceOf(DateTimeException.class);
    assertThatThrownBy(() -> IsoTime.format(YearMonth.of(10_000, 1))).isInstanceOf(DateTimeException.class);
    assertThatThrownBy(() -> IsoTime.formatSeconds(Instant.ofEpochSecond(0, 1))).isInstanceOf(DateTimeException.class)
        .hasMessageContaining("seconds");
    assertThatThrownBy(() -> IsoTime.formatMillis(Instant.ofEpochSecond(0, 1))).isInstanceOf(DateTimeException.class)
        .hasMessageContaining("millis");
  }

  @Test
  void refusesWhatIsNoDateOrTime() {
    assertThatThrownBy(() -> IsoTime.parseLocalDate("2023-02-29")).isInstanceOf(DateTimeException.class);
    assertThatThrownBy(() -> IsoTime.parseLocalDate("2023-2-9")).isInstanceOf(DateTimeException.class);
    assertThatThrownBy(() -> IsoTime.parseLocalTime("24:00:00")).isInstanceOf(DateTimeException.class);
    assertThatThrownBy(() -> IsoTime.parseLocalDateTime("2023-01-01T")).isInstanceOf(DateTimeException.class);
    assertThatThrownBy(() -> IsoTime.parseYearMonth("2023-1")).isInstanceOf(DateTimeException.class);
  }
}
