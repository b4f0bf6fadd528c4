package dev.keywright.processor.chart;

import dev.keywright.processor.model.StoredAs;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.key.KeySchema;
import java.util.List;
import java.util.Optional;

/**
 * The types of a table's key attributes, as {@code AttributeDefinitions} of CreateTable want them: that of the
 * component stored there, else text, which is what templates make.
 */
final class KeyTypes {

  private final Inventory inventory;

  KeyTypes(Inventory inventory) {
    this.inventory = inventory;
  }

  List<Json> json() {
    TableModel table = inventory.table();
    return KeySchema.all(table).stream()
        .flatMap(schema -> schema.attributes().stream())
        .distinct()
        .<Json>map(attribute -> new Json.Fields().put("name", attribute).put("type", of(attribute).descriptor()))
        .toList();
  }

  StoredAs of(String attribute) {
    Optional<StoredAs> stored = inventory.table().entities().stream()
        .flatMap(entity -> entity.storedAs(attribute).stream())
        .map(component -> component.storedAs())
        .filter(StoredAs::canBeKey)
        .findFirst();
    return stored.orElse(StoredAs.STRING);
  }
}
