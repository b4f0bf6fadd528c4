package dev.keywright.processor.chart;

import dev.keywright.processor.model.Operation;
import java.util.Optional;

/** The calls of DynamoDB's API that access patterns are carried out by. */
enum ApiCall {
  GET_ITEM("GetItem"),
  QUERY("Query"),
  PUT_ITEM("PutItem"),
  UPDATE_ITEM("UpdateItem"),
  DELETE_ITEM("DeleteItem"),
  TRANSACT_WRITE_ITEMS("TransactWriteItems"),
  BATCH_GET_ITEM("BatchGetItem"),
  BATCH_WRITE_ITEM("BatchWriteItem");

  private final String text;

  ApiCall(String text) {
    this.text = text;
  }

  /** The name AWS gives it, in its documentation and in IAM policies. */
  String text() {
    return text;
  }

  /** What the operation needs whatever the keys; empty where the keys decide. */
  static Optional<ApiCall> of(Operation operation) {
    return switch (operation) {
      case READ, COUNT -> Optional.empty();
      case CREATE, PUT -> Optional.of(PUT_ITEM);
      case UPDATE, UPSERT -> Optional.of(UPDATE_ITEM);
      case DELETE -> Optional.of(DELETE_ITEM);
      case CHECK, TRANSACT -> Optional.of(TRANSACT_WRITE_ITEMS);
      case BATCH_READ -> Optional.of(BATCH_GET_ITEM);
      case BATCH_PUT, BATCH_DELETE -> Optional.of(BATCH_WRITE_ITEM);
    };
  }
}
