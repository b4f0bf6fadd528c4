package dev.keywright.testkit.value;

import dev.keywright.testkit.value.Value.BinaryValue;
import dev.keywright.testkit.value.Value.NumberValue;
import dev.keywright.testkit.value.Value.StringValue;
import java.util.Comparator;

/** The order of key values: strings by UTF-8 bytes, numbers numerically, binaries by unsigned bytes. */
public final class ScalarOrder implements Comparator<Value> {

  public static final ScalarOrder INSTANCE = new ScalarOrder();

  private ScalarOrder() {}

  /** Whether two values have an order at all: both strings, both numbers or both binaries. */
  public static boolean comparable(Value left, Value right) {
    return left.type() == right.type() && left.type().isKeyType();
  }

  @Override
  public int compare(Value left, Value right) {
    if (left instanceof StringValue one && right instanceof StringValue two) {
      return Utf8.ORDER.compare(one.text(), two.text());
    }
    if (left instanceof NumberValue one && right instanceof NumberValue two) {
      return one.number().compareTo(two.number());
    }
    if (left instanceof BinaryValue one && right instanceof BinaryValue two) {
      return one.bytes().compareTo(two.bytes());
    }
    return left.type().compareTo(right.type());
  }
}
