package dev.keywright.testkit.operation;

import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.storage.Arns;
import dev.keywright.testkit.storage.Database;
import dev.keywright.testkit.storage.Table;
import dev.keywright.testkit.validation.RequestFaults;
import java.util.Optional;

/** Table names in requests, which may also be a table's ARN, and the way from a name to its table. */
public final class TableNames {

  private TableNames() {}

  /** The name of the table that the request's {@code TableName} means. */
  public static Optional<String> in(Request request) {
    return request.text("TableName").map(TableNames::plain);
  }

  /** The name alone, without the rest of an ARN. */
  public static String plain(String nameOrArn) {
    int table = nameOrArn.indexOf(":table/");
    return nameOrArn.startsWith(Arns.PREFIX) && table > 0
        ? nameOrArn.substring(table + ":table/".length()).replaceFirst("/.*", "")
        : nameOrArn;
  }

  /** The table of that name, or the short error that operations on items give. */
  public static Table find(Database database, String name) {
    return database.table(name).orElseThrow(RequestFaults::tableNotFound);
  }

  /** The table of that name, or the longer error that operations on tables give. */
  static Table describe(Database database, String name) {
    return database.table(name).orElseThrow(() -> RequestFaults.tableNotFound(name));
  }
}
