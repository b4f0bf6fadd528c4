package dev.keywright.testkit.operation;

import dev.keywright.testkit.storage.IndexDefinition;
import dev.keywright.testkit.storage.KeyAttribute;
import dev.keywright.testkit.storage.TableDefinition;
import dev.keywright.testkit.storage.Throughput;
import dev.keywright.testkit.validation.TableFaults;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What the parts of a table definition owe each other: keys and definitions, tables and indexes, billing and units. */
final class TableDefinitionChecks {

  private static final int MOST_LOCAL = 5;
  private static final int MOST_GLOBAL = 20;
  private static final int MOST_KEY_ATTRIBUTES_OF_A_KIND = 4;

  private TableDefinitionChecks() {}

  static void check(TableDefinition table) {
    checkKeys(table);
    checkBilling(table);
    checkIndexes(table);
    checkUse(table);
  }

  private static void checkKeys(TableDefinition table) {
    for (IndexDefinition index : table.globalIndexes()) {
      if (index.key().partition().size() > MOST_KEY_ATTRIBUTES_OF_A_KIND
          || index.key().sort().size() > MOST_KEY_ATTRIBUTES_OF_A_KIND) {
        throw TableFaults.tooManyKeyAttributes(index.name());
      }
    }
    if (table.key().partition().size() > 1) {
      throw TableFaults.secondKeyNotRange();
    }
  }

  private static void checkBilling(TableDefinition table) {
    boolean hasUnits = !table.settings().throughput().equals(Throughput.ON_DEMAND);
    if (table.settings().onDemand() && hasUnits) {
      throw TableFaults.throughputOnDemand();
    }
    if (!table.settings().onDemand() && !hasUnits) {
      throw TableFaults.noThroughput();
    }
    for (IndexDefinition index : table.globalIndexes()) {
      boolean indexHasUnits = !index.throughput().equals(Throughput.ON_DEMAND);
      if (table.settings().onDemand() && indexHasUnits) {
        throw TableFaults.indexThroughputOnDemand(index.name());
      }
      if (!table.settings().onDemand() && !indexHasUnits) {
        throw TableFaults.indexWithoutThroughput(index.name());
      }
    }
  }

  private static void checkIndexes(TableDefinition table) {
    if (!table.localIndexes().isEmpty() && table.key().sort().isEmpty()) {
      throw TableFaults.localIndexWithoutSortKey();
    }
    Set<String> names = new HashSet<>();
    for (IndexDefinition index : table.indexes()) {
      if (!names.add(index.name())) {
        throw TableFaults.duplicateIndex(index.name());
      }
      if (index.local()) {
        checkLocal(table, index);
      }
    }
    if (table.localIndexes().size() > MOST_LOCAL) {
      throw TableFaults.tooManyLocalIndexes();
    }
    if (table.globalIndexes().size() > MOST_GLOBAL) {
      throw TableFaults.tooManyGlobalIndexes();
    }
  }

  private static void checkLocal(TableDefinition table, IndexDefinition index) {
    if (!index.key().partition().equals(table.key().partition())) {
      throw TableFaults.localIndexPartition(index.name(), index.key().partition().get(0).name(),
          table.key().partition().get(0).name());
    }
    if (index.key().sort().isEmpty()) {
      throw TableFaults.indexHasNoSortKey(index.name());
    }
  }

  private static void checkUse(TableDefinition table) {
    Set<String> used = new LinkedHashSet<>(table.key().names());
    table.indexes().forEach(index -> used.addAll(index.key().names()));
    List<String> defined = table.attributes().stream().map(KeyAttribute::name).toList();
    if (used.size() < defined.size()) {
      throw table.indexes().isEmpty()
          ? TableFaults.definitionCount()
          : TableFaults.unusedDefinitions(used, defined);
    }
  }
}
