package dev.keywright.processor.plan.language;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.plan.key.Encoding;
import dev.keywright.processor.plan.key.EncodingKind;
import dev.keywright.runtime.KeywrightException;
import dev.keywright.runtime.generated.KeyEncoding;
import java.math.BigInteger;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A language holds the texts that the runtime reads as a value, since those are the ones it writes. */
class LanguagesMatchTheRuntimeTest {

  private static final Map<EncodingKind, KeyEncoding<?>> TIMES = Map.of(
      EncodingKind.INSTANT, KeyEncoding.instant(),
      EncodingKind.INSTANT_SECONDS, KeyEncoding.instantSeconds(),
      EncodingKind.INSTANT_MILLIS, KeyEncoding.instantMillis(),
      EncodingKind.EPOCH_SECONDS, KeyEncoding.epochSeconds(),
      EncodingKind.EPOCH_MILLIS, KeyEncoding.epochMillis(),
      EncodingKind.LOCAL_DATE, KeyEncoding.localDate(),
      EncodingKind.LOCAL_DATE_TIME, KeyEncoding.localDateTime(),
      EncodingKind.LOCAL_TIME, KeyEncoding.localTime(),
      EncodingKind.YEAR_MONTH, KeyEncoding.yearMonth(),
      EncodingKind.UUID, KeyEncoding.uuid());

  private final Map<Character, TemplateLanguages> tables = new HashMap<>();

  private Language language(char delimiter, ScalarKind type, Encoding encoding) {
    ComponentModel component = KeyFixture.entity("E").has("c", type).component("c");
    return tables.computeIfAbsent(delimiter, TemplateLanguages::new).of(component, Optional.of(encoding));
  }

  private static boolean isRead(KeyEncoding<?> encoding, String text) {
    try {
      encoding.decode(text);
      return true;
    } catch (KeywrightException refused) {
      return false;
    }
  }

  @Provide
  Arbitrary<String> text() {
    Arbitrary<String> letter = Arbitraries.of(
        "a", "Z", "!", "#", "$", ":", ";", "_", "`", "\u0000", "%", "\u00e9", "\u0080", "\uffff", "\uD83D\uDE00",
        "\uDBFF\uDFFF", "\uD83D", "\uDE00", "$$", "$!", ";!", ";;", "`!", "$E", ";u");
    return letter.list().ofMaxSize(4).map(letters -> String.join("", letters));
  }

  @Property(tries = 300)
  void strings(@ForAll("text") String text, @ForAll("delimiter") char delimiter) {
    assertSame(delimiter, EncodingKind.STRING, KeyEncoding.string(delimiter), text);
    assertSame(delimiter, EncodingKind.RAW, KeyEncoding.raw(delimiter), text);
    assertSame(delimiter, EncodingKind.ORDERED, KeyEncoding.ordered(delimiter), text);
  }

  @Property(tries = 200)
  void foldedStrings(@ForAll("text") String text, @ForAll("delimiter") char delimiter) {
    assertHolds(delimiter, EncodingKind.LOWER, KeyEncoding.lower(delimiter), text);
    assertHolds(delimiter, EncodingKind.UPPER, KeyEncoding.upper(delimiter), text);
    assertHolds(delimiter, EncodingKind.ORDERED_LOWER, KeyEncoding.orderedLower(delimiter), text);
    assertHolds(delimiter, EncodingKind.ORDERED_UPPER, KeyEncoding.orderedUpper(delimiter), text);
  }

  @Provide
  Arbitrary<Character> delimiter() {
    return Arbitraries.of('#', ':', '_');
  }

  private void assertSame(char delimiter, EncodingKind kind, KeyEncoding<?> runtime, String text) {
    Language language = language(delimiter, ScalarKind.STRING, Encoding.of(kind));
    assertThat(language.contains(text)).as("%s", kind).isEqualTo(isRead(runtime, text));
  }

  private void assertHolds(char delimiter, EncodingKind kind, KeyEncoding<?> runtime, String text) {
    if (isRead(runtime, text)) {
      assertThat(language(delimiter, ScalarKind.STRING, Encoding.of(kind)).contains(text)).as("%s", kind).isTrue();
    }
  }

  @Provide
  Arbitrary<String> digits() {
    Arbitrary<Long> number = Arbitraries.oneOf(
        Arbitraries.integers().between(-300, 300).map(Integer::longValue), Arbitraries.longs());
    return Arbitraries.oneOf(
        number.map(value -> Long.toString(value)),
        number.map(value -> String.format("%020d", new BigInteger(Long.toUnsignedString(value)))),
        Arbitraries.strings().withChars("0129-").ofMinLength(0).ofMaxLength(5));
  }

  @Property(tries = 300)
  void numbers(@ForAll("digits") String text) {
    assertSame(ScalarKind.BYTE, EncodingKind.DECIMAL, 0, KeyEncoding.decimalByte(), text);
    assertSame(ScalarKind.LONG, EncodingKind.DECIMAL, 0, KeyEncoding.decimalLong(), text);
    assertSame(ScalarKind.BIG_INTEGER, EncodingKind.DECIMAL, 0, KeyEncoding.decimalBigInteger(), text);
    assertSame(ScalarKind.BYTE, EncodingKind.PADDED, 3, KeyEncoding.paddedByte(3), text);
    assertSame(ScalarKind.INT, EncodingKind.PADDED, 2, KeyEncoding.paddedInt(2), text);
    assertSame(ScalarKind.BYTE, EncodingKind.DESCENDING, 3, KeyEncoding.descendingByte(3), text);
    assertSame(ScalarKind.LONG, EncodingKind.SIGNED, 0, KeyEncoding.signedLong(), text);
    assertSame(ScalarKind.BYTE, EncodingKind.SIGNED, 0, KeyEncoding.signedByte(), text);
  }

  private void assertSame(ScalarKind type, EncodingKind kind, int width, KeyEncoding<?> runtime, String text) {
    Language language = language('#', type, new Encoding(kind, width));
    assertThat(language.contains(text)).as("%s of %s", kind, type).isEqualTo(isRead(runtime, text));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.MATCH_ANY, names = {"INSTANT.*", "EPOCH_.*", "LOCAL_.*", "YEAR_MONTH", "UUID"})
  void timesAreReadFromTheirLeastToTheirGreatest(EncodingKind kind) {
    Language language = language('#', ScalarKind.INSTANT, Encoding.of(kind));
    String least = TextOrder.least(language);
    String greatest = TextOrder.greatest(language);

    assertThat(Stream.of(least, greatest, CommonText.exampleOf(language)))
        .allMatch(text -> isRead(TIMES.get(kind), text));
    for (int at = 0; at < least.length(); at++) {
      for (char letter : "019:-TZx".toCharArray()) {
        String changed = least.substring(0, at) + letter + least.substring(at + 1);
        assertThat(language.contains(changed)).as(changed).isEqualTo(isRead(TIMES.get(kind), changed));
      }
    }
  }

  @Test
  void everyInstantWritten() {
    Language language = language('#', ScalarKind.INSTANT, Encoding.of(EncodingKind.INSTANT));

    List<String> instants = List.of("1969-12-31T23:59:59.999999999Z", "2024-02-29T00:00:00Z", "9999-12-31T23:59:59Z");
    for (String written : instants) {
      assertThat(language.contains(KeyEncoding.instant().encode("at", Instant.parse(written)))).as(written).isTrue();
    }
  }
}
