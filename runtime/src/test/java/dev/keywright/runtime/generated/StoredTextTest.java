package dev.keywright.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.KeywrightException;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.YearMonth;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The exact texts of encoding 1, which is stored data for ever, and what each encoding refuses. */
class StoredTextTest {
  private static final Instant NOON = Instant.parse("2026-01-31T12:00:00.5Z");

  @Test
  void writesStrings() {
    assertThat(KeyEncoding.string('#').encode("c", "a#b$c!d")).isEqualTo("a$!b$$c!d");
    assertThat(KeyEncoding.string(':').encode("c", "a:b;c#")).isEqualTo("a;!b;;c#");
    assertThat(KeyEncoding.raw('#').encode("c", "a$b!")).isEqualTo("a$b!");
    assertThat(KeyEncoding.ordered('#').encode("c", "a #$!z")).isEqualTo("a$E$H$I$Fz");
    assertThat(KeyEncoding.lower('#').encode("c", "Ann#\u0130\u03A3")).isEqualTo("ann$!i\u0307\u03C3");
    assertThat(KeyEncoding.upper('#').encode("c", "stra\u00DFe")).isEqualTo("STRASSE");
    assertThat(KeyEncoding.orderedLower('#').encode("c", "A B")).isEqualTo("a$Eb");
    assertThat(KeyEncoding.orderedUpper('#').encode("c", "a b")).isEqualTo("A$EB");
  }

  @Test
  void handsPlainStringsBackAsTheyAre() {
    String plain = new String("c-1 \uD83D\uDE00");

    assertThat(KeyEncoding.string('#').encode("c", plain)).isSameAs(plain);
    assertThat(KeyEncoding.raw('#').encode("c", plain)).isSameAs(plain);
    assertThat(KeyEncoding.string('#').decode(plain)).isSameAs(plain);
  }

  @Test
  void writesIntegers() {
    assertThat(KeyEncoding.decimalLong().encode("c", -42L)).isEqualTo("-42");
    assertThat(KeyEncoding.decimalBigInteger().encode("c", BigInteger.TEN.pow(20))).isEqualTo("100000000000000000000");
    assertThat(KeyEncoding.paddedInt(10).encode("c", 42)).isEqualTo("0000000042");
    assertThat(KeyEncoding.paddedLong(38).encode("c", 7L)).isEqualTo("0".repeat(37) + "7");
    assertThat(KeyEncoding.descendingInt(10).encode("c", 42)).isEqualTo("9999999957");
    assertThat(KeyEncoding.descendingByte(3).encode("c", (byte) 0)).isEqualTo("999");
    assertThat(KeyEncoding.signedLong().encode("c", 42L)).isEqualTo("09223372036854775850");
    assertThat(KeyEncoding.signedLong().encode("c", -1L)).isEqualTo("09223372036854775807");
    assertThat(KeyEncoding.signedLong().encode("c", Long.MIN_VALUE)).isEqualTo("00000000000000000000");
    assertThat(KeyEncoding.signedLong().encode("c", Long.MAX_VALUE)).isEqualTo("18446744073709551615");
    assertThat(KeyEncoding.signedShort().encode("c", Short.MIN_VALUE)).isEqualTo("09223372036854743040");
    assertThat(KeyEncoding.signedBigInteger().encode("c", BigInteger.ONE)).isEqualTo("09223372036854775809");
    assertThat(KeyEncoding.paddedBigInteger(22).encode("c", BigInteger.TEN.pow(21))).isEqualTo("1" + "0".repeat(21));
  }

  @Test
  void writesTimes() {
    assertThat(KeyEncoding.instant().encode("c", NOON)).isEqualTo("2026-01-31T12:00:00.500000000Z");
    assertThat(KeyEncoding.instantMillis().encode("c", NOON)).isEqualTo("2026-01-31T12:00:00.500Z");
    assertThat(KeyEncoding.instantSeconds().encode("c", NOON.minusMillis(500))).isEqualTo("2026-01-31T12:00:00Z");
    assertThat(KeyEncoding.epochSeconds().encode("c", Instant.ofEpochSecond(1))).isEqualTo("0000000001");
    assertThat(KeyEncoding.epochMillis().encode("c", NOON)).isEqualTo("1769860800500");
    assertThat(KeyEncoding.instant().encode("c", Instant.parse("0000-01-01T00:00:00Z")))
        .isEqualTo("0000-01-01T00:00:00.000000000Z");
    assertThat(KeyEncoding.localDate().encode("c", LocalDate.of(987, 6, 5))).isEqualTo("0987-06-05");
    assertThat(KeyEncoding.localDateTime().encode("c", LocalDateTime.of(2026, 1, 31, 8, 15)))
        .isEqualTo("2026-01-31T08:15:00.000000000");
    assertThat(KeyEncoding.localTime().encode("c", LocalTime.of(8, 15))).isEqualTo("08:15:00.000000000");
    assertThat(KeyEncoding.yearMonth().encode("c", YearMonth.of(2026, 1))).isEqualTo("2026-01");
  }

