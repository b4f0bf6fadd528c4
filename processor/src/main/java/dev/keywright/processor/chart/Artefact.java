package dev.keywright.processor.chart;

import dev.keywright.processor.model.TableModel;
import java.util.List;

/**
 * A resource the processor writes for a table, whether or not the build succeeds.
 *
 * @param path in class output, with {@code /}
 */
public record Artefact(String path, String text) {

  private static final String FOLDER = "META-INF/keywright/";

  /** All of a table's: the model, the entity chart, the access-pattern chart. */
  public static List<Artefact> of(Inventory inventory) {
    return List.of(
        new Artefact(model(inventory.table()), ModelJson.of(inventory)),
        new Artefact(entityChart(inventory.table()), EntityChart.of(inventory)),
        new Artefact(accessPatternChart(inventory.table()), AccessPatternChart.of(inventory)));
  }

  /** {@code META-INF/keywright/com.acme.ShopItem.json}. */
  public static String model(TableModel table) {
    return base(table) + ".json";
  }

  /** {@code META-INF/keywright/com.acme.ShopItem.entities.md}. */
  public static String entityChart(TableModel table) {
    return base(table) + ".entities.md";
  }

  /** {@code META-INF/keywright/com.acme.ShopItem.access-patterns.md}. */
  public static String accessPatternChart(TableModel table) {
    return base(table) + ".access-patterns.md";
  }

  private static String base(TableModel table) {
    return FOLDER + table.type().qualifiedName();
  }
}
