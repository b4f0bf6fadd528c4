package dev.keywright.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidKeyException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Ranges over native keys: every value against every bound, as a filter in memory would have it. */
class NativeRangeTest {

  static List<NativeKind<?>> kinds() {
    return NativeKind.ALL;
  }

  @ParameterizedTest
  @MethodSource("kinds")
  <T> void selectsWhatAFilterSelects(NativeKind<T> kind) {
    NativeRange<T> range = NativeRange.over("SK", kind.encoding());
    List<T> bounds = Stream.concat(kind.values().stream(), kind.beyond().stream()).toList();
    for (T bound : bounds) {
      check(kind, range.atLeast("c", bound), value -> kind.order().compare(value, bound) >= 0);
      check(kind, range.greaterThan("c", bound), value -> kind.order().compare(value, bound) > 0);
      check(kind, range.atMost("c", bound), value -> kind.order().compare(value, bound) <= 0);
      check(kind, range.lessThan("c", bound), value -> kind.order().compare(value, bound) < 0);
      for (T second : bounds) {
        check(kind, range.between("c", bound, second),
            value -> kind.order().compare(value, bound) >= 0 && kind.order().compare(value, second) <= 0);
      }
    }
  }

  private static <T> void check(NativeKind<T> kind, SortCondition condition, Predicate<T> expected) {
    SimulatedPartition query = SimulatedPartition.asked(condition);
    for (T value : kind.values()) {
      assertThat(query.selects(kind.encoding().encode("c", value))).as("%s of %s", condition, value)
          .isEqualTo(expected.test(value));
    }
  }

  @Test
  void findsPrefixes() {
    NativeRange<String> range = NativeRange.over("SK", NativeEncoding.string());
    NativeKind<?> strings = NativeKind.ALL.get(0);
    for (String prefix : List.of("", "a", "a#", Components.TOP, "x".repeat(1024), "x".repeat(1025))) {
      SimulatedPartition query = SimulatedPartition.asked(range.beginsWith("c", prefix));
      for (Object value : strings.values()) {
        assertThat(query.selects(AttributeValue.fromS((String) value))).isEqualTo(((String) value).startsWith(prefix));
      }
    }
  }

  @Test
  void sendsPlainOperators() {
    NativeRange<Integer> range = NativeRange.over("n", NativeEncoding.integer());

    assertThat(range.atLeast("c", 5)).hasToString("n >= 5");
    assertThat(range.greaterThan("c", 5)).hasToString("n > 5");
    assertThat(range.atMost("c", 5)).hasToString("n <= 5");
    assertThat(range.lessThan("c", 5)).hasToString("n < 5");
    assertThat(range.between("c", 5, 6)).hasToString("n BETWEEN 5 AND 6");
    assertThat(range.between("c", 6, 5).isEmpty()).isTrue();
  }

  @Test
  void roundsInwards() {
    NativeRange<Instant> range = NativeRange.over("at", NativeEncoding.epochSeconds());
    Instant between = Instant.ofEpochMilli(-1500);

    assertThat(range.greaterThan("c", between)).hasToString("at >= -1");
    assertThat(range.lessThan("c", between)).hasToString("at <= -2");
    assertThat(range.between("c", between, between).isEmpty()).isTrue();
  }

  @Test
  void refusesWhatIsNoBound() {
    assertThatThrownBy(() -> NativeRange.over("n", NativeEncoding.doubleValue()).atLeast("c", Double.NaN))
        .isInstanceOf(InvalidKeyException.class).hasMessageContaining("not a number");
    assertThatThrownBy(() -> NativeRange.over("n", NativeEncoding.string()).beginsWith("c", "\uD83D"))
        .isInstanceOf(InvalidKeyException.class).hasMessageContaining("unpaired surrogate");
    assertThatThrownBy(() -> NativeRange.over("n", NativeEncoding.integer()).atLeast("c", null))
        .isInstanceOf(InvalidKeyException.class).hasMessageContaining("is null");
    assertThatThrownBy(() -> NativeRange.over("n", NativeEncoding.duration()).atLeast("c", Duration.ZERO))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> NativeRange.over("n", NativeEncoding.uuid()).beginsWith("c", "f"))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void writesKeysAsTheyAreStored() {
    assertThat(NativeEncoding.string().encode("c", "a#b")).isEqualTo(AttributeValue.fromS("a#b"));
    assertThat(NativeEncoding.<TimeUnit>enumeration().encode("c", TimeUnit.DAYS))
        .isEqualTo(AttributeValue.fromS("DAYS"));
    assertThat(NativeEncoding.uri().encode("c", URI.create("urn:a"))).isEqualTo(AttributeValue.fromS("urn:a"));
    assertThat(NativeEncoding.character().encode("c", 'x')).isEqualTo(AttributeValue.fromS("x"));
    assertThat(NativeEncoding.longValue().encode("c", -5L)).isEqualTo(AttributeValue.fromN("-5"));
    assertThat(NativeEncoding.doubleValue().encode("c", 0.1)).isEqualTo(AttributeValue.fromN("0.1"));
    assertThat(NativeEncoding.epochMillis().encode("c", Instant.ofEpochMilli(-1)))
        .isEqualTo(AttributeValue.fromN("-1"));
    assertThat(NativeEncoding.bytes().encode("c", new byte[] {1}))
        .isEqualTo(AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {1})));
  }

  @Test
  void refusesWhatIsNoKey() {
    refuses(NativeEncoding.string(), "", "is empty");
    refuses(NativeEncoding.string(), "a\uDC00", "unpaired surrogate");
    refuses(NativeEncoding.character(), '\uD800', "unpaired surrogate");
    refuses(NativeEncoding.bytes(), new byte[0], "is empty");
    refuses(NativeEncoding.bigDecimal(), new BigDecimal("1E+126"), "DynamoDB holds");
    refuses(NativeEncoding.bigInteger(), BigInteger.TEN.pow(38).add(BigInteger.ONE), "38");
    refuses(NativeEncoding.doubleValue(), Double.POSITIVE_INFINITY, "Infinity");
    refuses(NativeEncoding.epochSeconds(), Instant.ofEpochMilli(1), "finer digits");
    refuses(NativeEncoding.integer(), null, "is null");
  }

  private static <T> void refuses(NativeEncoding<T> encoding, T value, String reason) {
    assertThatThrownBy(() -> encoding.encode("c", value)).isInstanceOf(InvalidKeyException.class)
        .hasMessageStartingWith("c cannot be used in a key").hasMessageContaining(reason);
  }

  @Test
  void knowsItsScalarType() {
    assertThat(NativeEncoding.integer().matches(AttributeValue.fromN("1"))).isTrue();
    assertThat(NativeEncoding.integer().matches(AttributeValue.fromS("1"))).isFalse();
    assertThat(NativeEncoding.integer().matches(null)).isFalse();
    assertThat(NativeEncoding.instant().matches(AttributeValue.fromS("2026-01-31T12:00:00Z"))).isTrue();
    assertThat(NativeEncoding.bytes().matches(AttributeValue.fromBool(true))).isFalse();
  }
}
