package dev.keywright.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.KeywrightException;
import dev.keywright.runtime.generated.Component.Shape;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;

/** A composed key comes apart into exactly the values it was made of, so composition is injective. */
class KeyFormatTest {

  @Property(tries = 300, shrinking = ShrinkingMode.OFF)
  void takesKeysApart(@ForAll long seed) {
    Random random = new Random(seed);
    char d = Components.ALLOWED_DELIMITERS.charAt(random.nextInt(Components.ALLOWED_DELIMITERS.length()));
    for (int i = 0; i < 10; i++) {
      checkTemplate(d, random);
    }
  }

  private static void checkTemplate(char d, Random random) {
    List<Object> template = new ArrayList<>(List.of(Components.pick(random, List.of("", "A" + d, "a", d + ""))));
    List<Component<?>> components = new ArrayList<>();
    StringBuilder key = new StringBuilder(template.get(0).toString());
    List<String> texts = new ArrayList<>();
    for (int count = 1 + random.nextInt(3); count > 0; count--) {
      Component<?> component = Components.pick(random, Components.of(d));
      String literal = Components.pick(random, literals(component, d));
      String text = encoded(component, random);
      components.add(component);
      template.add(component.encoding());
      template.add(literal);
      texts.add(text);
      key.append(text).append(literal);
    }
    KeyFormat format = KeyFormat.of(template.toArray());

    assertThat(format.matches(key.toString())).as("%s is a key of %s", key, template).isTrue();
    assertThat(format.decode(key.toString()).texts()).isEqualTo(texts);
    assertThat(format.matches(key + "\uDBFF\uDFFF")).isFalse();
  }

  private static List<String> literals(Component<?> component, char d) {
    return component.shape() == Shape.FIXED ? List.of("", d + "", "x") : List.of(d + "", d + "x", d + "#" + d);
  }

  private static <T> String encoded(Component<T> component, Random random) {
    return component.encoding().encode("c", component.values().apply(random));
  }

  @Test
  void givesValuesByPosition() {
    KeyEncoding<String> text = KeyEncoding.string('#');
    KeyEncoding<LocalDate> date = KeyEncoding.localDate();
    KeyFormat format = KeyFormat.of("REC#", date, "#SKU#", text);

    DecodedKey key = format.decode("REC#2026-01-31#SKU#a$!b");

    assertThat(key.get(0, date)).isEqualTo(LocalDate.of(2026, 1, 31));
    assertThat(key.get(1, text)).isEqualTo("a#b");
  }

  @Test
  void tellsNeighboursApart() {
    KeyEncoding<String> text = KeyEncoding.string('#');
    KeyFormat shipment = KeyFormat.of("sh#", text);
    KeyFormat item = KeyFormat.of("shp#", text);
    KeyFormat order = KeyFormat.of("ORDER#", text);
    KeyFormat line = KeyFormat.of("ORDER#", text, "#ITEM#", KeyEncoding.paddedInt(3));

    assertThat(shipment.matches("shp#1")).isFalse();
    assertThat(item.matches("shp#1")).isTrue();
    assertThat(order.matches("ORDER#o-1#ITEM#001")).isFalse();
    assertThat(line.matches("ORDER#o-1#ITEM#001")).isTrue();
    assertThat(line.matches("ORDER#o-1#ITEM#01")).isFalse();
    assertThat(order.matches("ORDER#")).isFalse();
    assertThat(order.matches(null)).isFalse();
  }

  /** The literal's first character may stand in the value as well: only the delimiter tells where the value ends. */
  @Test
  void looksForTheLiteralThatFits() {
    KeyEncoding<String> text = KeyEncoding.string('#');

    assertThat(KeyFormat.of(text, "-#", text).decode("a--#b").texts()).containsExactly("a-", "b");
    assertThat(KeyFormat.of(text, "!#", text).decode("x$!!#b").texts()).containsExactly("x$!", "b");
    assertThat(KeyFormat.of(text, "-", KeyEncoding.localDate(), "#", text).decode("a-b-2026-01-31#x").texts())
        .containsExactly("a-b", "2026-01-31", "x");
  }

  @Test
  void readsConstantsWithoutADelimiter() {
    KeyEncoding<TimeUnit> unit = KeyEncoding.enumeration(TimeUnit.values());
    KeyFormat format = KeyFormat.of(unit, unit, KeyEncoding.bool());

    assertThat(format.decode("DAYSHOURStrue").texts()).containsExactly("DAYS", "HOURS", "true");
    assertThat(format.matches("DAYSHOURS")).isFalse();
  }

  @Test
  void isALiteralWithoutComponents() {
    assertThat(KeyFormat.of("PROFILE").matches("PROFILE")).isTrue();
    assertThat(KeyFormat.of("PROFILE").matches("PROFILES")).isFalse();
    assertThat(KeyFormat.of("PRO", "FILE").matches("PROFILE")).isTrue();
  }

  @Test
  void refusesToTakeApartWhatIsNotItsOwn() {
    assertThatThrownBy(() -> KeyFormat.of("A#", KeyEncoding.string('#')).decode("B#1"))
        .isInstanceOf(KeywrightException.class).hasMessageContaining("B#1");
  }
}
