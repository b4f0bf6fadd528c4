package dev.keywright.runtime.generated;

import java.math.BigDecimal;
import java.util.HexFormat;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A key attribute's value as text: for messages, and for what page tokens are bound to. */
final class KeyText {

  private KeyText() {
  }

  /** Text as it is, numbers in one form, binary as hexadecimal digits. */
  static String of(AttributeValue value) {
    return switch (value.type()) {
      case S -> value.s();
      case N -> number(new BigDecimal(value.n()));
      case B -> "0x" + HexFormat.of().formatHex(value.b().asByteArrayUnsafe());
      default -> value.toString();
    };
  }

  /** Equal keys give equal text and different ones different text, also when one is put behind another. */
  static String bound(String attribute, AttributeValue value) {
    String text = of(value);
    return attribute.length() + ":" + attribute + value.type() + text.length() + ":" + text;
  }

  private static String number(BigDecimal value) {
    return value.signum() == 0 ? "0" : value.stripTrailingZeros().toString();
  }
}
