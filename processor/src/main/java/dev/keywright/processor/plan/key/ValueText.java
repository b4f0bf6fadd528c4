package dev.keywright.processor.plan.key;

import dev.keywright.processor.model.ComponentModel;
import java.util.regex.Pattern;

/** The value a key attribute is compared with, in words; a part of {@link KeyConditionText}. */
final class ValueText {

  /** Text that every encoding of strings leaves as it is, whatever the table's delimiter. */
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9]+");

  private ValueText() {}

  static String of(KeyValue value) {
    if (value instanceof KeyValue.OfComponent component) {
      return plain(component.argument(), component.component());
    }
    KeyValue.OfTemplate template = (KeyValue.OfTemplate) value;
    StringBuilder text = new StringBuilder();
    for (Part part : template.parts()) {
      text.append(part instanceof Part.Slot slot
          ? encoded(template.arguments().get(slot.component().name()), slot)
          : ((Part.Literal) part).text());
    }
    return text.toString();
  }

  /** As it is compared with a stored component: {@code :since}, {@code 'PAID'}, {@code 42}. */
  static String plain(Argument argument, ComponentModel component) {
    return argument instanceof Argument.Parameter parameter
        ? ":" + parameter.name()
        : LiteralWords.of(((Argument.Constant) argument).text(), component.type());
  }

  /** As part of a key: <code>{:since}</code>; a constant whose encoding is its own text stands for itself. */
  static String encoded(Argument argument, Part.Slot slot) {
    return argument instanceof Argument.Constant constant && isItsOwnEncoding(constant.text(), slot)
        ? constant.text()
        : "{" + plain(argument, slot.component()) + "}";
  }

  private static boolean isItsOwnEncoding(String text, Part.Slot slot) {
    return switch (slot.encoding().kind()) {
      case ENUM, BOOLEAN -> true;
      case STRING, RAW, DECIMAL -> PLAIN.matcher(text).matches();
      default -> false;
    };
  }
}
