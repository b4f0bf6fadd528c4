package dev.keywright.testkit.operation;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.protocol.Json;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.storage.IndexDefinition;
import dev.keywright.testkit.storage.Table;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The units one table and its indexes consumed in one request, and their form in the answer. */
public final class CapacityReport {

  private final Table table;
  private final Map<String, Double> indexUnits = new LinkedHashMap<>();
  private double tableUnits;

  public CapacityReport(Table table) {
    this.table = table;
  }

  public void addTable(double units) {
    tableUnits += units;
  }

  public void addIndex(String index, double units) {
    indexUnits.merge(index, units, Double::sum);
  }

  public void addIndexes(Map<String, Double> units) {
    units.forEach(this::addIndex);
  }

  public double total() {
    return tableUnits + indexUnits.values().stream().mapToDouble(Double::doubleValue).sum();
  }

  /** Puts the report into the answer of an operation on one table, if the request asks for it. */
  void answer(Request request, ObjectNode answer) {
    report(request).ifPresent(report -> answer.set("ConsumedCapacity", report));
  }

  /** The report in the detail the request asks for; none if it does not. */
  public Optional<ObjectNode> report(Request request) {
    String detail = request.text("ReturnConsumedCapacity").orElse("NONE");
    if (detail.equals("NONE")) {
      return Optional.empty();
    }
    ObjectNode report = Json.object()
        .put("TableName", table.definition().name())
        .put("CapacityUnits", total());
    if (detail.equals("INDEXES")) {
      report.set("Table", units(tableUnits));
      for (Map.Entry<String, Double> index : indexUnits.entrySet()) {
        boolean local = table.definition().index(index.getKey()).filter(IndexDefinition::local).isPresent();
        report.withObject(local ? "/LocalSecondaryIndexes" : "/GlobalSecondaryIndexes")
            .set(index.getKey(), units(index.getValue()));
      }
    }
    return Optional.of(report);
  }

  private static ObjectNode units(double units) {
    return Json.object().put("CapacityUnits", units);
  }
}
