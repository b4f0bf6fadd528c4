package dev.keywright.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.KeywrightException;
import dev.keywright.runtime.generated.Component.Shape;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/** Every encoding is injective, sorts as its values do, keeps prefixes, and decodes to what was encoded. */
class KeyEncodingTest {

  @Property(tries = 300, shrinking = ShrinkingMode.OFF)
  void sortsAsItsValues(@ForAll long seed) {
    Random random = new Random(seed);
    for (Component<?> component : Components.of(delimiter(random))) {
      checkOrder(component, random);
    }
  }

  private static <T> void checkOrder(Component<T> component, Random random) {
    T one = component.values().apply(random);
    T other = component.values().apply(random);
    String first = component.encoding().encode("c", one);
    String second = component.encoding().encode("c", other);
    int direction = component.label().startsWith("desc") ? -1 : 1;

    assertThat(Integer.signum(Components.BYTES.compare(first, second)))
        .as("%s of <%s> and <%s>: <%s> and <%s>", component, one, other, first, second)
        .isEqualTo(direction * Integer.signum(component.order().compare(one, other)));
  }

  @Property(tries = 300, shrinking = ShrinkingMode.OFF)
  void sortsAsItsTuplesWithTheDelimiterBehindIt(@ForAll long seed) {
    Random random = new Random(seed);
    char d = delimiter(random);
    for (Component<?> component : Components.of(d)) {
      if (component.ordered(true)) {
        checkTupleOrder(component, d, random);
      }
    }
  }

  private static <T> void checkTupleOrder(Component<T> component, char d, Random random) {
    T one = component.values().apply(random);
    T other = component.values().apply(random);
    String first = component.encoding().encode("c", one) + d + Components.hostileText(random, d);
    String second = component.encoding().encode("c", other) + d + Components.hostileText(random, d);
    int direction = component.label().startsWith("desc") ? -1 : 1;
    int expected = direction * Integer.signum(component.order().compare(one, other));

    if (expected != 0) {
      assertThat(Integer.signum(Components.BYTES.compare(first, second)))
          .as("%s: <%s> and <%s>", component, first, second).isEqualTo(expected);
    }
  }

  @Property(tries = 300, shrinking = ShrinkingMode.OFF)
  void decodesWhatItEncoded(@ForAll long seed) {
    Random random = new Random(seed);
    for (Component<?> component : Components.of(delimiter(random))) {
      checkDecoding(component, random);
    }
  }

  private static <T> void checkDecoding(Component<T> component, Random random) {
    T value = component.values().apply(random);
    String text = component.encoding().encode("c", value);
    T decoded = component.encoding().decode(text);

    assertThat(component.order().compare(decoded, value)).as("%s: <%s>", component, text).isZero();
    if (component.label().endsWith("lower") || component.label().endsWith("upper")) {
      assertThat(component.encoding().encode("c", decoded)).isEqualTo(text);
    } else {
      assertThat(decoded).isEqualTo(value);
    }
  }

  /** Texts are damaged in one place: what is decoded all the same must be what encodes to that text. */
  @Property(tries = 300, shrinking = ShrinkingMode.OFF)
  void decodesNothingElse(@ForAll long seed) {
    Random random = new Random(seed);
    char d = delimiter(random);
    for (Component<?> component : Components.of(d)) {
      checkDamaged(component, d, random);
    }
  }

  private static <T> void checkDamaged(Component<T> component, char d, Random random) {
    String text = component.encoding().encode("c", component.values().apply(random));
    int at = random.nextInt(text.length());
    String damaged = switch (random.nextInt(3)) {
      case 0 -> text.substring(0, at) + text.substring(at + 1);
      case 1 -> text.substring(0, at) + Components.hostileText(random, d) + text.substring(at);
      default -> text.substring(0, at) + Components.hostileText(random, d) + text.substring(at + 1);
    };
    T decoded;
    try {
      decoded = component.encoding().decode(damaged);
    } catch (KeywrightException refused) {
      return;
    }
    assertThat(component.encoding().encode("c", decoded)).as("%s", component).isEqualTo(damaged);
  }

  @Property(tries = 300, shrinking = ShrinkingMode.OFF)
  void keepsPrefixes(@ForAll long seed) {
    Random random = new Random(seed);
    char d = delimiter(random);
    KeyEncoding<String> string = KeyEncoding.string(d);
    KeyEncoding<String> ordered = KeyEncoding.ordered(d);
    KeyEncoding<String> lower = KeyEncoding.lower(d);
    String prefix = Components.hostileText(random, d);
    String value = (random.nextBoolean() ? prefix : "") + Components.hostileText(random, d);

    assertThat(startsWith(string, value, prefix)).isEqualTo(value.startsWith(prefix));
    assertThat(startsWith(ordered, value, prefix)).isEqualTo(value.startsWith(prefix));
    assertThat(startsWith(lower, value, prefix))
        .isEqualTo(Components.lower(value).startsWith(Components.lower(prefix)));
    if (value.startsWith(prefix)) {
      assertThat(startsWith(lower, value, prefix)).isTrue();
    }
  }

  private static boolean startsWith(KeyEncoding<String> encoding, String value, String prefix) {
    return encoding.encode("c", value).startsWith(encoding.encode("c", prefix));
  }

  @Property(tries = 100, shrinking = ShrinkingMode.OFF)
  void neverWritesTheDelimiter(@ForAll long seed) {
    Random random = new Random(seed);
    char d = delimiter(random);
    for (Component<?> component : Components.of(d)) {
      if (component.shape() != Shape.FIXED) {
        assertThat(encoded(component, random)).as("%s", component).doesNotContain(String.valueOf(d));
      }
    }
  }

  private static <T> String encoded(Component<T> component, Random random) {
    return component.encoding().encode("c", component.values().apply(random));
  }

  private static char delimiter(Random random) {
    return Components.ALLOWED_DELIMITERS.charAt(random.nextInt(Components.ALLOWED_DELIMITERS.length()));
  }
}
