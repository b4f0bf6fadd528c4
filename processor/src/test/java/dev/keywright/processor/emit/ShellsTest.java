package dev.keywright.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Shells bear every name that a user may have written in a signature, and nothing more. */
class ShellsTest {

  @Test
  void bearTheNamesOfTableRepositoriesAndKeys() {
    List<GeneratedFile> shells = Shells.of(Shop.table(), true);

    assertThat(shells).extracting(GeneratedFile::qualifiedName).containsExactly(
        "com.example.shop.ShopTable",
        "com.example.shop.CustomerKey", "com.example.shop.CustomerRepository",
        "com.example.shop.OrderKey", "com.example.shop.OrderRepository");
    assertThat(shells.get(4).text()).isEqualTo("""
        package com.example.shop;

        import dev.keywright.runtime.KeywrightGenerated;
        import javax.annotation.processing.Generated;

        /** Empty, since its table has errors. */
        @Generated("dev.keywright.processor.KeywrightProcessor")
        @KeywrightGenerated
        public class OrderRepository {
          protected OrderRepository() {
          }
        }
        """);
  }

  @Test
  void bearTheNamesOfPartialRecordsWhereAnIndexMayAskForThem() {
    List<GeneratedFile> shells = Shells.of(withKeysOnlyIndex("inStatus"), false);

    assertThat(shells.get(4).text()).contains("  public static class InStatus {\n  }\n").doesNotContain("@Generated(");
  }

  @Test
  void leaveOutWhatIsNoName() {
    TableModel table = withKeysOnlyIndex("2nd");
    EntityModel order = table.entities().get(1);
    EntityModel renamed = new EntityModel(order.type(), true, order.tag(), "1-Order", order.components(), order.pk(),
        order.sk(), List.of(), order.patterns(), Set.of(), Plans.SITE);

    assertThat(Shells.of(table, true).get(4).text()).doesNotContain("2nd");
    assertThat(Shells.of(with(table, renamed), true)).extracting(GeneratedFile::simpleName)
        .containsExactly("ShopTable", "CustomerKey", "CustomerRepository");
  }

  private static TableModel withKeysOnlyIndex(String pattern) {
    TableModel shop = Shop.table();
    EntityModel order = shop.entities().get(1);
    EntityModel asked = new EntityModel(order.type(), true, order.tag(), order.name(), order.components(), order.pk(),
        order.sk(), List.of(), List.of(Plans.pattern(pattern, Operation.READ, "")), Set.of(), Plans.SITE);
    return with(shop, asked);
  }

  private static TableModel with(TableModel table, EntityModel second) {
    IndexModel index = new IndexModel(
        "GSI1", List.of("GSI1PK"), List.of("GSI1SK"), false, ProjectionKind.KEYS_ONLY, List.of(), Plans.SITE);
    List<EntityModel> entities = new ArrayList<>(table.entities());
    entities.set(1, second);
    return new TableModel(table.type(), true, table.name(), table.partitionKey(), table.sortKey(), Optional.empty(),
        '#',
        table.naming(), List.of(index), entities, List.of(), List.of(), List.of(), true, Set.of(), Plans.SITE);
  }
}
