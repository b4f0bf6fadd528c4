package dev.keywright.runtime.access;

import dev.keywright.runtime.KeywrightException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What DynamoDB takes in one transaction, looked over before anything is sent. */
final class TransactionLimits {
  static final int MOST = 100;

  private TransactionLimits() {
  }

  /** Passes the actions or says which operations do not go together. */
  static void check(String transaction, List<TransactionAction> actions) {
    if (actions.size() > MOST) {
      TransactionAction first = actions.get(MOST);
      throw new KeywrightException(transaction + " has " + actions.size() + " actions, markers of unique components"
          + " included, and DynamoDB takes " + MOST + " in a transaction; the first one too many is "
          + described(first) + ". Split it where it need not be all or nothing.");
    }
    Map<String, TransactionAction> byItem = new HashMap<>();
    for (TransactionAction action : actions) {
      TransactionAction other = byItem.putIfAbsent(action.identity(), action);
      if (other != null) {
        throw new KeywrightException(transaction + ": " + described(other) + " and " + described(action)
            + " are about one item (" + action.key() + " of table " + action.table() + "), and DynamoDB takes one"
            + " action for each item of a transaction.");
      }
    }
  }

  private static String described(TransactionAction action) {
    return "operation " + (action.operation() + 1) + ", " + action.what();
  }
}
