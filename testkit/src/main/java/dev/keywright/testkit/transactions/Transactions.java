package dev.keywright.testkit.transactions;

import dev.keywright.testkit.protocol.Operation;
import dev.keywright.testkit.storage.Database;
import java.util.Map;

/** The list of transactional operations. */
public final class Transactions {

  private Transactions() {}

  public static Map<String, Operation> on(Database database) {
    return Map.of(
        "TransactWriteItems", new TransactWriteItems(database),
        "TransactGetItems", new TransactGetItems(database));
  }
}
