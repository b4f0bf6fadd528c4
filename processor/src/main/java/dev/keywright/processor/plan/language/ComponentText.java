package dev.keywright.processor.plan.language;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.StoredAs;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.key.Encoding;
import dev.keywright.processor.plan.key.EncodingKind;
import java.util.Optional;

/**
 * A component as it is written in one place of a key. Two places of a record hold the same text exactly if component
 * and encoding are the same.
 *
 * @param encoding empty where a component is stored under the attribute's own name in a form that no template has
 */
record ComponentText(ComponentModel component, Optional<Encoding> encoding) {

  /** A component that is the key attribute. */
  static ComponentText stored(ComponentModel component) {
    return new ComponentText(component, nativeKind(component).map(Encoding::of));
  }

  private static Optional<EncodingKind> nativeKind(ComponentModel component) {
    if (component.type() instanceof ValueType.EnumType) {
      return Optional.of(EncodingKind.ENUM);
    }
    if (component.type() instanceof ValueType.Scalar scalar) {
      boolean number = component.storedAs() == StoredAs.NUMBER;
      return number ? numberKind(scalar.kind()) : textKind(component, scalar.kind());
    }
    return Optional.empty();
  }

  private static Optional<EncodingKind> numberKind(ScalarKind kind) {
    boolean whole = kind.isWholeNumber() || kind == ScalarKind.INSTANT;
    return whole ? Optional.of(EncodingKind.DECIMAL) : Optional.empty();
  }

  private static Optional<EncodingKind> textKind(ComponentModel component, ScalarKind kind) {
    return switch (kind) {
      case INSTANT -> Optional.of(instantKind(component));
      case LOCAL_DATE -> Optional.of(EncodingKind.LOCAL_DATE);
      case LOCAL_DATE_TIME -> Optional.of(EncodingKind.LOCAL_DATE_TIME);
      case LOCAL_TIME -> Optional.of(EncodingKind.LOCAL_TIME);
      case YEAR_MONTH -> Optional.of(EncodingKind.YEAR_MONTH);
      case UUID -> Optional.of(EncodingKind.UUID);
      default -> Optional.empty();
    };
  }

  private static EncodingKind instantKind(ComponentModel component) {
    return switch (component.format().map(text -> text.value()).orElse("")) {
      case "seconds" -> EncodingKind.INSTANT_SECONDS;
      case "millis" -> EncodingKind.INSTANT_MILLIS;
      default -> EncodingKind.INSTANT;
    };
  }
}
