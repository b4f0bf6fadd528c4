package dev.keywright.processor.emit;

import static dev.keywright.processor.emit.Plans.INSTANT;
import static dev.keywright.processor.emit.Plans.LONG;
import static dev.keywright.processor.emit.Plans.SITE;
import static dev.keywright.processor.emit.Plans.STRING;
import static dev.keywright.processor.emit.Plans.component;
import static dev.keywright.processor.emit.Plans.entity;
import static dev.keywright.processor.emit.Plans.pattern;
import static dev.keywright.processor.emit.Plans.signature;
import static dev.keywright.processor.emit.Plans.template;
import static dev.keywright.processor.emit.Plans.upTo;
import static dev.keywright.processor.emit.Plans.whole;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.Naming;
import dev.keywright.processor.model.NestedRecord;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.ComponentSource;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.ResultPlan;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.Guard;
import dev.keywright.processor.plan.key.KeyAttribute;
import dev.keywright.processor.plan.key.KeyDefinition;
import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.key.Part;
import dev.keywright.processor.plan.key.SortPlan;
import dev.keywright.processor.plan.write.ConditionPlan;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The shop: customers and their orders in one partition, orders by status in an index. */
final class Shop {
  static final String PACKAGE = "com.example.shop";
  static final TypeRef ITEM = TypeRef.of(PACKAGE, "ShopItem");
  static final TypeRef STATUS = TypeRef.of(PACKAGE, "OrderStatus");
  static final TypeRef LINE = TypeRef.of(PACKAGE, "OrderLine");
  static final IndexModel GSI1 = new IndexModel(
      "GSI1", List.of("GSI1PK"), List.of("GSI1SK"), false, ProjectionKind.ALL, List.of(), SITE);

  static final ComponentModel CUSTOMER_ID = component("customerId", STRING);
  static final ComponentModel ORDER_ID = component("orderId", STRING);
  static final ComponentModel PLACED_AT = component("placedAt", INSTANT);
  static final ComponentModel ORDER_STATUS =
      component("status", new ValueType.EnumType(STATUS, List.of("PLACED", "PAID", "SHIPPED")));
  static final KeyTemplate CUSTOMER = template("CUSTOMER#", CUSTOMER_ID);
  static final KeyTemplate PROFILE = template("PROFILE");
  static final KeyTemplate ORDER = template("ORDER#", ORDER_ID);
  static final KeyTemplate BY_STATUS = template("STATUS#", ORDER_STATUS);
  static final KeyTemplate BY_TIME = template(PLACED_AT, "#", ORDER_ID);

  private Shop() {
  }

  static TablePlan plan() {
    List<EntityPlan> entities = List.of(customerPlan(), orderPlan());
    return new TablePlan(table(), entities, List.of(customerWithOrders()), List.of());
  }

  static TableModel table() {
    return new TableModel(ITEM, true, "shop", "PK", Optional.of("SK"), Optional.of("_type"), '#', Naming.IDENTITY,
        List.of(GSI1), List.of(customer(), order()),
        List.of(new NestedRecord(LINE, List.of(component("sku", STRING),
            component("quantity", new ValueType.Scalar(dev.keywright.processor.model.ScalarKind.INT, true))), SITE)),
        List.of(), List.of(), true, Set.of(), SITE);
  }

  private static EntityModel customer() {
    return entity(TypeRef.of(PACKAGE, "Customer"), List.of(CUSTOMER_ID, component("name", STRING),
        component("bio", STRING, Presence.OPTIONAL)));
  }

  private static EntityModel order() {
    return entity(TypeRef.of(PACKAGE, "Order"), List.of(CUSTOMER_ID, ORDER_ID, PLACED_AT, ORDER_STATUS,
        component("totalCents", LONG),
        component("lines", new ValueType.ListType(new ValueType.RecordType(LINE))),
        component("tracking", STRING, Presence.OPTIONAL)));
  }

  private static EntityPlan customerPlan() {
    KeyPlan byKey = table(new SortPlan.Equal(whole("SK", PROFILE)), false);
    EntityModel customer = customer();
    return new EntityPlan(keys(customer, Map.of("PK", CUSTOMER, "SK", PROFILE)),
        List.of(written("PK", CUSTOMER), written("SK", PROFILE)), List.of(CUSTOMER_ID), stored(customer),
        List.of(),
        List.of(
            new PatternPlan.Store(pattern("register", Operation.CREATE, "A new customer registers"),
                signature("register")),
            new PatternPlan.Get(pattern("find", Operation.READ, ""), signature("find", CUSTOMER_ID), byKey, true,
                new ResultPlan.Whole()),
            new PatternPlan.Delete(pattern("forget", Operation.DELETE, ""), signature("forget", CUSTOMER_ID), byKey,
                List.of(), ConditionPlan.NONE)));
  }

