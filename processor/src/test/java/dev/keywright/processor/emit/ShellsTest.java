package dev.keywright.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.Clauses;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
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
        "com.example.shop.CustomerKey", "com.example.shop.CustomerRepository", "com.example.shop.CustomerOperations",
        "com.example.shop.OrderKey", "com.example.shop.OrderRepository", "com.example.shop.OrderOperations");
    assertThat(text(shells, "OrderRepository")).isEqualTo("""
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

    assertThat(text(shells, "OrderRepository")).contains("  public static class InStatus {\n  }\n")
        .doesNotContain("@Generated(");
    assertThat(text(shells, "OrderOperations")).doesNotContain("InStatus");
  }

  @Test
  void bearTheNamesOfBuildersAndOfTheRecordsOfSteps() {
    TableModel shop = Shop.table();
    EntityModel order = shop.entities().get(1);
    Clauses patch = new Clauses(Optional.empty(), List.of(), List.of(), Optional.empty(), Optional.empty(),
        List.of(Plans.text("tracking")), List.of());
    Clauses steps = new Clauses(Optional.empty(), List.of(), List.of(), Optional.empty(), Optional.empty(), List.of(),
        List.of(Plans.text("Order.edit*")));
    EntityModel edited = new EntityModel(order.type(), true, order.tag(), order.name(), order.components(), order.pk(),
        order.sk(), List.of(), List.of(pattern("edit", Operation.UPDATE, patch), pattern("find", Operation.READ,
            Clauses.NONE)), Set.of(), Plans.SITE);
    TableModel table = new TableModel(shop.type(), true, shop.name(), shop.partitionKey(), shop.sortKey(),
        Optional.empty(), '#', shop.naming(), List.of(), List.of(edited), List.of(), List.of(),
        List.of(pattern("editMany", Operation.TRANSACT, steps)), true, Set.of(), Plans.SITE);

    List<GeneratedFile> shells = Shells.of(table, false);

    assertThat(text(shells, "OrderRepository")).contains("class Edit").doesNotContain("class Find");
    assertThat(text(shells, "OrderOperations")).contains("class Edit").doesNotContain("class Find");
  }

  private static PatternModel pattern(String name, Operation operation, Clauses clauses) {
    PatternModel plain = Plans.pattern(name, operation, "");
    return new PatternModel(plain.name(), "", operation, plain.where(), plain.orderBy(), plain.limit(), plain.index(),
        false, List.of(), clauses, plain.members(), Plans.SITE);
  }

  private static String text(List<GeneratedFile> shells, String simpleName) {
    return shells.stream().filter(shell -> shell.simpleName().equals(simpleName)).findFirst().orElseThrow().text();
  }

  @Test
  void leaveOutWhatIsNoName() {
    TableModel table = withKeysOnlyIndex("2nd");
    EntityModel order = table.entities().get(1);
    EntityModel renamed = new EntityModel(order.type(), true, order.tag(), "1-Order", order.components(), order.pk(),
        order.sk(), List.of(), order.patterns(), Set.of(), Plans.SITE);

    assertThat(text(Shells.of(table, true), "OrderRepository")).doesNotContain("2nd");
    assertThat(Shells.of(with(table, renamed), true)).extracting(GeneratedFile::simpleName)
        .containsExactly("ShopTable", "CustomerKey", "CustomerRepository", "CustomerOperations");
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
