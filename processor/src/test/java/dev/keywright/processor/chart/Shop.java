package dev.keywright.processor.chart;

import static dev.keywright.processor.chart.Written.INSTANT;
import static dev.keywright.processor.chart.Written.LONG;
import static dev.keywright.processor.chart.Written.SITE;
import static dev.keywright.processor.chart.Written.STRING;
import static dev.keywright.processor.chart.Written.component;
import static dev.keywright.processor.chart.Written.entity;
import static dev.keywright.processor.chart.Written.index;
import static dev.keywright.processor.chart.Written.pattern;
import static dev.keywright.processor.chart.Written.read;
import static dev.keywright.processor.chart.Written.template;
import static dev.keywright.processor.chart.Written.text;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.IndexTemplateModel;
import dev.keywright.processor.model.Naming;
import dev.keywright.processor.model.NestedRecord;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.Planner;
import dev.keywright.processor.problem.Problems;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The shop of the README: customers and their orders in one table, with one index. */
final class Shop {

  static final ValueType STATUS =
      new ValueType.EnumType(TypeRef.of("shop", "OrderStatus"), List.of("OPEN", "PAID", "SHIPPED"));
  private static final TypeRef LINE = TypeRef.of("shop", "OrderLine");

  private Shop() {}

  static TableModel table() {
    return table(List.of(index("GSI1")), List.of(customerWithOrders()), customer(),
        order(List.of(template("GSI1", "STATUS#{status}", "{placedAt}#{orderId}", ""))));
  }

  /** The shop before anyone thought of the index: one question has no key. */
  static TableModel withoutIndexTemplate() {
    return table(List.of(index("GSI1")), List.of(customerWithOrders()), customer(), order(List.of()));
  }

  static TableModel table(List<IndexModel> indexes, List<PatternModel> patterns, EntityModel... entities) {
    NestedRecord line = new NestedRecord(LINE, List.of(component("sku", STRING), component("quantity", LONG)), SITE);
    return new TableModel(TypeRef.of("shop", "ShopItem"), true, "shop", "PK", Optional.of("SK"), Optional.of("_type"),
        '#', Naming.IDENTITY, indexes, List.of(entities), List.of(line), List.of(), patterns, true, Set.of(), SITE);
  }

  static EntityModel customer() {
    return entity("Customer",
        List.of(component("customerId", STRING), component("email", STRING), component("name", STRING),
            component("bio", STRING, Presence.OPTIONAL)),
        "CUSTOMER#{customerId}", "PROFILE", List.of(), Set.of(),
        pattern("register", Operation.CREATE), pattern("find", Operation.READ));
  }

  static EntityModel order(List<IndexTemplateModel> templates) {
    return entity("Order",
        List.of(component("customerId", STRING), component("orderId", STRING), component("placedAt", INSTANT),
            component("status", STATUS), component("totalCents", LONG),
            component("lines", new ValueType.ListType(new ValueType.RecordType(LINE))),
            component("tracking", STRING, Presence.OPTIONAL)),
        "CUSTOMER#{customerId}", "ORDER#{orderId}", templates, Set.of("KW401"),
        pattern("place", Operation.CREATE),
        pattern("find", Operation.READ),
        read("ofCustomer", "customerId = :customerId", "orderId desc"),
        read("inStatusSince", "status = :status and placedAt >= :since", "placedAt"),
        pattern("cancel", Operation.DELETE));
  }

  private static PatternModel customerWithOrders() {
    return pattern("customerWithOrders", "A customer with the newest orders", Operation.READ,
        Optional.of(text("customerId = :customerId")), "desc", 0);
  }

  /** As root fills it: with all that could be planned. */
  static Inventory planned(TableModel table) {
    Planner planner = new Planner(table, new Problems());
    return Inventory.of(planner.plan(planner.keys()));
  }
}
