package dev.keywright.testkit.transactions;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.operation.CapacityReport;
import dev.keywright.testkit.protocol.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The consumed capacity of a transaction, a report for each table. */
final class TransactionCapacity {

  private TransactionCapacity() {}

  /** Puts the reports into the answer, if asked for; {@code member} names the kind of units there were. */
  static void answer(Request request, ObjectNode answer, Map<String, CapacityReport> reports, String member) {
    List<ObjectNode> shown = new ArrayList<>();
    for (CapacityReport report : reports.values()) {
      report.report(request).ifPresent(node -> shown.add(node.put(member, report.total())));
    }
    if (!shown.isEmpty()) {
      ArrayNode list = answer.putArray("ConsumedCapacity");
      shown.forEach(list::add);
    }
  }
}
