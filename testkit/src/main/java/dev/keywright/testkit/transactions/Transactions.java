package dev.keywright.testkit.transactions;

import dev.keywright.testkit.protocol.Operation;
import dev.keywright.testkit.storage.Database;
import java.util.Map;

/** The list of transactional operations, and the tokens that make repeating one safe. */
public final class Transactions {

  private final Database database;
  private final Tokens tokens;

  public Transactions(Database database) {
    this.database = database;
    this.tokens = new Tokens(database.clock());
  }

  public Map<String, Operation> operations() {
    return Map.of(
        "TransactWriteItems", new TransactWriteItems(database, tokens),
        "TransactGetItems", new TransactGetItems(database));
  }

  /** Makes all tokens good again; to be called while nothing else is written. */
  public void forgetTokens() {
    tokens.clear();
  }
}
