package dev.keywright.testkit.protocol;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.validation.CancellationReason;
import dev.keywright.testkit.validation.ErrorCode;
import dev.keywright.testkit.validation.Rejection;

/** Writes a refused request as the protocol's error body. */
final class ErrorWriter {

  private ErrorWriter() {}

  static ObjectNode error(Rejection rejection) {
    ObjectNode body = Json.object().put("__type", rejection.code().type());
    if (!rejection.message().isEmpty()) {
      body.put(messageMember(rejection.code()), rejection.message());
    }
    rejection.item().ifPresent(item -> body.set("Item", ValueWriter.item(item)));
    if (!rejection.reasons().isEmpty()) {
      ArrayNode reasons = body.putArray("CancellationReasons");
      rejection.reasons().forEach(reason -> reasons.add(reason(reason)));
    }
    return body;
  }

  /** A cancelled transaction spells the member with a capital letter. */
  private static String messageMember(ErrorCode code) {
    return code == ErrorCode.TRANSACTION_CANCELED || code == ErrorCode.SERIALIZATION ? "Message" : "message";
  }

  private static ObjectNode reason(CancellationReason reason) {
    ObjectNode node = Json.object().put("Code", reason.code());
    reason.message().ifPresent(message -> node.put("Message", message));
    reason.item().ifPresent(item -> node.set("Item", ValueWriter.item(item)));
    return node;
  }
}
