package dev.keywright.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class NearestBytesTest {
  private static final NearestBytes THREE = new NearestBytes(3);

  @Property(tries = 500)
  void neighboursPartTheBinariesThatFit(@ForAll("binaries") byte[] bound, @ForAll("binaries") byte[] stored) {
    if (!THREE.fits(stored)) {
      return;
    }
    Optional<byte[]> ceiling = THREE.ceiling(bound);

    assertThat(atMost(stored, THREE.floor(bound))).isEqualTo(atMost(stored, bound));
    assertThat(ceiling.isPresent() && atMost(ceiling.get(), stored)).isEqualTo(atMost(bound, stored));
    assertThat(THREE.floor(bound)).hasSizeLessThanOrEqualTo(3);
  }

  private static boolean atMost(byte[] one, byte[] other) {
    return Arrays.compareUnsigned(one, other) <= 0;
  }

  @Provide
  Arbitrary<byte[]> binaries() {
    return Arbitraries.of((byte) 0, (byte) 1, (byte) 0x7F, (byte) 0x80, (byte) 0xFE, (byte) 0xFF).list()
        .ofMinSize(1).ofMaxSize(5).map(NearestBytesTest::array);
  }

  private static byte[] array(List<Byte> bytes) {
    byte[] array = new byte[bytes.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = bytes.get(i);
    }
    return array;
  }
}
