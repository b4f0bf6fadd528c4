package dev.keywright.processor.check;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.NestedRecord;
import dev.keywright.processor.model.Site;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Tables and indexes have names of 3 to 255 characters out of {@code a-z A-Z 0-9 _ - .}; attributes that a key or a
 * projection names have 1 to 255 bytes, others up to 64 KB.
 */
final class NamesFitDynamoDb implements Check {

  private static final Pattern RESOURCE = Pattern.compile("[a-zA-Z0-9_.-]{3,255}");
  private static final int DECLARED_BYTES = 255;
  private static final int STORED_BYTES = 65_535;

  @Override
  public void check(TableModel table, Problems problems) {
    checkResource("Table", table.name(), table.site().member("name"), problems);
    checkDeclared(table.partitionKey(), table.site().member("partitionKey"), problems);
    table.sortKey().ifPresent(name -> checkDeclared(name, table.site().member("sortKey"), problems));
    for (IndexModel index : table.indexes()) {
      checkIndex(index, problems);
    }
    table.entities().stream().map(EntityModel::components).forEach(all -> checkStored(all, problems));
    table.nestedRecords().stream().map(NestedRecord::components).forEach(all -> checkStored(all, problems));
  }

  private static void checkIndex(IndexModel index, Problems problems) {
    checkResource("Index", index.name(), index.site().member("name"), problems);
    if (!index.local()) {
      index.partitionKey().forEach(name -> checkDeclared(name, index.site().member("partitionKey"), problems));
    }
    index.sortKey().forEach(name -> checkDeclared(name, index.site().member("sortKey"), problems));
    index.include().forEach(name -> checkDeclared(name, index.site().member("include"), problems));
  }

  private static void checkResource(String kind, String name, Site site, Problems problems) {
    if (!RESOURCE.matcher(name).matches()) {
      problems.error(Code.KW107, site, """
          %s name "%s" is none for DynamoDB, which asks for 3 to 255 characters out of a-z, A-Z, 0-9, _, - and .\
          """.formatted(kind, name));
    }
  }

  private static void checkDeclared(String name, Site site, Problems problems) {
    int bytes = bytes(name);
    if (bytes < 1 || bytes > DECLARED_BYTES) {
      problems.error(Code.KW107, site, """
          Attribute name "%s" has %d bytes; in a key or a projection DynamoDB takes 1 to 255."""
          .formatted(name, bytes));
    }
  }

  private static void checkStored(List<ComponentModel> components, Problems problems) {
    for (ComponentModel component : components) {
      if (bytes(component.storedName()) > STORED_BYTES) {
        problems.error(Code.KW107, component.site(), """
            Component %s is stored under a name of %d bytes; DynamoDB takes up to 65,535."""
            .formatted(component.name(), bytes(component.storedName())));
      }
    }
  }

  private static int bytes(String name) {
    return name.getBytes(StandardCharsets.UTF_8).length;
  }
}
