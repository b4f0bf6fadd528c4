package dev.keywright.testkit.value;

import java.util.Arrays;
import java.util.Base64;

/** An immutable byte string with value equality, ordered as DynamoDB orders binary keys: byte by byte, unsigned. */
public final class Bytes implements Comparable<Bytes> {

  private final byte[] content;

  private Bytes(byte[] content) {
    this.content = content;
  }

  public static Bytes of(byte[] content) {
    return new Bytes(content.clone());
  }

  /** Reads standard Base64, the wire form of binary values; throws {@link IllegalArgumentException}. */
  public static Bytes fromBase64(String text) {
    return new Bytes(Base64.getDecoder().decode(text));
  }

  public String base64() {
    return Base64.getEncoder().encodeToString(content);
  }

  public byte[] toArray() {
    return content.clone();
  }

  public int length() {
    return content.length;
  }

  public boolean startsWith(Bytes prefix) {
    return prefix.content.length <= content.length
        && Arrays.equals(content, 0, prefix.content.length, prefix.content, 0, prefix.content.length);
  }

  /** Whether {@code part} occurs anywhere in these bytes. */
  public boolean contains(Bytes part) {
    for (int at = 0; at + part.content.length <= content.length; at++) {
      if (Arrays.equals(content, at, at + part.content.length, part.content, 0, part.content.length)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int compareTo(Bytes other) {
    return Arrays.compareUnsigned(content, other.content);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bytes bytes && Arrays.equals(content, bytes.content);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(content);
  }

  @Override
  public String toString() {
    return base64();
  }
}
