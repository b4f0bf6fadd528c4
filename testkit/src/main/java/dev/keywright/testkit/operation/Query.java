package dev.keywright.testkit.operation;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.evaluation.CompiledCondition;
import dev.keywright.testkit.evaluation.ExpressionKind;
import dev.keywright.testkit.evaluation.ExpressionReader;
import dev.keywright.testkit.evaluation.KeyCondition;
import dev.keywright.testkit.evaluation.ProjectedPaths;
import dev.keywright.testkit.protocol.Operation;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.storage.Database;
import dev.keywright.testkit.storage.Key;
import dev.keywright.testkit.storage.KeyRange;
import dev.keywright.testkit.validation.Constraints;
import dev.keywright.testkit.validation.ExpressionFaults;
import dev.keywright.testkit.validation.ItemFaults;
import dev.keywright.testkit.validation.ReadFaults;
import dev.keywright.testkit.value.Item;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** Query: the items of one partition in a range of its sort key, one page at a time. */
final class Query implements Operation {

  private final Database database;

  Query(Database database) {
    this.database = database;
  }

  @Override
  public ObjectNode answer(Request request) {
    checkConstraints(request);
    ExpressionParameters parameters = ExpressionParameters.read(request,
        List.of("ProjectionExpression", "FilterExpression", "KeyConditionExpression"),
        List.of("AttributesToGet", "QueryFilter", "ConditionalOperator", "KeyConditions"));
    Optional<Item> start = request.item("ExclusiveStartKey");
    ExpressionReader reader = parameters.reader();
    Optional<CompiledCondition> filter = request.text("FilterExpression")
        .map(text -> reader.condition(ExpressionKind.FILTER, text))
        .or(() -> LegacyParameters.filter(request, "QueryFilter"));
    Optional<ProjectedPaths> projection = request.text("ProjectionExpression").map(reader::projection)
        .or(() -> ItemProjection.attributes(request));
    KeyCondition condition = request.text("KeyConditionExpression").map(reader::keyCondition)
        .or(() -> LegacyParameters.keyCondition(request))
        .orElseThrow(ReadFaults::noKeyCondition);
    parameters.checkAllUsed();
    Selection selection = new Selection(filter, projection, request.text("Select"));
    selection.check(request);
    return database.reading(() -> {
      Source source = Source.of(TableNames.find(database, TableNames.in(request).orElseThrow()), request);
      KeyRange range = condition.range(source.key());
      selection.check(source);
      filter.ifPresent(given -> refuseKeys(given, source));
      return Page.read(source, selection, entries(source, range, start, request), request).answer(request);
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
    constraints.name("tableName", TableNames.in(request)).limitOfQuery(request.integer("Limit")).check();
  }

  private static void refuseKeys(CompiledCondition filter, Source source) {
    List<String> keys = source.key().names().stream().filter(filter.attributes()::contains).toList();
    if (!keys.isEmpty()) {
      throw ExpressionFaults.keyInFilter(keys);
    }
  }

  private static NavigableMap<Key, Item> entries(Source source, KeyRange range, Optional<Item> start,
      Request request) {
    boolean forward = request.flag("ScanIndexForward").orElse(true);
    Optional<Key> after = start.map(source::startKey);
    if (range.isEmpty()) {
      return new TreeMap<>();
    }
    Key lowest = range.lowest();
    Key highest = range.highest();
    if (after.isPresent() && (after.get().compareTo(lowest) < 0 || after.get().compareTo(highest) > 0)) {
      throw ItemFaults.startKeyOutsideRange();
    }
    NavigableMap<Key, Item> entries = source.entries()
        .subMap(forward ? after.orElse(lowest) : lowest, false, forward ? highest : after.orElse(highest), false);
    return forward ? entries : entries.descendingMap();
  }
}
