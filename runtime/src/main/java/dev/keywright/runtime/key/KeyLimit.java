package dev.keywright.runtime.key;

import dev.keywright.runtime.InvalidKeyException;
import java.util.Optional;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How many bytes DynamoDB allows in a key attribute, and what is next to a bound that has more. Key conditions and
 * primary keys pass through it before anything is sent.
 */
public enum KeyLimit {
  /** A partition key: 1 to 2048 bytes. */
  PARTITION(2048, "partition key"),
  /** A sort key: 1 to 1024 bytes. */
  SORT(1024, "sort key");

  private final int bytes;
  private final String what;
  private final NearestText texts;
  private final NearestBytes binaries;

  KeyLimit(int bytes, String what) {
    this.bytes = bytes;
    this.what = what;
    this.texts = new NearestText(bytes);
    this.binaries = new NearestBytes(bytes);
  }

  /**
   * Passes a value that can be this part of a key.
   *
   * @param attribute the key attribute, for the message
   * @param value a string, number or binary
   * @return the same value
   * @throws InvalidKeyException if it is empty, too long, or of a type that is no key type
   */
  public AttributeValue check(String attribute, AttributeValue value) {
    switch (value.type()) {
      case S -> checkSize(attribute, value.s().isEmpty(), fits(value) ? 0 : Utf8Order.bytes(value.s()));
      case B -> checkSize(attribute, length(value) == 0, fits(value) ? 0 : length(value));
      case N -> { }
      default -> throw new InvalidKeyException(attribute, "is of type " + value.type() + ", and only S, N and B are");
    }
    return value;
  }

  private void checkSize(String attribute, boolean empty, int tooLong) {
    if (empty) {
      throw new InvalidKeyException(attribute, "is empty");
    }
    if (tooLong > 0) {
      throw new InvalidKeyException(attribute, "has " + tooLong + " bytes, and a " + what + " at most " + bytes);
    }
  }

  /** Whether the value is short enough to be sent. */
  public boolean fits(AttributeValue value) {
    return switch (value.type()) {
      case S -> texts.fits(value.s());
      case B -> length(value) <= bytes;
      default -> true;
    };
  }

  /** The greatest value that can be sent and is not above this one. */
  public AttributeValue floor(AttributeValue value) {
    if (fits(value)) {
      return value;
    }
    return value.s() != null
        ? AttributeValue.fromS(texts.floor(value.s()))
        : AttributeValue.fromB(SdkBytes.fromByteArrayUnsafe(binaries.floor(value.b().asByteArrayUnsafe())));
  }

  /** The least value that can be sent and is not below this one; empty if everything that can be sent is below. */
  public Optional<AttributeValue> ceiling(AttributeValue value) {
    if (fits(value)) {
      return Optional.of(value);
    }
    return value.s() != null
        ? texts.ceiling(value.s()).map(AttributeValue::fromS)
        : binaries.ceiling(value.b().asByteArrayUnsafe())
            .map(bytes -> AttributeValue.fromB(SdkBytes.fromByteArrayUnsafe(bytes)));
  }

  private static int length(AttributeValue binary) {
    return binary.b().asByteArrayUnsafe().length;
  }
}
