package dev.keywright.testkit.operation;

import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.storage.IndexDefinition;
import dev.keywright.testkit.storage.KeyAttribute;
import dev.keywright.testkit.storage.KeySchema;
import dev.keywright.testkit.storage.Projection;
import dev.keywright.testkit.storage.TableDefinition;
import dev.keywright.testkit.storage.TableSettings;
import dev.keywright.testkit.storage.Throughput;
import dev.keywright.testkit.validation.StreamFaults;
import dev.keywright.testkit.validation.TableFaults;
import dev.keywright.testkit.value.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the definition of a table or an index out of a request whose constraints have been checked. */
final class TableDefinitionReader {

  private TableDefinitionReader() {}

  static TableDefinition table(Request request) {
    Map<String, ValueType> types = types(request);
    List<IndexDefinition> indexes = new ArrayList<>();
    for (Request index : request.objects("LocalSecondaryIndexes")) {
      indexes.add(index(index, true, types));
    }
    for (Request index : request.objects("GlobalSecondaryIndexes")) {
      indexes.add(index(index, false, types));
    }
    return new TableDefinition(TableNames.in(request).orElseThrow(), key(request, types), attributes(types), indexes,
        settings(request));
  }

  /** The attribute definitions of a request, in order. */
  static Map<String, ValueType> types(Request request) {
    Map<String, ValueType> types = new LinkedHashMap<>();
    for (Request definition : request.objects("AttributeDefinitions")) {
      ValueType type = ValueType.valueOf(definition.text("AttributeType").orElseThrow());
      if (types.put(definition.text("AttributeName").orElseThrow(), type) != null) {
        throw TableFaults.duplicateDefinition();
      }
    }
    return types;
  }

  static List<KeyAttribute> attributes(Map<String, ValueType> types) {
    return types.entrySet().stream().map(entry -> new KeyAttribute(entry.getKey(), entry.getValue())).toList();
  }

  private static TableSettings settings(Request request) {
    boolean onDemand = request.text("BillingMode").filter("PAY_PER_REQUEST"::equals).isPresent();
    return new TableSettings(onDemand, throughput(request), request.isSet("DeletionProtectionEnabled"),
        request.text("TableClass"), streamView(request));
  }

  /** What the stream is to show; none if it is not to be. */
  static Optional<String> streamView(Request request) {
    return request.object("StreamSpecification")
        .filter(stream -> stream.isSet("StreamEnabled"))
        .map(stream -> stream.text("StreamViewType").orElseThrow(StreamFaults::noView));
  }

  static Throughput throughput(Request request) {
    return request.object("ProvisionedThroughput")
        .map(units -> new Throughput(units.integer("ReadCapacityUnits").orElseThrow(),
            units.integer("WriteCapacityUnits").orElseThrow()))
        .orElse(Throughput.ON_DEMAND);
  }

  static IndexDefinition index(Request request, boolean local, Map<String, ValueType> types) {
    return new IndexDefinition(request.text("IndexName").orElseThrow(), local, key(request, types),
        projection(request.object("Projection").orElseThrow()), throughput(request));
  }

  private static Projection projection(Request request) {
    Projection.Kind kind = Projection.Kind.valueOf(
        request.text("ProjectionType").orElseThrow(TableFaults::unknownProjection));
    boolean listed = request.has("NonKeyAttributes");
    if (kind != Projection.Kind.INCLUDE && listed) {
      throw TableFaults.projectionWithAttributes(kind.name());
    }
    if (kind == Projection.Kind.INCLUDE && !listed) {
      throw TableFaults.projectionWithoutAttributes();
    }
    return new Projection(kind, request.texts("NonKeyAttributes"));
  }

  /** The key of a table or index; its order and definitions are checked here. */
  private static KeySchema key(Request request, Map<String, ValueType> types) {
    List<Request> elements = request.objects("KeySchema");
    List<KeyAttribute> partition = new ArrayList<>();
    List<KeyAttribute> sort = new ArrayList<>();
    List<String> names = elements.stream().map(element -> element.text("AttributeName").orElseThrow()).toList();
    if (names.size() > types.size()) {
      throw TableFaults.tooFewDefinitions();
    }
    for (Request element : elements) {
      boolean hash = element.text("KeyType").filter("HASH"::equals).isPresent();
      if (partition.isEmpty() && !hash) {
        throw TableFaults.firstKeyNotHash();
      }
      if (hash && !sort.isEmpty()) {
        throw TableFaults.secondKeyNotRange();
      }
      String name = element.text("AttributeName").orElseThrow();
      if (!types.containsKey(name)) {
        throw TableFaults.undefinedKeys(names, types.keySet());
      }
      (hash ? partition : sort).add(new KeyAttribute(name, Optional.ofNullable(types.get(name)).orElseThrow()));
    }
    if (names.stream().distinct().count() < names.size()) {
      throw TableFaults.sameKeyTwice();
    }
    return new KeySchema(partition, sort);
  }
}
