package dev.keywright.testkit.operation;

import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.validation.Constraints;
import java.util.List;
import java.util.Optional;

/** The declared constraints of CreateTable's members, and of the same members in UpdateTable. */
final class CreateTableConstraints {

  private static final List<String> KEY_TYPES = List.of("HASH", "RANGE");
  private static final List<String> ATTRIBUTE_TYPES = List.of("B", "N", "S");
  private static final List<String> BILLING = List.of("PROVISIONED", "PAY_PER_REQUEST");
  private static final List<String> PROJECTIONS = List.of("ALL", "INCLUDE", "KEYS_ONLY");
  private static final List<String> VIEWS = List.of("NEW_IMAGE", "OLD_IMAGE", "NEW_AND_OLD_IMAGES", "KEYS_ONLY");
  private static final List<String> CLASSES = List.of("STANDARD", "STANDARD_INFREQUENT_ACCESS");
  private static final int TABLE_KEYS = 2;
  private static final int INDEX_KEYS = 8;

  private final Constraints constraints = new Constraints();

  static void check(Request request) {
    CreateTableConstraints checks = new CreateTableConstraints();
    checks.constraints.newName("tableName", TableNames.in(request));
    checks.settings(request);
    checks.definitions(request);
    checks.constraints.required("attributeDefinitions", request.has("AttributeDefinitions"));
    checks.key("keySchema", request, TABLE_KEYS);
    checks.indexes("localSecondaryIndexes", request.objects("LocalSecondaryIndexes"), TABLE_KEYS);
    checks.indexes("globalSecondaryIndexes", request.objects("GlobalSecondaryIndexes"), INDEX_KEYS);
    checks.constraints.check();
  }

  /** The members that UpdateTable may hold. */
  static void checkUpdate(Request request) {
    CreateTableConstraints checks = new CreateTableConstraints();
    checks.constraints.name("tableName", TableNames.in(request));
    checks.settings(request);
    checks.definitions(request);
    List<Request> creations = request.objects("GlobalSecondaryIndexUpdates").stream()
        .flatMap(change -> change.object("Create").stream()).toList();
    checks.indexes("globalSecondaryIndexUpdates", creations, INDEX_KEYS);
    checks.constraints.check();
  }

  private void settings(Request request) {
    constraints.oneOf("billingMode", request.text("BillingMode"), BILLING);
    constraints.oneOf("tableClass", request.text("TableClass"), CLASSES);
    request.object("StreamSpecification").ifPresent(stream ->
        constraints.oneOf("streamSpecification.streamViewType", stream.text("StreamViewType"), VIEWS));
    throughput("provisionedThroughput", request);
  }

  private void throughput(String path, Request holder) {
    Optional<Request> throughput = holder.object("ProvisionedThroughput");
    if (throughput.isEmpty()) {
      return;
    }
    for (String unit : List.of("WriteCapacityUnits", "ReadCapacityUnits")) {
      String member = path + "." + Character.toLowerCase(unit.charAt(0)) + unit.substring(1);
      constraints.required(member, throughput.get().has(unit));
      constraints.atLeast(member, throughput.get().integer(unit), 1);
    }
  }

  private void definitions(Request request) {
    int at = 1;
    for (Request definition : request.objects("AttributeDefinitions")) {
      String path = "attributeDefinitions." + at++ + ".member.";
      attributeName(path + "attributeName", definition);
      constraints.required(path + "attributeType", definition.has("AttributeType"));
      constraints.oneOf(path + "attributeType", definition.text("AttributeType"), ATTRIBUTE_TYPES);
    }
  }

  private void attributeName(String path, Request holder) {
    Optional<String> name = holder.text("AttributeName");
    constraints.required(path, name.isPresent());
    name.ifPresent(text -> constraints.length(path, Constraints.quoted(text), text.length(), 1, 255));
  }

  private void key(String path, Request holder, int most) {
    List<Request> elements = holder.objects("KeySchema");
    constraints.required(path, holder.has("KeySchema"));
    if (holder.has("KeySchema")) {
      List<String> shown = elements.stream().map(element -> "KeySchemaElement(attributeName="
          + element.text("AttributeName").orElse("null") + ", keyType=" + element.text("KeyType").orElse("null") + ")")
          .toList();
      constraints.length(path, Constraints.quoted(shown.toString()), elements.size(), 1, most);
    }
    int at = 1;
    for (Request element : elements) {
      String member = path + "." + at++ + ".member.";
      attributeName(member + "attributeName", element);
      constraints.required(member + "keyType", element.has("KeyType"));
      constraints.oneOf(member + "keyType", element.text("KeyType"), KEY_TYPES);
    }
  }

  private void indexes(String path, List<Request> indexes, int mostKeys) {
    int at = 1;
    for (Request index : indexes) {
      String member = path + "." + at++ + ".member.";
      constraints.newName(member + "indexName", index.text("IndexName"));
      key(member + "keySchema", index, mostKeys);
      constraints.required(member + "projection", index.has("Projection"));
      index.object("Projection").ifPresent(projection -> {
        constraints.oneOf(member + "projection.projectionType", projection.text("ProjectionType"), PROJECTIONS);
        int listed = projection.texts("NonKeyAttributes").size();
        if (projection.has("NonKeyAttributes")) {
          constraints.length(member + "projection.nonKeyAttributes",
              Constraints.quoted(projection.texts("NonKeyAttributes").toString()), listed, 1, 20);
        }
      });
      throughput(member + "provisionedThroughput", index);
    }
  }
}