  private static EntityPlan orderPlan() {
    EntityModel order = order();
    Part.Slot placedAt = BY_TIME.slots().get(0);
    SortPlan since = new SortPlan.Range(upTo("GSI1SK", BY_TIME, 0), placedAt, "#", true,
        new SortPlan.RangeTerm(SortPlan.RangeOperator.AT_LEAST, List.of(new Argument.Parameter("since"))));
    KeyPlan byStatus = new KeyPlan(KeySchema.of(GSI1), List.of(whole("GSI1PK", BY_STATUS)), List.of(), since, false);
    KeyPlan ofCustomer = table(new SortPlan.Prefix(upTo("SK", ORDER, 1)), true);
    return new EntityPlan(
        keys(order, Map.of("PK", CUSTOMER, "SK", ORDER, "GSI1PK", BY_STATUS, "GSI1SK", BY_TIME)),
        List.of(written("PK", CUSTOMER), written("SK", ORDER), written("GSI1PK", BY_STATUS), written("GSI1SK",
            BY_TIME)),
        List.of(CUSTOMER_ID, ORDER_ID), stored(order), List.of(),
        List.of(
            new PatternPlan.Store(pattern("place", Operation.CREATE, ""), signature("place")),
            new PatternPlan.Get(pattern("find", Operation.READ, ""), signature("find", CUSTOMER_ID, ORDER_ID),
                table(new SortPlan.Equal(whole("SK", ORDER)), false), true, new ResultPlan.Whole()),
            new PatternPlan.Find(pattern("ofCustomer", Operation.READ, "Orders of a customer, newest first"),
                signature("ofCustomer", CUSTOMER_ID), ofCustomer, OptionalInt.empty(), new ResultPlan.Whole(),
                List.of(), false),
            new PatternPlan.Find(pattern("latestOfCustomer", Operation.READ, ""),
                signature("latestOfCustomer", CUSTOMER_ID), ofCustomer, OptionalInt.of(1), new ResultPlan.Whole(),
                List.of(), false),
            new PatternPlan.Find(pattern("countOfCustomer", Operation.COUNT, ""),
                signature("countOfCustomer", CUSTOMER_ID), ofCustomer, OptionalInt.empty(), new ResultPlan.Whole(),
                List.of(), false),
            new PatternPlan.Find(pattern("inStatusSince", Operation.READ, ""),
                signature("inStatusSince", ORDER_STATUS, component("since", INSTANT)), byStatus, OptionalInt.empty(),
                new ResultPlan.Whole(), List.of(), false)));
  }

  private static CollectionPlan customerWithOrders() {
    return new CollectionPlan(
        pattern("customerWithOrders", Operation.READ, "A customer with the newest orders"),
        signature("customerWithOrders", CUSTOMER_ID),
        table(new SortPlan.Hull("SK"), true),
        List.of(
            new CollectionPlan.Participant(customerPlan().keys(), new SortPlan.Equal(whole("SK", PROFILE))),
            new CollectionPlan.Participant(orderPlan().keys(), new SortPlan.Prefix(upTo("SK", ORDER, 1)))),
        OptionalInt.empty());
  }

  private static KeyPlan table(SortPlan last, boolean descending) {
    KeySchema schema = new KeySchema(Optional.empty(), List.of("PK"), List.of("SK"));
    return new KeyPlan(schema, List.of(whole("PK", CUSTOMER)), List.of(), last, descending);
  }

  private static KeyAttribute written(String attribute, KeyTemplate template) {
    return new KeyAttribute(attribute, template, 1, List.of(Guard.ALWAYS));
  }

  private static List<ComponentSource> stored(EntityModel entity) {
    return entity.components().stream().<ComponentSource>map(ComponentSource.Stored::new).toList();
  }

  private static EntityKeys keys(EntityModel entity, Map<String, KeyTemplate> templates) {
    Map<String, KeyDefinition> definitions = new LinkedHashMap<>();
    for (String attribute : List.of("PK", "SK", "GSI1PK", "GSI1SK")) {
      if (templates.containsKey(attribute)) {
        definitions.put(attribute, new KeyDefinition.Synthetic(attribute,
            List.of(new KeyDefinition.GuardedTemplate(templates.get(attribute), Guard.ALWAYS))));
      }
    }
    return new EntityKeys(entity, definitions, List.of());
  }
}
