package dev.keywright.processor.chart;

import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.NestedRecord;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.model.SealedModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.plan.key.KeySchema;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The whole model of a table as JSON: the contract for every later tool (diagrams, infrastructure templates, policies)
 * and the baseline for comparing two versions of a model. Its form has a version, {@value #FORMAT}; the encoding of
 * keys has its own, {@value #ENCODING}, since keys are stored for ever.
 */
public final class ModelJson {

  /** Raised when a member changes its meaning or goes; new members come without. */
  public static final int FORMAT = 1;

  /** The version of the encodings: how components become key text. */
  public static final int ENCODING = 1;

  private final Inventory inventory;
  private final TableModel table;
  private final KeyTypes types;

  private ModelJson(Inventory inventory) {
    this.inventory = inventory;
    this.table = inventory.table();
    this.types = new KeyTypes(inventory);
  }

  /** The model as JSON text. */
  public static String of(Inventory inventory) {
    return JsonWriter.print(new ModelJson(inventory).model());
  }

  private Json model() {
    return new Json.Fields()
        .put("format", FORMAT)
        .put("encoding", ENCODING)
        .put("complete", inventory.isComplete())
        .put("table", table())
        .put("keyAttributes", types.json())
        .put("indexes", table.indexes().stream().map(this::index).toList())
        .put("entities", inventory.entries().stream().map(entry -> EntityJson.of(table, entry)).toList())
        .put("patterns", table.patterns().stream().map(this::pattern).toList())
        .put("nestedRecords", table.nestedRecords().stream().map(ModelJson::nested).toList())
        .put("sealedTypes", table.sealedTypes().stream().map(ModelJson::sealed).toList());
  }

  private Json table() {
    return new Json.Fields()
        .put("name", table.name())
        .put("interface", table.type().qualifiedName())
        .putIf("sealed", table.sealed())
        .put("partitionKey", table.partitionKey())
        .put("sortKey", table.sortKey())
        .put("typeAttribute", table.typeAttribute())
        .put("ttlAttribute", inventory.ttlAttribute())
        .put("delimiter", String.valueOf(table.delimiter()))
        .put("naming", table.naming().name())
        .putTexts("suppressed", SuppressedCodes.of(table.suppressed()));
  }

  private Json index(IndexModel index) {
    Json.Fields fields = new Json.Fields()
        .put("name", index.name())
        .put("kind", index.local() ? "LOCAL" : "GLOBAL")
        .putTexts("partitionKey", index.partitionKey())
        .putTexts("sortKey", index.sortKey())
        .put("projection", index.projection().name());
    return index.projection() == ProjectionKind.INCLUDE
        ? fields.putTexts("include", index.include()).putTexts("nonKeyAttributes", nonKeyAttributes(index))
        : fields;
  }

  /** What is included with what every read needs: the type and the time to live. Keys are there anyway. */
  private List<String> nonKeyAttributes(IndexModel index) {
    Set<String> attributes = new LinkedHashSet<>(index.include());
    table.typeAttribute().ifPresent(attributes::add);
    inventory.ttlAttribute().ifPresent(attributes::add);
    attributes.removeAll(KeySchema.of(table).attributes());
    attributes.removeAll(KeySchema.of(index).attributes());
    return new ArrayList<>(attributes);
  }

  private Json pattern(PatternModel pattern) {
    Json.Fields fields = PatternJson.written(pattern, table.type().simpleName())
        .putTexts("entities", pattern.entities().stream().map(TypeRef::qualifiedName).toList());
    inventory.plan(pattern).ifPresent(plan -> fields.put("plan", CollectionJson.of(table, plan)));
    inventory.transaction(pattern).ifPresent(plan -> fields.put("plan", PlanJson.of(inventory, plan)));
    return fields;
  }

  private static Json nested(NestedRecord nested) {
    return new Json.Fields()
        .put("record", nested.type().qualifiedName())
        .put("components", nested.components().stream().map(ComponentJson::of).toList());
  }

  private static Json sealed(SealedModel sealed) {
    return new Json.Fields()
        .put("interface", sealed.type().qualifiedName())
        .put("permitted", sealed.permitted().stream()
            .map(type -> new Json.Fields().put("record", type.qualifiedName()).put("type", type.simpleName()))
            .toList());
  }
}
