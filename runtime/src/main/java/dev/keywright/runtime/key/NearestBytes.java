package dev.keywright.runtime.key;

import java.util.Arrays;
import java.util.Optional;

/**
 * What {@link NearestText} is for strings, for binary keys: the byte strings next to one that is too long to be sent.
 *
 * @param limit how many bytes may be sent
 */
record NearestBytes(int limit) {

  boolean fits(byte[] bytes) {
    return bytes.length <= limit;
  }

  /** The greatest byte string that fits and is not above this one. */
  byte[] floor(byte[] bytes) {
    return fits(bytes) ? bytes : Arrays.copyOf(bytes, limit);
  }

  /** The least byte string that fits and is not below this one; empty if all that fit are below. */
  Optional<byte[]> ceiling(byte[] bytes) {
    if (fits(bytes)) {
      return Optional.of(bytes);
    }
    for (int last = limit - 1; last >= 0; last--) {
      if (bytes[last] != (byte) 0xFF) {
        byte[] above = Arrays.copyOf(bytes, last + 1);
        above[last]++;
        return Optional.of(above);
      }
    }
    return Optional.empty();
  }
}
