package dev.keywright.processor.chart;

import dev.keywright.processor.model.Operation;
import dev.keywright.processor.plan.MarkerWrites;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.TransactionPlan;
import java.util.ArrayList;
import java.util.List;

/** The calls that a pattern is carried out by, in their order: several where markers of unique components are kept. */
final class Calls {

  private Calls() {}

  static List<ApiCall> of(PatternPlan plan, Inventory.Entry entry) {
    if (plan instanceof PatternPlan.Get) {
      return List.of(ApiCall.GET_ITEM);
    }
    if (plan instanceof PatternPlan.Find) {
      return List.of(ApiCall.QUERY);
    }
    boolean markers = MarkerWrites.concern(entry.uniques(), plan);
    if (plan instanceof PatternPlan.DeleteAll all) {
      return deleteAll(all, markers);
    }
    return markers ? withMarkers(plan) : List.of(ApiCall.of(plan.pattern().operation()).orElseThrow());
  }

  /** What has to be read of an item before its markers can be moved is read first. */
  static List<ApiCall> of(TransactionPlan plan, Inventory inventory) {
    boolean reads = plan.steps().stream().anyMatch(step ->
        withMarkers(step, inventory) && withMarkers(step.write()).get(0) == ApiCall.GET_ITEM);
    return reads
        ? List.of(ApiCall.GET_ITEM, ApiCall.TRANSACT_WRITE_ITEMS)
        : List.of(ApiCall.TRANSACT_WRITE_ITEMS);
  }

  private static boolean withMarkers(TransactionPlan.Step step, Inventory inventory) {
    Inventory.Entry entry = inventory.entry(step.entity());
    return MarkerWrites.concern(entry.uniques(), step.write());
  }

  private static List<ApiCall> deleteAll(PatternPlan.DeleteAll all, boolean markers) {
    if (all.each().isEmpty()) {
      return List.of(ApiCall.QUERY, ApiCall.BATCH_WRITE_ITEM);
    }
    return markers
        ? List.of(ApiCall.QUERY, ApiCall.GET_ITEM, ApiCall.TRANSACT_WRITE_ITEMS)
        : List.of(ApiCall.QUERY, ApiCall.DELETE_ITEM);
  }

  /** A new item has no old values; what an update made of its item is read when it is done. */
  private static List<ApiCall> withMarkers(PatternPlan plan) {
    List<ApiCall> calls = new ArrayList<>(List.of(ApiCall.GET_ITEM, ApiCall.TRANSACT_WRITE_ITEMS));
    if (plan.pattern().operation() == Operation.CREATE) {
      calls.remove(0);
    } else if (plan instanceof PatternPlan.Update) {
      calls.add(ApiCall.GET_ITEM);
    }
    return calls;
  }

  /** {@code GetItem, TransactWriteItems}. */
  static String text(List<ApiCall> calls) {
    return String.join(", ", texts(calls));
  }

  static List<String> texts(List<ApiCall> calls) {
    return calls.stream().map(ApiCall::text).toList();
  }
}
