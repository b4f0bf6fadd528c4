package dev.keywright.testkit.transactions;

import dev.keywright.testkit.operation.TableNames;
import dev.keywright.testkit.operation.WriteAction;
import dev.keywright.testkit.operation.WriteActionReader;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.validation.Constraints;
import dev.keywright.testkit.validation.TransactionFaults;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads the actions of a transaction and checks what can be checked without looking at tables. */
final class TransactionReader {

  private static final int MOST_ACTIONS = 100;
  private static final int LONGEST_TOKEN = 36;
  private static final Map<String, Function<Request, WriteAction>> WRITES = Map.of(
      "Put", WriteActionReader::put,
      "Update", WriteActionReader::update,
      "Delete", WriteActionReader::delete,
      "ConditionCheck", WriteActionReader::check);

  private TransactionReader() {}

  static List<WriteAction> writes(Request request) {
    List<Request> items = request.objects("TransactItems");
    Constraints constraints = constraints(request, items);
    request.text("ClientRequestToken").ifPresent(token -> constraints.length("clientRequestToken",
        Constraints.quoted(token), token.length(), 1, LONGEST_TOKEN));
    int at = 1;
    for (Request item : items) {
      String path = "transactItems." + at++ + ".member.";
      for (String kind : WRITES.keySet().stream().sorted().toList()) {
        item.object(kind).ifPresent(action -> checkAction(constraints, path, kind, action));
      }
    }
    constraints.check();
    List<WriteAction> actions = new ArrayList<>();
    for (Request item : items) {
      List<String> kinds = WRITES.keySet().stream().filter(item::has).toList();
      if (kinds.size() != 1) {
        throw TransactionFaults.notOneAction();
      }
      actions.add(Optional.ofNullable(WRITES.get(kinds.get(0))).orElseThrow()
          .apply(item.object(kinds.get(0)).orElseThrow()));
    }
    return actions;
  }

  private static void checkAction(Constraints constraints, String path, String kind, Request action) {
    String member = path + Character.toLowerCase(kind.charAt(0)) + kind.substring(1) + ".";
    constraints.name(member + "tableName", TableNames.in(action));
    constraints.required(member + (kind.equals("Put") ? "item" : "key"),
        action.has(kind.equals("Put") ? "Item" : "Key"));
    if (kind.equals("Update")) {
      constraints.required(member + "updateExpression", action.has("UpdateExpression"));
    }
    if (kind.equals("ConditionCheck")) {
      constraints.required(member + "conditionExpression", action.has("ConditionExpression"));
    }
  }

  /** The {@code Get} of each item, with a key and a table. */
  static List<Request> gets(Request request) {
    List<Request> items = request.objects("TransactItems");
    Constraints constraints = constraints(request, items);
    int at = 1;
    for (Request item : items) {
      String path = "transactItems." + at++ + ".member.get";
      constraints.required(path, item.has("Get"));
      item.object("Get").ifPresent(get -> constraints
          .name(path + ".tableName", TableNames.in(get))
          .required(path + ".key", get.has("Key")));
    }
    constraints.check();
    return items.stream().map(item -> item.object("Get").orElseThrow()).toList();
  }

  private static Constraints constraints(Request request, List<Request> items) {
    Constraints constraints = new Constraints()
        .oneOf("returnConsumedCapacity", request.text("ReturnConsumedCapacity"), List.of("INDEXES", "TOTAL", "NONE"))
        .oneOf("returnItemCollectionMetrics", request.text("ReturnItemCollectionMetrics"), List.of("SIZE", "NONE"))
        .required("transactItems", request.has("TransactItems"));
    if (request.has("TransactItems")) {
      String shown = Constraints.quoted(items.stream().map(Request::tree).toList().toString());
      constraints.length("transactItems", shown, items.size(), 1, MOST_ACTIONS);
    }
    return constraints;
  }
}
