package dev.keywright.processor.emit;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.ValueType;

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
    if (scalar.kind() != ScalarKind.INSTANT) {
      return scalar.kind().runtimeName();
    }
    return component.ttl() ? "timeToLive" : instant(component);
  }

  /** As codecs and key encodings call it. */
  static String encoding(ComponentModel component, ScalarKind kind) {
    if (kind != ScalarKind.INSTANT) {
      return kind.runtimeName();
    }
    return component.ttl() ? "epochSeconds" : instant(component);
  }

  private static String instant(ComponentModel component) {
    return switch (component.format().map(format -> format.value()).orElse("")) {
      case "seconds" -> "instantSeconds";
      case "millis" -> "instantMillis";
      case "epoch_seconds" -> "epochSeconds";
      case "epoch_millis" -> "epochMillis";
      default -> "instant";
    };
  }
}
