package dev.keywright.testkit.operation;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.protocol.Operation;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.storage.Database;
import dev.keywright.testkit.storage.IndexDefinition;
import dev.keywright.testkit.storage.KeyAttribute;
import dev.keywright.testkit.storage.Table;
import dev.keywright.testkit.storage.TableDefinition;
import dev.keywright.testkit.storage.TableSettings;
import dev.keywright.testkit.storage.Throughput;
import dev.keywright.testkit.validation.StreamFaults;
import dev.keywright.testkit.validation.TableFaults;
import dev.keywright.testkit.value.ValueType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** UpdateTable: billing, protection, class and stream of a table, and the making and dropping of global indexes. */
final class UpdateTable implements Operation {

  private static final List<String> CHANGES = List.of("ProvisionedThroughput", "BillingMode", "StreamSpecification",
      "GlobalSecondaryIndexUpdates", "SSESpecification", "DeletionProtectionEnabled", "TableClass",
      "OnDemandThroughput", "WarmThroughput", "ReplicaUpdates");

  private final Database database;

  UpdateTable(Database database) {
    this.database = database;
  }

  @Override
  public ObjectNode answer(Request request) {
    TableOperations.requireName(request);
    CreateTableConstraints.checkUpdate(request);
    if (CHANGES.stream().noneMatch(request::has)) {
      throw TableFaults.nothingToUpdate();
    }
    return database.writing(() -> {
      Table table = TableNames.describe(database, TableNames.in(request).orElseThrow());
      TableDefinition changed = indexes(request, table.definition().with(settings(request, table)));
      TableDefinitionChecks.check(changed);
      table.redefine(changed);
      database.follow(table);
      return TableOperations.described("TableDescription", TableDescription.of(table, "UPDATING"));
    });
  }

  private static TableSettings settings(Request request, Table table) {
    TableSettings settings = table.definition().settings();
    boolean onDemand = request.text("BillingMode").map("PAY_PER_REQUEST"::equals).orElse(settings.onDemand());
    if (request.has("ProvisionedThroughput") || request.has("BillingMode")) {
      settings = settings.withBilling(onDemand, throughput(request, settings, onDemand));
    }
    if (request.has("DeletionProtectionEnabled")) {
      settings = settings.withDeletionProtection(request.isSet("DeletionProtectionEnabled"));
    }
    if (request.has("TableClass")) {
      settings = settings.withTableClass(request.text("TableClass").orElseThrow());
    }
    return request.has("StreamSpecification") ? settings.withStream(stream(request, table)) : settings;
  }

  private static Optional<String> stream(Request request, Table table) {
    Optional<String> asked = TableDefinitionReader.streamView(request);
    boolean enabled = table.definition().settings().streamView().isPresent();
    if (asked.isPresent() && enabled) {
      throw StreamFaults.alreadyEnabled(table.definition().name());
    }
    if (asked.isEmpty() && !enabled) {
      throw StreamFaults.nothingToDisable(table.definition().name());
    }
    return asked;
  }

  private static Throughput throughput(Request request, TableSettings settings, boolean onDemand) {
    Throughput asked = TableDefinitionReader.throughput(request);
    if (onDemand && !request.has("ProvisionedThroughput")) {
      return Throughput.ON_DEMAND;
    }
    if (!settings.onDemand() && asked.equals(settings.throughput())) {
      throw TableFaults.unchangedThroughput(asked.readUnits(), asked.writeUnits());
    }
    return request.has("ProvisionedThroughput") ? asked : settings.throughput();
  }

  private static TableDefinition indexes(Request request, TableDefinition before) {
    TableDefinition table = onDemandIndexes(before);
    List<Request> changes = request.objects("GlobalSecondaryIndexUpdates");
    if (changes.stream().filter(change -> change.has("Create") || change.has("Delete")).count() > 1) {
      throw TableFaults.severalIndexChanges();
    }
    for (Request change : changes) {
      table = change(change, request, table);
    }
    return table;
  }

  /** Where billing has become by request, the indexes' units go too. */
  private static TableDefinition onDemandIndexes(TableDefinition table) {
    if (!table.settings().onDemand()) {
      return table;
    }
    TableDefinition changed = table;
    for (IndexDefinition index : table.globalIndexes()) {
      changed = changed.with(index.withThroughput(Throughput.ON_DEMAND));
    }
    return changed;
  }

  private static TableDefinition change(Request change, Request request, TableDefinition table) {
    if (change.has("Create")) {
      return create(change.object("Create").orElseThrow(), request, table);
    }
    if (change.has("Delete")) {
      String name = change.object("Delete").flatMap(index -> index.text("IndexName")).orElse("");
      return table.withoutIndex(existing(table, name).name());
    }
    Request update = change.object("Update").orElseThrow(TableFaults::nothingToUpdate);
    IndexDefinition index = existing(table, update.text("IndexName").orElse(""));
    return table.with(index.withThroughput(TableDefinitionReader.throughput(update)));
  }

  private static IndexDefinition existing(TableDefinition table, String name) {
    return table.index(name).filter(index -> !index.local()).orElseThrow(TableFaults::noSuchIndex);
  }

  private static TableDefinition create(Request creation, Request request, TableDefinition table) {
    Map<String, ValueType> types = new LinkedHashMap<>();
    for (KeyAttribute attribute : table.attributes()) {
      types.put(attribute.name(), attribute.type());
    }
    types.putAll(TableDefinitionReader.types(request));
    IndexDefinition index = TableDefinitionReader.index(creation, false, types);
    if (table.index(index.name()).isPresent()) {
      throw TableFaults.indexExists();
    }
    return table.withAttributes(TableDefinitionReader.attributes(types)).with(index);
  }
}
