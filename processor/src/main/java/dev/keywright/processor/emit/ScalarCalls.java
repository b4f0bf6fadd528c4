package dev.keywright.processor.emit;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.expression.ValueForm;

/** Which method of the runtime's readers, writers and codecs takes a component, its format considered. */
final class ScalarCalls {
  private ScalarCalls() {
  }

  /** Readers are lenient: every text form of an instant is read by one method. */
  static String reader(ComponentModel component, ValueType.Scalar scalar) {
    String writer = writer(component, scalar);
    return switch (writer) {
      case "instantSeconds", "instantMillis" -> "instant";
      case "timeToLive" -> "epochSeconds";
      default -> writer;
    };
  }

  static String writer(ComponentModel component, ValueType.Scalar scalar) {
    return codec(ValueForm.of(component), scalar.kind());
  }

  /** As codecs of single values are called. */
  static String codec(ValueForm form, ScalarKind kind) {
    if (kind != ScalarKind.INSTANT) {
      return kind.runtimeName();
    }
    return form.ttl() ? "timeToLive" : instant(form);
  }

  /** As key encodings are called. */
  static String encoding(ComponentModel component, ScalarKind kind) {
    if (kind != ScalarKind.INSTANT) {
      return kind.runtimeName();
    }
    return component.ttl() ? "epochSeconds" : instant(ValueForm.of(component));
  }

  private static String instant(ValueForm form) {
    return switch (form.format().orElse("")) {
      case "seconds" -> "instantSeconds";
      case "millis" -> "instantMillis";
      case "epoch_seconds" -> "epochSeconds";
      case "epoch_millis" -> "epochMillis";
      default -> "instant";
    };
  }
}
