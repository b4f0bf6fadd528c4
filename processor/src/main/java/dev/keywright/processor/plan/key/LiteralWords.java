package dev.keywright.processor.plan.key;

import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.StoredAs;
import dev.keywright.processor.model.ValueType;

/** A literal of a question in the spelling of the expression language: quoted, unless it is a number or a boolean. */
final class LiteralWords {

  private LiteralWords() {}

  static String of(String text, ValueType type) {
    return type.storedAs() == StoredAs.NUMBER || type.is(ScalarKind.BOOLEAN)
        ? text
        : "'" + text.replace("'", "''") + "'";
  }
}