  @Test
  void writesTheRest() {
    UUID id = UUID.fromString("F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6");

    assertThat(KeyEncoding.uuid().encode("c", id)).isEqualTo("f81d4fae-7dec-11d0-a765-00a0c91e6bf6");
    assertThat(KeyEncoding.enumeration(TimeUnit.values()).encode("c", TimeUnit.DAYS)).isEqualTo("DAYS");
    assertThat(KeyEncoding.enumeration(TimeUnit.values()).decode("DAYS")).isSameAs(TimeUnit.DAYS);
    assertThat(KeyEncoding.bool().encode("c", true)).isEqualTo("true");
    assertThat(KeyEncoding.bool().decode("false")).isFalse();
  }

  @Test
  void refusesStringsThatCannotBeKeys() {
    refuses(KeyEncoding.string('#'), "", "is empty");
    refuses(KeyEncoding.string('#'), "a\uD800", "has an unpaired surrogate at position 1");
    refuses(KeyEncoding.string('#'), "#\uDC00", "has an unpaired surrogate at position 1");
    refuses(KeyEncoding.ordered('#'), "a\uDBFF\uDFFF", "has the character U+10FFFF at position 1");
    refuses(KeyEncoding.raw('#'), "a#b", "has the delimiter '#', which the format raw cannot hold");
    refuses(KeyEncoding.lower('#'), "", "is empty");
    refuses(KeyEncoding.string('#'), null, "is null");
  }

  @Test
  void refusesNumbersThatDoNotFit() {
    refuses(KeyEncoding.paddedInt(3), -1, "is -1, below the least its format can hold, 0");
    refuses(KeyEncoding.paddedInt(3), 1000, "is 1000, above the greatest its format can hold, 999");
    refuses(KeyEncoding.descendingLong(10), -1L, "is -1, below the least its format can hold, 0");
    refuses(KeyEncoding.signedBigInteger(), BigInteger.TEN.pow(19),
        "is 10000000000000000000, above the greatest its format can hold, 9223372036854775807");
  }

  @Test
  void refusesTimesThatDoNotFit() {
    refuses(KeyEncoding.instantSeconds(), NOON,
        "is 2026-01-31T12:00:00.500Z, which has finer digits than its format can hold");
    refuses(KeyEncoding.instantMillis(), NOON.plusNanos(1),
        "is 2026-01-31T12:00:00.500000001Z, which has finer digits than its format can hold");
    refuses(KeyEncoding.epochSeconds(), Instant.EPOCH.minusSeconds(1),
        "is 1969-12-31T23:59:59Z, below the least its format can hold, 1970-01-01T00:00:00Z");
    refuses(KeyEncoding.localDate(), LocalDate.of(10_000, 1, 1),
        "is +10000-01-01, above the greatest its format can hold, 9999-12-31");
  }

  @Test
  void decodesOnlyItsOwnTexts() {
    refusesText(KeyEncoding.string('#'), "a#b");
    refusesText(KeyEncoding.string('#'), "a$b");
    refusesText(KeyEncoding.string('#'), "a$");
    refusesText(KeyEncoding.paddedInt(3), "0042");
    refusesText(KeyEncoding.paddedInt(10), "9999999999");
    refusesText(KeyEncoding.decimalInt(), "007");
    refusesText(KeyEncoding.decimalInt(), "-0");
    refusesText(KeyEncoding.decimalInt(), "-");
    refusesText(KeyEncoding.decimalInt(), "9999999999");
    refusesText(KeyEncoding.localDate(), "2026-02-30");
    refusesText(KeyEncoding.instant(), "2026-01-31T24:00:00.000000000Z");
    refusesText(KeyEncoding.uuid(), "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6");
    refusesText(KeyEncoding.enumeration(TimeUnit.values()), "days");
    refusesText(KeyEncoding.signedInt(), "09223372039002259456");
    refusesText(KeyEncoding.signedLong(), "18446744073709551616");
    refusesText(KeyEncoding.lower('#'), "Ann");
  }

  private static <T> void refuses(KeyEncoding<T> encoding, T value, String reason) {
    assertThatThrownBy(() -> encoding.encode("seq", value)).isInstanceOf(InvalidKeyException.class)
        .hasMessage("seq cannot be used in a key: it " + reason + ".");
  }

  private static void refusesText(KeyEncoding<?> encoding, String text) {
    assertThatThrownBy(() -> encoding.decode(text)).as(text).isInstanceOf(KeywrightException.class)
        .hasMessageContaining('"' + text + '"');
  }
}
