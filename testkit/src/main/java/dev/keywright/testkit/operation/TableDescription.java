package dev.keywright.testkit.operation;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.protocol.Json;
import dev.keywright.testkit.storage.Arns;
import dev.keywright.testkit.storage.IndexDefinition;
import dev.keywright.testkit.storage.KeyAttribute;
import dev.keywright.testkit.storage.KeySchema;
import dev.keywright.testkit.storage.Projection;
import dev.keywright.testkit.storage.Table;
import dev.keywright.testkit.storage.TableDefinition;
import dev.keywright.testkit.storage.TableSettings;
import dev.keywright.testkit.storage.Throughput;
import java.time.Instant;
import java.util.List;

/** A table as DescribeTable shows it. */
public final class TableDescription {

  private static final double MILLIS = 1000.0;

  private final Table table;
  private final String status;
  private final TableDefinition definition;

  private TableDescription(Table table, String status) {
    this.table = table;
    this.status = status;
    this.definition = table.definition();
  }

  /** The description with this status of the table: tables change at once, but answers say that they are changing. */
  static ObjectNode of(Table table, String status) {
    return new TableDescription(table, status).node();
  }

  private ObjectNode node() {
    ObjectNode node = Json.object();
    ArrayNode attributes = node.putArray("AttributeDefinitions");
    for (KeyAttribute attribute : definition.attributes()) {
      attributes.addObject().put("AttributeName", attribute.name()).put("AttributeType", attribute.type().name());
    }
    node.put("TableName", definition.name());
    keySchema(node, definition.key());
    node.put("TableStatus", status)
        .put("CreationDateTime", seconds(table.created()))
        .put("TableSizeBytes", table.bytes())
        .put("ItemCount", table.itemCount())
        .put("TableArn", Arns.table(definition.name()))
        .put("TableId", table.id());
    settings(node, definition.settings());
    indexes(node, "LocalSecondaryIndexes", definition.localIndexes());
    indexes(node, "GlobalSecondaryIndexes", definition.globalIndexes());
    return node;
  }

  private void settings(ObjectNode node, TableSettings settings) {
    node.set("ProvisionedThroughput", throughput(settings.throughput()));
    if (settings.onDemand()) {
      node.putObject("BillingModeSummary")
          .put("BillingMode", "PAY_PER_REQUEST")
          .put("LastUpdateToPayPerRequestDateTime", seconds(table.created()));
    }
    node.put("DeletionProtectionEnabled", settings.deletionProtection());
    settings.tableClass().ifPresent(name -> node.putObject("TableClassSummary").put("TableClass", name));
    table.log().ifPresent(log ->
        node.put("LatestStreamArn", log.arn()).put("LatestStreamLabel", log.label()));
    settings.streamView().ifPresent(view -> node.putObject("StreamSpecification")
        .put("StreamEnabled", true).put("StreamViewType", view));
  }

  private void indexes(ObjectNode node, String member, List<IndexDefinition> indexes) {
    if (indexes.isEmpty()) {
      return;
    }
    ArrayNode shown = node.putArray(member);
    for (IndexDefinition index : indexes) {
      shown.add(index(index));
    }
  }

  private ObjectNode index(IndexDefinition index) {
    ObjectNode node = Json.object().put("IndexName", index.name());
    keySchema(node, index.key());
    ObjectNode projection = node.putObject("Projection").put("ProjectionType", index.projection().kind().name());
    if (index.projection().kind() == Projection.Kind.INCLUDE) {
      index.projection().nonKeyAttributes().forEach(projection.putArray("NonKeyAttributes")::add);
    }
    if (!index.local()) {
      node.put("IndexStatus", status.equals("CREATING") ? "CREATING" : "ACTIVE");
      node.set("ProvisionedThroughput", throughput(index.throughput()));
    }
    return node.put("IndexSizeBytes", table.bytes(index.name()))
        .put("ItemCount", table.itemCount(index.name()))
        .put("IndexArn", Arns.index(definition.name(), index.name()));
  }

  /** Puts the key into a description, of a table or of its stream. */
  public static void keySchema(ObjectNode node, KeySchema key) {
    ArrayNode elements = node.putArray("KeySchema");
    key.partition().forEach(attribute ->
        elements.addObject().put("AttributeName", attribute.name()).put("KeyType", "HASH"));
    key.sort().forEach(attribute ->
        elements.addObject().put("AttributeName", attribute.name()).put("KeyType", "RANGE"));
  }

  private static ObjectNode throughput(Throughput throughput) {
    return Json.object()
        .put("NumberOfDecreasesToday", 0)
        .put("ReadCapacityUnits", throughput.readUnits())
        .put("WriteCapacityUnits", throughput.writeUnits());
  }

  /** A time as descriptions show it. */
  public static double seconds(Instant instant) {
    return instant.toEpochMilli() / MILLIS;
  }
}
