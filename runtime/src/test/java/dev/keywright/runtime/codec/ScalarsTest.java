package dev.keywright.runtime.codec;

import static dev.keywright.runtime.codec.OneValue.read;
import static dev.keywright.runtime.codec.OneValue.roundTrip;
import static dev.keywright.runtime.codec.OneValue.store;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromBool;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.keywright.runtime.ItemReadException;
import dev.keywright.runtime.ItemWriteException;
import dev.keywright.runtime.generated.ValueCodec;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.BigRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScalarsTest {
  @Property(tries = 300)
  void numbersComeBack(@ForAll long whole, @ForAll int smaller, @ForAll short small, @ForAll byte tiny,
      @ForAll float single, @ForAll double twice,
      @ForAll @BigRange(min = "-99999999999999999999", max = "99999999999999999999") BigDecimal decimal) {
    assertThat(roundTrip(ValueCodec.longValue(), whole)).isEqualTo(whole);
    assertThat(roundTrip(ValueCodec.integer(), smaller)).isEqualTo(smaller);
    assertThat(roundTrip(ValueCodec.shortValue(), small)).isEqualTo(small);
    assertThat(roundTrip(ValueCodec.byteValue(), tiny)).isEqualTo(tiny);
    assertThat(roundTrip(ValueCodec.floatValue(), single)).isEqualTo(single);
    if (Math.abs(twice) >= 1e-130 && Math.abs(twice) < 1e126) {
      assertThat(roundTrip(ValueCodec.doubleValue(), twice)).isEqualTo(twice);
    }
    assertThat(roundTrip(ValueCodec.bigDecimal(), decimal)).isEqualByComparingTo(decimal);
    assertThat(roundTrip(ValueCodec.bigInteger(), decimal.toBigInteger())).isEqualTo(decimal.toBigInteger());
  }

  @Test
  void storesEachTypeInItsForm() {
    assertThat(store(ValueCodec.string(), "")).isEqualTo(fromS(""));
    assertThat(store(ValueCodec.bool(), false)).isEqualTo(fromBool(false));
    assertThat(store(ValueCodec.character(), '€')).isEqualTo(fromS("€"));
    assertThat(store(ValueCodec.doubleValue(), -0.0)).isEqualTo(fromN("0"));
    assertThat(store(ValueCodec.bigDecimal(), new BigDecimal("1.50"))).isEqualTo(fromN("1.5"));
    assertThat(store(ValueCodec.bigDecimal(), new BigDecimal("12E3"))).isEqualTo(fromN("12000"));
    assertThat(store(ValueCodec.instant(), Instant.EPOCH)).isEqualTo(fromS("1970-01-01T00:00:00.000000000Z"));
    assertThat(store(ValueCodec.instantSeconds(), Instant.EPOCH)).isEqualTo(fromS("1970-01-01T00:00:00Z"));
    assertThat(store(ValueCodec.instantMillis(), Instant.EPOCH)).isEqualTo(fromS("1970-01-01T00:00:00.000Z"));
    assertThat(store(ValueCodec.epochSeconds(), Instant.ofEpochSecond(-7))).isEqualTo(fromN("-7"));
    assertThat(store(ValueCodec.epochMillis(), Instant.ofEpochSecond(7))).isEqualTo(fromN("7000"));
    assertThat(store(ValueCodec.localDate(), LocalDate.of(2026, 1, 2))).isEqualTo(fromS("2026-01-02"));
    assertThat(store(ValueCodec.localTime(), LocalTime.of(8, 0))).isEqualTo(fromS("08:00:00.000000000"));
    assertThat(store(ValueCodec.localDateTime(), LocalDateTime.of(2026, 1, 2, 8, 0)))
        .isEqualTo(fromS("2026-01-02T08:00:00.000000000"));
    assertThat(store(ValueCodec.yearMonth(), YearMonth.of(2026, 1))).isEqualTo(fromS("2026-01"));
    assertThat(store(ValueCodec.duration(), Duration.ofMinutes(90))).isEqualTo(fromS("PT1H30M"));
    assertThat(store(ValueCodec.enumeration(DayOfWeek.values()), DayOfWeek.FRIDAY)).isEqualTo(fromS("FRIDAY"));
  }

  @Test
  void readsWhatItStores() {
    Instant now = Instant.parse("2026-05-06T07:08:09.123456789Z");
    assertThat(roundTrip(ValueCodec.instant(), now)).isEqualTo(now);
    assertThat(roundTrip(ValueCodec.instantMillis(), now.truncatedTo(ChronoUnit.MILLIS)))
        .isEqualTo("2026-05-06T07:08:09.123Z");
    assertThat(roundTrip(ValueCodec.epochMillis(), Instant.ofEpochMilli(-1))).isEqualTo(Instant.ofEpochMilli(-1));
    assertThat(roundTrip(ValueCodec.duration(), Duration.ofNanos(-5))).isEqualTo(Duration.ofNanos(-5));
    UUID id = UUID.fromString("00000000-0000-0001-8000-000000000002");
    assertThat(roundTrip(ValueCodec.uuid(), id)).isEqualTo(id);
    assertThat(roundTrip(ValueCodec.uri(), URI.create("a:b?c#d"))).isEqualTo(URI.create("a:b?c#d"));
    assertThat(roundTrip(ValueCodec.bytes(), new byte[] {0, -1})).containsExactly(0, -1);
    ByteBuffer part = ByteBuffer.wrap("xabcx".getBytes(StandardCharsets.UTF_8), 1, 3);
    assertThat(roundTrip(ValueCodec.byteBuffer(), part)).isEqualTo(part);
    assertThat(part.remaining()).isEqualTo(3);
    assertThat(roundTrip(ValueCodec.enumeration(DayOfWeek.values()), DayOfWeek.MONDAY)).isSameAs(DayOfWeek.MONDAY);
    assertThat(roundTrip(ValueCodec.string(), "🎉")).isEqualTo("🎉");
    assertThat(roundTrip(ValueCodec.bool(), true)).isTrue();
  }

  @Test
  void readsAnyFormOfANumber() {
    assertThat(read(ValueCodec.integer(), fromN("7.00"))).isEqualTo(7);
    assertThat(read(ValueCodec.longValue(), fromN("-1.2E2"))).isEqualTo(-120);
    assertThat(read(ValueCodec.longValue(), fromN("-9223372036854775808"))).isEqualTo(Long.MIN_VALUE);
    assertThat(read(ValueCodec.bigDecimal(), fromN("1E2"))).isEqualTo(new BigDecimal("100"));
    assertThat(read(ValueCodec.bigDecimal(), fromN("100.10"))).isEqualTo(new BigDecimal("100.1"));
    assertThat(read(ValueCodec.bigInteger(), fromN("1E20"))).isEqualTo(BigInteger.TEN.pow(20));
    assertThat(read(ValueCodec.epochSeconds(), fromN("1.0"))).isEqualTo(Instant.ofEpochSecond(1));
    assertThat(read(ValueCodec.doubleValue(), fromN("1"))).isEqualTo(1.0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.5", "128", "-129", "1E999999999", "1E-999999999", "99999999999999999999", "x", "", "-"})
  void refusesANumberThatDoesNotFit(String text) {
    assertThatThrownBy(() -> read(ValueCodec.byteValue(), fromN(text)))
        .isInstanceOf(ItemReadException.class).hasMessageContaining("no whole number from -128 to 127");
  }

  @Test
  void refusesWhatIsNotThere() {
    assertThatThrownBy(() -> read(ValueCodec.string(), AttributeValueOf.NULL))
        .isInstanceOfSatisfying(ItemReadException.class, e -> {
          assertThat(e).hasMessage(
              "One.find on table ones: the stored One (PK=p-1) cannot be read: value is missing.");
          assertThat(e.entity()).isEqualTo("One");
          assertThat(e.key()).isEqualTo("PK=p-1");
          assertThat(e.attribute()).isEqualTo("value");
        });
  }

  @Test
  void refusesAnotherStoredType() {
    assertThatThrownBy(() -> read(ValueCodec.longValue(), fromS("7")))
        .hasMessageContaining("value is stored as S, not as a number (N)");
    assertThatThrownBy(() -> read(ValueCodec.string(), fromN("7"))).hasMessageContaining("stored as N");
    assertThatThrownBy(() -> read(ValueCodec.bool(), fromS("true"))).hasMessageContaining("not as a boolean");
    assertThatThrownBy(() -> read(ValueCodec.bytes(), fromS("true"))).hasMessageContaining("not as a binary");
    assertThatThrownBy(() -> read(ValueCodec.instant(), fromN("1"))).isInstanceOf(ItemReadException.class);
    assertThatThrownBy(() -> read(ValueCodec.epochSeconds(), fromS("1"))).isInstanceOf(ItemReadException.class);
  }

  @Test
  void refusesTextThatIsNoSuchValue() {
    assertThatThrownBy(() -> read(ValueCodec.instant(), fromS("yesterday")))
        .hasMessageContaining("value is 'yesterday', which cannot be read");
    assertThatThrownBy(() -> read(ValueCodec.character(), fromS("ab"))).hasMessageContaining("no single character");
    assertThatThrownBy(() -> read(ValueCodec.enumeration(DayOfWeek.values()), fromS("friday")))
        .hasMessageContaining("'friday', which is none of [FRIDAY, MONDAY");
    assertThatThrownBy(() -> read(ValueCodec.uuid(), fromS("x"))).isInstanceOf(ItemReadException.class);
    assertThatThrownBy(() -> read(ValueCodec.uri(), fromS("a b"))).isInstanceOf(ItemReadException.class);
    assertThatThrownBy(() -> read(ValueCodec.floatValue(), fromN("1E60"))).hasMessageContaining("does not fit");
    assertThatThrownBy(() -> read(ValueCodec.bigDecimal(), fromN("1E999999999")))
        .isInstanceOf(ItemReadException.class);
    assertThatThrownBy(() -> read(ValueCodec.bigInteger(), fromN("1.5"))).isInstanceOf(ItemReadException.class);
  }

  @Test
  void refusesToStoreWhatDynamoDbCannotHold() {
    assertThatThrownBy(() -> store(ValueCodec.doubleValue(), Double.NaN))
        .isInstanceOfSatisfying(ItemWriteException.class, e -> assertThat(e.attribute()).isEqualTo("value"));
    assertThatThrownBy(() -> store(ValueCodec.doubleValue(), 1e126)).isInstanceOf(ItemWriteException.class);
    assertThatThrownBy(() -> store(ValueCodec.doubleValue(), Double.MIN_VALUE)).isInstanceOf(ItemWriteException.class);
    assertThatThrownBy(() -> store(ValueCodec.floatValue(), Float.POSITIVE_INFINITY))
        .isInstanceOf(ItemWriteException.class);
    assertThatThrownBy(() -> store(ValueCodec.bigInteger(), BigInteger.TEN.pow(38).add(BigInteger.ONE)))
        .hasMessageContaining("39 digits");
    assertThatThrownBy(() -> store(ValueCodec.bigDecimal(), new BigDecimal("1E-131")))
        .isInstanceOf(ItemWriteException.class);
    assertThat(store(ValueCodec.bigInteger(), BigInteger.TEN.pow(38))).isEqualTo(fromN("1" + "0".repeat(38)));
    assertThatThrownBy(() -> store(ValueCodec.character(), '\ud800')).hasMessageContaining("surrogate");
    assertThatThrownBy(() -> store(ValueCodec.epochSeconds(), Instant.ofEpochSecond(0, 1)))
        .isInstanceOf(ItemWriteException.class).hasMessageContaining("fraction of a second");
    assertThatThrownBy(() -> store(ValueCodec.instant(), Instant.MAX)).hasMessageContaining("years 0000 to 9999");
    assertThatThrownBy(() -> store(ValueCodec.string(), null)).hasMessage(
        "One.find on table ones: this One cannot be stored: value is null.");
  }
}
