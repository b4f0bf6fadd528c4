package dev.keywright.testkit.streams;

import dev.keywright.testkit.validation.StreamFaults;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;

/** A place in a stream that a client holds between calls: opaque to it, good for fifteen minutes. */
record ShardIterator(String stream, long sequence, Instant made) {

  private static final String SEPARATOR = "|";
  private static final int PARTS = 3;

  String text() {
    String plain = stream + SEPARATOR + sequence + SEPARATOR + made.toEpochMilli();
    return Base64.getUrlEncoder().encodeToString(plain.getBytes(StandardCharsets.UTF_8));
  }

  static ShardIterator read(String text) {
    try {
      String plain = new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8);
      String[] parts = plain.split("\\|", -1);
      if (parts.length != PARTS) {
        throw StreamFaults.invalidIterator();
      }
      return new ShardIterator(parts[0], Long.parseLong(parts[1]), Instant.ofEpochMilli(Long.parseLong(parts[2])));
    } catch (IllegalArgumentException unreadable) {
      throw StreamFaults.invalidIterator();
    }
  }
}
