package dev.keywright.runtime.shop;

import dev.keywright.runtime.CollectionQuery;
import dev.keywright.runtime.IndexDefinition;
import dev.keywright.runtime.Query;
import dev.keywright.runtime.TableBuilder;
import dev.keywright.runtime.TableDefinition;
import dev.keywright.runtime.generated.EntityTypes;
import dev.keywright.runtime.generated.KeyCondition;
import dev.keywright.runtime.generated.Participant;
import dev.keywright.runtime.generated.PrimaryKey;
import dev.keywright.runtime.generated.ReadPattern;
import dev.keywright.runtime.generated.SortCondition;
import dev.keywright.runtime.generated.SortRange;
import dev.keywright.runtime.generated.TableConnection;
import dev.keywright.runtime.generated.WriteCondition;
import dev.keywright.runtime.generated.WritePattern;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** All patterns of the shop in one class; generated code has a repository for each entity. */
public final class ShopTable {
  private static final TableDefinition DEFINITION = TableDefinition.of("shop", "PK", ScalarAttributeType.S)
      .withSortKey("SK", ScalarAttributeType.S)
      .withIndex(IndexDefinition.global("GSI1")
          .partitionKey("GSI1PK", ScalarAttributeType.S).sortKey("GSI1SK", ScalarAttributeType.S))
      .withTypeAttribute("_type")
      .withTtlAttribute("expiresAt");
  private static final EntityTypes ENTITIES =
      EntityTypes.of(CustomerCodec.INSTANCE, OrderCodec.INSTANCE, SessionCodec.INSTANCE);

  private static final WritePattern REGISTER = WritePattern.named("Customer.register");
  private static final WritePattern PLACE = WritePattern.named("Order.place");
  private static final WritePattern PUT = WritePattern.named("Order.put");
  private static final WritePattern REMOVE = WritePattern.named("Order.remove");
  private static final WritePattern OPEN = WritePattern.named("Session.open");
  private static final WritePattern CLOSE = WritePattern.named("Session.close");
  private static final ReadPattern FIND = ReadPattern.named("Order.find").consistent();
  private static final ReadPattern SESSION = ReadPattern.named("Session.find");
  private static final ReadPattern SESSIONS = ReadPattern.named("Session.all");
  private static final ReadPattern OF_CUSTOMER = ReadPattern.named("Order.ofCustomer");
  private static final ReadPattern NEWEST = ReadPattern.named("Order.newest").descending();
  private static final ReadPattern THREE_NEWEST = ReadPattern.named("Order.threeNewest").descending().limit(3);
  private static final ReadPattern COUNT = ReadPattern.named("Order.countOfCustomer");
  private static final ReadPattern IN_STATUS_SINCE = ReadPattern.named("Order.inStatusSince").index("GSI1");
  private static final ReadPattern CUSTOMER_WITH_ORDERS = ReadPattern.named("Shop.customerWithOrders").descending();

  private final TableConnection table;

  private ShopTable(TableConnection table) {
    this.table = table;
  }

  public static TableBuilder<ShopTable> builder(DynamoDbClient client) {
    return TableBuilder.of(client, DEFINITION, ENTITIES, ShopTable::new);
  }

  public static ShopTable connect(DynamoDbClient client) {
    return builder(client).build();
  }

  public static TableDefinition definition() {
    return DEFINITION;
  }

  public void createTable() {
    table.createTable();
  }

  public Customer register(Customer customer) {
    return table.execute(table.create(REGISTER, CustomerCodec.INSTANCE, customer));
  }

  public Order place(Order order) {
    return table.execute(table.create(PLACE, OrderCodec.INSTANCE, order));
  }

  public Order put(Order order) {
    return table.execute(table.put(PUT, OrderCodec.INSTANCE, order));
  }

  public Optional<Order> remove(String customerId, String orderId) {
    return table.execute(table.delete(REMOVE, OrderCodec.INSTANCE, key(customerId, orderId), new WriteCondition()));
  }

  public Optional<Order> find(String customerId, String orderId) {
    return table.get(FIND, OrderCodec.INSTANCE, key(customerId, orderId));
  }

  public Session open(Session session) {
    return table.execute(table.create(OPEN, SessionCodec.INSTANCE, session));
  }

  public Optional<Session> session(String token) {
    return table.get(SESSION, SessionCodec.INSTANCE, sessionKey(token));
  }

  public Optional<Session> close(String token) {
    return table.execute(table.delete(CLOSE, SessionCodec.INSTANCE, sessionKey(token), new WriteCondition()));
  }

  public Query<Session> sessions() {
    return table.query(SESSIONS, SessionCodec.INSTANCE, KeyCondition.partition("PK", "SESSIONS"));
  }

  public long countSessions() {
    return table.count(SESSIONS, SessionCodec.INSTANCE, KeyCondition.partition("PK", "SESSIONS"));
  }

  public Query<Order> ofCustomer(String customerId) {
    return table.query(OF_CUSTOMER, OrderCodec.INSTANCE, orders(customerId));
  }

  public Query<Order> newest(String customerId) {
    return table.query(NEWEST, OrderCodec.INSTANCE, orders(customerId));
  }

  public Query<Order> threeNewest(String customerId) {
    return table.query(THREE_NEWEST, OrderCodec.INSTANCE, orders(customerId));
  }

  /** An impure range: the whole partition, the customer's own item included. */
  public Query<Order> anyOrder(String customerId) {
    return table.query(OF_CUSTOMER, OrderCodec.INSTANCE, KeyCondition.partition("PK", CustomerCodec.pkOf(customerId)));
  }

  public long countAny(String customerId) {
    return table.count(COUNT, OrderCodec.INSTANCE, KeyCondition.partition("PK", CustomerCodec.pkOf(customerId)));
  }

  public Query<Order> inStatusSince(OrderStatus status, Instant since) {
    return table.query(IN_STATUS_SINCE, OrderCodec.INSTANCE,
        KeyCondition.partition("GSI1PK", OrderCodec.gsi1pkOf(status))
            .sort(SortRange.over("GSI1SK", "", OrderCodec.INSTANT, "#", true).atLeast("placedAt", since)));
  }

  /** The customer, and the orders from a number on. */
  public CollectionQuery<ShopItem> customerWithOrders(String customerId, String fromOrder) {
    SortCondition profile = SortCondition.equalTo("SK", "PROFILE");
    SortCondition some = SortRange.over("SK", "ORDER#", CustomerCodec.TEXT, "", false).atLeast("orderId", fromOrder);
    return table.collection(CUSTOMER_WITH_ORDERS,
        KeyCondition.partition("PK", CustomerCodec.pkOf(customerId))
            .sort(SortCondition.hull("SK", List.of(profile, some))),
        List.of(Participant.of(CustomerCodec.INSTANCE, profile), Participant.of(OrderCodec.INSTANCE, some)));
  }

  private static KeyCondition orders(String customerId) {
    return KeyCondition.partition("PK", CustomerCodec.pkOf(customerId))
        .sort(SortCondition.beginsWith("SK", "ORDER#"));
  }

  private static PrimaryKey key(String customerId, String orderId) {
    return PrimaryKey.of("PK", CustomerCodec.pkOf(customerId), "SK", OrderCodec.skOf(orderId));
  }

  private static PrimaryKey sessionKey(String token) {
    return PrimaryKey.of("PK", "SESSIONS", "SK", SessionCodec.skOf(token));
  }
}
