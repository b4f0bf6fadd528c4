package dev.keywright.runtime.access;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The version that a write expects the item to have; 0 for one that has none yet.
 *
 * @param attribute the stored name
 * @param number the version
 * @param replacesExpired whether an expired item is in order too, whatever its version: a put of a new item
 */
record ExpectedVersion(String attribute, long number, boolean replacesExpired) {
  String term(ExpressionComposer composer, Expiry expiry) {
    String name = composer.name(attribute);
    String same = name + " = " + composer.value(AttributeValue.fromN(Long.toString(number)));
    if (number != 0) {
      return same;
    }
    Optional<String> over = replacesExpired ? expiry.isOver(composer) : Optional.empty();
    return "(attribute_not_exists(" + name + ") OR " + same + over.map(term -> " OR " + term).orElse("") + ')';
  }

  boolean holdsOf(Map<String, AttributeValue> item, Expiry expiry) {
    AttributeValue found = item.get(attribute);
    if (number == 0 && (found == null || replacesExpired && expiry.isOver(item))) {
      return true;
    }
    return isVersion(found, number);
  }

  /** Whether the item is one version further: what the write itself leaves behind. */
  boolean isNextOf(Map<String, AttributeValue> item) {
    return isVersion(item.get(attribute), number + 1);
  }

  private static boolean isVersion(AttributeValue found, long number) {
    return found != null && found.n() != null && new BigDecimal(found.n()).compareTo(BigDecimal.valueOf(number)) == 0;
  }
}
