package dev.keywright.testkit.storage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testkit.value.Bytes;
import dev.keywright.testkit.value.ScalarOrder;
import dev.keywright.testkit.value.Value;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class KeyRangeTest {

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of(0x00, 0x61, 0x62, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10fffe, 0x10ffff)
        .map(Character::toString).list().ofMinSize(1).ofMaxSize(4).map(parts -> String.join("", parts));
  }

  /** Exactly the texts that begin with a prefix lie from it, inclusive, to what comes after it, exclusive. */
  @Property(tries = 500)
  void afterAPrefixBeginsWhatDoesNotHaveIt(@ForAll("texts") String prefix, @ForAll("texts") String text) {
    Value start = Value.string(prefix);
    Optional<Value> end = KeyRange.after(start);
    boolean inside = ScalarOrder.INSTANCE.compare(start, Value.string(text)) <= 0
        && end.filter(value -> ScalarOrder.INSTANCE.compare(value, Value.string(text)) <= 0).isEmpty();

    assertThat(inside).isEqualTo(text.startsWith(prefix));
  }

  @Test
  void nothingComesAfterTheHighestPrefix() {
    assertThat(KeyRange.after(Value.string("\udbff\udfff"))).isEmpty();
    assertThat(KeyRange.after(new Value.BinaryValue(Bytes.of(new byte[] {-1, -1})))).isEmpty();
    assertThat(KeyRange.after(new Value.BinaryValue(Bytes.of(new byte[] {1, -1}))))
        .contains(new Value.BinaryValue(Bytes.of(new byte[] {2})));
  }
}
