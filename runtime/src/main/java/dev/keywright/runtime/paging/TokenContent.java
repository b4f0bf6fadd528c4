package dev.keywright.runtime.paging;

import dev.keywright.runtime.InvalidPageTokenException;
import dev.keywright.runtime.scalar.NumberText;
import java.io.ByteArrayOutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a page token says: which question and partition it belongs to (digests), how many items are still to be returned,
 * and the key values to start after. Its bytes stand between {@link PageTokens} and a {@link TokenSeal}.
 */
record TokenContent(byte[] question, byte[] partition, int remaining, List<AttributeValue> key) {
  static final int DIGEST_SIZE = 8;

  private static final int MOST_KEY_ATTRIBUTES = 10;
  private static final int LONGEST_NUMBER = 256;

  byte[] bytes() {
    ByteArrayOutputStream out = new ByteArrayOutputStream(64);
    out.writeBytes(question);
    out.writeBytes(partition);
    out.writeBytes(ByteBuffer.allocate(4).putInt(remaining).array());
    out.write(key.size());
    for (AttributeValue value : key) {
      byte[] bytes = valueBytes(value);
      out.write(kind(value));
      out.writeBytes(ByteBuffer.allocate(2).putShort((short) bytes.length).array());
      out.writeBytes(bytes);
    }
    return out.toByteArray();
  }

  static TokenContent read(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    try {
      byte[] question = new byte[DIGEST_SIZE];
      byte[] partition = new byte[DIGEST_SIZE];
      in.get(question).get(partition);
      int remaining = in.getInt();
      int size = in.get();
      if (remaining < 0 || size < 1 || size > MOST_KEY_ATTRIBUTES) {
        throw new InvalidPageTokenException("The page token is damaged");
      }
      List<AttributeValue> key = new ArrayList<>(size);
      for (int i = 0; i < size; i++) {
        byte kind = in.get();
        byte[] value = new byte[Short.toUnsignedInt(in.getShort())];
        in.get(value);
        key.add(value(kind, value));
      }
      if (in.hasRemaining()) {
        throw new InvalidPageTokenException("The page token is damaged");
      }
      return new TokenContent(question, partition, remaining, key);
    } catch (BufferUnderflowException | ArithmeticException | NumberFormatException e) {
      throw new InvalidPageTokenException("The page token is damaged", e);
    }
  }

  private static byte kind(AttributeValue value) {
    return (byte) (value.s() != null ? 'S' : value.n() != null ? 'N' : 'B');
  }

  private static byte[] valueBytes(AttributeValue value) {
    if (value.s() != null) {
      return value.s().getBytes(StandardCharsets.UTF_8);
    }
    return value.n() != null ? value.n().getBytes(StandardCharsets.UTF_8) : value.b().asByteArray();
  }

  private static AttributeValue value(byte kind, byte[] bytes) {
    return switch (kind) {
      case 'S' -> AttributeValue.createS(new String(bytes, StandardCharsets.UTF_8));
      case 'N' -> AttributeValue.createN(number(new String(bytes, StandardCharsets.UTF_8)));
      case 'B' -> AttributeValue.createB(SdkBytes.fromByteArray(bytes));
      default -> throw new InvalidPageTokenException("The page token is damaged");
    };
  }

  private static String number(String text) {
    if (text.length() > LONGEST_NUMBER) {
      throw new InvalidPageTokenException("The page token is damaged");
    }
    NumberText.bigDecimal(text);
    return text;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof TokenContent content && Arrays.equals(bytes(), content.bytes());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes());
  }

  @Override
  public String toString() {
    return "TokenContent, " + remaining + " remaining";
  }
}
