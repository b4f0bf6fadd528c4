package dev.keywright.testkit.value;

import dev.keywright.testkit.value.Value.BinarySet;
import dev.keywright.testkit.value.Value.BinaryValue;
import dev.keywright.testkit.value.Value.BooleanValue;
import dev.keywright.testkit.value.Value.ListValue;
import dev.keywright.testkit.value.Value.MapValue;
import dev.keywright.testkit.value.Value.NullValue;
import dev.keywright.testkit.value.Value.NumberSet;
import dev.keywright.testkit.value.Value.NumberValue;
import dev.keywright.testkit.value.Value.StringSet;
import dev.keywright.testkit.value.Value.StringValue;
import java.math.BigDecimal;
import java.util.Map;

/** Sizes in bytes as DynamoDB counts them for the 400 KB item limit, for pages and for capacity. */
public final class ValueSize {

  /** What a list or map costs besides its content. */
  private static final int DOCUMENT_OVERHEAD = 3;

  private ValueSize() {}

  /** Names count in UTF-8 bytes, beside their values. */
  public static int ofAttributes(Map<String, Value> attributes) {
    int size = 0;
    for (Map.Entry<String, Value> attribute : attributes.entrySet()) {
      size += Utf8.length(attribute.getKey()) + of(attribute.getValue());
    }
    return size;
  }

  public static int of(Value value) {
    if (value instanceof StringValue string) {
      return Utf8.length(string.text());
    }
    if (value instanceof NumberValue number) {
      return ofNumber(number.number());
    }
    if (value instanceof BinaryValue binary) {
      return binary.bytes().length();
    }
    if (value instanceof BooleanValue || value instanceof NullValue) {
      return 1;
    }
    if (value instanceof ListValue list) {
      return DOCUMENT_OVERHEAD + list.elements().stream().mapToInt(element -> 1 + of(element)).sum();
    }
    if (value instanceof MapValue map) {
      return DOCUMENT_OVERHEAD + map.entries().size() + ofAttributes(map.entries());
    }
    if (value instanceof StringSet strings) {
      return strings.elements().stream().mapToInt(Utf8::length).sum();
    }
    if (value instanceof NumberSet numbers) {
      return numbers.elements().stream().mapToInt(ValueSize::ofNumber).sum();
    }
    return ((BinarySet) value).elements().stream().mapToInt(Bytes::length).sum();
  }

  /** One byte for each two significant digits, aligned at the decimal point, one more, and one for a minus sign. */
  static int ofNumber(BigDecimal number) {
    if (number.signum() == 0) {
      return 1;
    }
    int lowest = Math.floorDiv(-number.scale(), 2);
    int highest = Math.floorDiv(number.precision() - number.scale() - 1, 2);
    return highest - lowest + 1 + 1 + (number.signum() < 0 ? 1 : 0);
  }
}
