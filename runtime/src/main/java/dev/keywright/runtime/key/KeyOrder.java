package dev.keywright.runtime.key;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Comparator;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The order in which DynamoDB sorts key attributes of one scalar type: bytes of UTF-8, numbers, or unsigned bytes. */
public enum KeyOrder implements Comparator<AttributeValue> {
  /** The only instance. */
  ORDER;

  @Override
  public int compare(AttributeValue left, AttributeValue right) {
    if (left.type() != right.type()) {
      throw new IllegalArgumentException(left.type() + " and " + right.type() + " have no common order");
    }
    return switch (left.type()) {
      case S -> Utf8Order.ORDER.compare(left.s(), right.s());
      case N -> new BigDecimal(left.n()).compareTo(new BigDecimal(right.n()));
      case B -> Arrays.compareUnsigned(left.b().asByteArrayUnsafe(), right.b().asByteArrayUnsafe());
      default -> throw new IllegalArgumentException(left.type() + " is no key type");
    };
  }

  /** Whether both have one scalar type and are the same key to DynamoDB; numbers are, whatever their form. */
  public boolean same(AttributeValue left, AttributeValue right) {
    return left.type() == right.type() && compare(left, right) == 0;
  }
}
