package dev.keywright.testkit.operation;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.evaluation.CompiledCondition;
import dev.keywright.testkit.evaluation.ExpressionKind;
import dev.keywright.testkit.evaluation.ExpressionReader;
import dev.keywright.testkit.evaluation.ProjectedPaths;
import dev.keywright.testkit.protocol.Operation;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.storage.Database;
import dev.keywright.testkit.storage.Key;
import dev.keywright.testkit.validation.Constraints;
import dev.keywright.testkit.validation.ReadFaults;
import dev.keywright.testkit.value.Item;
import java.math.BigInteger;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** Scan: all items of a table or index, or of one segment of it, one page at a time. */
final class Scan implements Operation {

  private static final int MOST_SEGMENTS = 1_000_000;
  private static final BigInteger TOKENS = BigInteger.ONE.shiftLeft(Long.SIZE);

  private final Database database;

  Scan(Database database) {
    this.database = database;
  }

  @Override
  public ObjectNode answer(Request request) {
    checkConstraints(request);
    ExpressionParameters parameters = ExpressionParameters.read(request,
        List.of("ProjectionExpression", "FilterExpression"),
        List.of("AttributesToGet", "ScanFilter", "ConditionalOperator"));
    checkSegments(request);
    Optional<Item> start = request.item("ExclusiveStartKey");
    ExpressionReader reader = parameters.reader();
    Optional<CompiledCondition> filter = request.text("FilterExpression")
        .map(text -> reader.condition(ExpressionKind.FILTER, text))
        .or(() -> LegacyParameters.filter(request, "ScanFilter"));
    Optional<ProjectedPaths> projection = request.text("ProjectionExpression").map(reader::projection)
        .or(() -> ItemProjection.attributes(request));
    parameters.checkAllUsed();
    Selection selection = new Selection(filter, projection, request.text("Select"));
    selection.check(request);
    return database.reading(() -> {
      Source source = Source.of(TableNames.find(database, TableNames.in(request).orElseThrow()), request);
      selection.check(source);
      NavigableMap<Key, Item> entries = entries(source, start.map(source::startKey), request);
      return Page.read(source, selection, entries, request).answer(request);
    });
  }

  private static void checkConstraints(Request request) {
    Constraints constraints = new Constraints();
    Choices.selected(constraints, request);
    Choices.capacity(constraints, request);
    Choices.operator(constraints, request);
    if (request.has("IndexName")) {
      constraints.newName("indexName", request.text("IndexName"));
    }
    constraints.name("tableName", TableNames.in(request))
        .atLeast("limit", request.integer("Limit"), 1)
        .atLeast("segment", request.integer("Segment"), 0)
        .atLeast("totalSegments", request.integer("TotalSegments"), 1)
        .atMost("totalSegments", request.integer("TotalSegments"), MOST_SEGMENTS)
        .check();
  }

  private static void checkSegments(Request request) {
    Optional<Long> segment = request.integer("Segment");
    Optional<Long> total = request.integer("TotalSegments");
    if (segment.isPresent() && total.isEmpty()) {
      throw ReadFaults.segmentWithoutTotal();
    }
    if (total.isPresent() && segment.isEmpty()) {
      throw ReadFaults.totalWithoutSegment();
    }
    if (segment.isPresent() && segment.get() >= total.orElseThrow()) {
      throw ReadFaults.segmentTooHigh(segment.get(), total.get());
    }
  }

  /** The entries whose partitions' tokens lie in the request's share of all tokens, after the start key. */
  private static NavigableMap<Key, Item> entries(Source source, Optional<Key> start, Request request) {
    long segment = request.integer("Segment").orElse(0L);
    long total = request.integer("TotalSegments").orElse(1L);
    Key first = firstOf(segment, total);
    Key low = start.filter(key -> key.compareTo(first) > 0).orElse(first);
    if (segment == total - 1) {
      return source.entries().tailMap(low, false);
    }
    Key high = firstOf(segment + 1, total);
    return low.compareTo(high) < 0 ? source.entries().subMap(low, false, high, false) : new TreeMap<>();
  }

  /** The bound before the first partition of a segment. */
  private static Key firstOf(long segment, long total) {
    BigInteger token = TOKENS.multiply(BigInteger.valueOf(segment)).divide(BigInteger.valueOf(total));
    return Key.boundOfToken(token.longValue());
  }
}
