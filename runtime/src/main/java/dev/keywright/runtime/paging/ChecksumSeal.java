package dev.keywright.runtime.paging;

import dev.keywright.runtime.InvalidPageTokenException;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** The seal of a table without secrets: a version, the content as it is, and a checksum. */
record ChecksumSeal() implements TokenSeal {
  private static final byte VERSION = 1;
  private static final int CHECKSUM_SIZE = 6;

  @Override
  public byte[] close(byte[] content) {
    return ByteBuffer.allocate(1 + content.length + CHECKSUM_SIZE)
        .put(VERSION).put(content).put(checksum(content)).array();
  }

  @Override
  public byte[] open(byte[] sealed) {
    if (sealed.length < 1 + CHECKSUM_SIZE || sealed[0] != VERSION) {
      throw new InvalidPageTokenException("The page token is of no form that this table gives");
    }
    int end = sealed.length - CHECKSUM_SIZE;
    byte[] content = Arrays.copyOfRange(sealed, 1, end);
    if (!Arrays.equals(checksum(content), Arrays.copyOfRange(sealed, end, sealed.length))) {
      throw new InvalidPageTokenException("The page token is damaged");
    }
    return content;
  }

  private static byte[] checksum(byte[] content) {
    return Arrays.copyOf(Digests.sha256(content), CHECKSUM_SIZE);
  }
}
