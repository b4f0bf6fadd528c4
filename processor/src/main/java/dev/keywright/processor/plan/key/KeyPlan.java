package dev.keywright.processor.plan.key;

import java.util.List;

/**
 * The key condition that answers a question.
 *
 * @param schema the table or index that is read
 * @param partition a value for each partition-key attribute
 * @param sort values of the leading sort-key attributes, where the sort key has several
 * @param last the condition on the last sort-key attribute that is used
 * @param descending whether the key is read backwards
 */
public record KeyPlan(
    KeySchema schema, List<KeyValue> partition, List<KeyValue> sort, SortPlan last, boolean descending) {

  public KeyPlan {
    partition = List.copyOf(partition);
    sort = List.copyOf(sort);
  }
}
