package dev.keywright.testkit.operation;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.protocol.Json;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.protocol.ValueWriter;
import dev.keywright.testkit.storage.Key;
import dev.keywright.testkit.storage.Table;
import java.util.Optional;

/** The estimated size of an item collection, which only tables with local indexes have. */
public final class ItemCollectionMetrics {

  private ItemCollectionMetrics() {}

  /** The metrics of the collection that holds {@code key}, if the request asks and the table has collections. */
  public static Optional<ObjectNode> of(Request request, Table table, Key key) {
    boolean asked = request.text("ReturnItemCollectionMetrics").filter("SIZE"::equals).isPresent();
    if (!asked || table.definition().localIndexes().isEmpty()) {
      return Optional.empty();
    }
    ObjectNode metrics = Json.object();
    metrics.putObject("ItemCollectionKey").set(table.definition().key().partition().get(0).name(),
        ValueWriter.value(key.partition().get(0)));
    metrics.putArray("SizeEstimateRangeGB").add(0.0).add(1.0);
    return Optional.of(metrics);
  }
}
