package dev.keywright.runtime.access;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Whether two items are the same to DynamoDB: numbers in any form, sets in any order. Tells whether a write that was
 * sent twice met itself.
 */
final class StoredEquality {
  private StoredEquality() {
  }

  static boolean same(Map<String, AttributeValue> left, Map<String, AttributeValue> right) {
    if (!left.keySet().equals(right.keySet())) {
      return false;
    }
    for (Map.Entry<String, AttributeValue> entry : left.entrySet()) {
      if (!same(entry.getValue(), right.get(entry.getKey()))) {
        return false;
      }
    }
    return true;
  }

  static boolean same(AttributeValue left, AttributeValue right) {
    if (left.type() != right.type()) {
      return false;
    }
    return switch (left.type()) {
      case N -> number(left.n()).equals(number(right.n()));
      case NS -> numbers(left.ns()).equals(numbers(right.ns()));
      case SS -> new HashSet<>(left.ss()).equals(new HashSet<>(right.ss()));
      case BS -> new HashSet<>(left.bs()).equals(new HashSet<>(right.bs()));
      case M -> same(left.m(), right.m());
      case L -> same(left.l(), right.l());
      default -> left.equals(right);
    };
  }

  private static boolean same(List<AttributeValue> left, List<AttributeValue> right) {
    if (left.size() != right.size()) {
      return false;
    }
    for (int i = 0; i < left.size(); i++) {
      if (!same(left.get(i), right.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static BigDecimal number(String text) {
    BigDecimal value = new BigDecimal(text);
    return value.signum() == 0 ? BigDecimal.ZERO : value.stripTrailingZeros();
  }

  private static Set<BigDecimal> numbers(List<String> texts) {
    return texts.stream().map(StoredEquality::number).collect(Collectors.toSet());
  }
}
