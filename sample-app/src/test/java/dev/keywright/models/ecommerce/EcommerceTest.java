package dev.keywright.models.ecommerce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.database.TestDatabase;
import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.ItemAlreadyExistsException;
import dev.keywright.runtime.ItemCollection;
import dev.keywright.runtime.ItemNotFoundException;
import dev.keywright.runtime.TransactionFailedException;
import dev.keywright.runtime.UniqueConstraintException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Each question of model B. */
@Tag("cross-check")
class EcommerceTest {
  private static final Instant START = Instant.parse("2026-11-30T12:00:00Z");

  private final TestDatabase database = TestDatabase.start();
  private final EcommerceTable shop = EcommerceTable.connect(database.client());

  @BeforeEach
  void create() {
    database.create(EcommerceTable.definition());
  }

  @AfterEach
  void close() {
    database.close();
  }

  @Tag("not-on-dynalite")
  @Test
  void usernameAndEmailAreBothUnique() {
    Customer ann = shop.customer().create(customer("ann", "ann@example.com"));

    assertThatThrownBy(() -> shop.customer().create(customer("ann", "other@example.com")))
        .isInstanceOfSatisfying(ItemAlreadyExistsException.class, e -> assertThat(e.item()).contains(ann));
    assertThatThrownBy(() -> shop.customer().create(customer("ben", "ann@example.com")))
        .isInstanceOfSatisfying(UniqueConstraintException.class, e -> assertThat(e.component()).isEqualTo("email"));
    assertThat(shop.customer().find("ben")).isEmpty();
    assertThat(markers()).containsExactly("CUSTOMEREMAIL#ann@example.com");

    shop.customer().create(customer("ben", "ben@example.com"));
    assertThatThrownBy(() -> shop.customer().changeEmail("ben", "ann@example.com"))
        .isInstanceOf(UniqueConstraintException.class);
    assertThat(shop.customer().changeEmail("ben", "b@example.com").email()).isEqualTo("b@example.com");
    assertThat(shop.customer().create(customer("cat", "ben@example.com")).username()).isEqualTo("cat");
    assertThat(shop.customer().delete("ann")).contains(ann);
    assertThat(markers()).containsExactlyInAnyOrder("CUSTOMEREMAIL#b@example.com", "CUSTOMEREMAIL#ben@example.com");
  }

  @Test
  void aNamedAddressIsAddedChangedAndRemoved() {
    shop.customer().create(customer("ann", "ann@example.com"));
    Address home = new Address("Street 1", "Town");

    assertThat(shop.customer().putAddress("ann", "home.1", home).addresses()).containsOnly(Map.entry("home.1", home));
    Address moved = new Address("Street 2", "Town");
    assertThat(shop.customer().putAddress("ann", "home.1", moved).addresses()).containsOnly(Map.entry("home.1", moved));
    assertThat(shop.customer().putAddress("ann", "#", home).addresses()).hasSize(2);
    assertThat(shop.customer().removeAddress("ann", "home.1").addresses()).containsOnly(Map.entry("#", home));
    assertThat(shop.customer().removeAddress("ann", "not there").addresses()).hasSize(1);
    assertThatThrownBy(() -> shop.customer().putAddress("nobody", "home", home))
        .isInstanceOfSatisfying(ItemNotFoundException.class, e -> assertThat(e.expired()).isFalse());
  }

  @Test
  void aCustomerComesWithTheMostRecentOrders() {
    Customer ann = shop.customer().create(customer("ann", "ann@example.com"));
    shop.customer().create(customer("ann2", "ann2@example.com"));
    for (int number = 1; number <= 12; number++) {
      shop.order().save(order("ann", number));
    }
    shop.order().save(order("ann2", 99));

    List<EcommerceItem> page = shop.customerWithOrders("ann").page(4, null).items();
    assertThat(page).containsExactly(ann, order("ann", 12), order("ann", 11), order("ann", 10));
    ItemCollection<EcommerceItem> all = shop.customerWithOrders("ann").collect();
    assertThat(all.one(Customer.class)).contains(ann);
    assertThat(all.list(Order.class)).hasSize(12);
  }

  @Tag("not-on-dynalite")
  @Test
  void anOrderIsSavedWithItsItemsOrNotAtAll() {
    List<OrderItem> items = List.of(item(1, "a"), item(1, "b"), item(1, "c"));
    shop.saveOrder(order("ann", 1), items);
    assertThat(shop.orderWithItems(id(1)).collect().list(OrderItem.class)).isEqualTo(items);

    assertThatThrownBy(() -> shop.saveOrder(order("ann", 2), List.of(item(2, "a"), item(1, "b"))))
        .isInstanceOfSatisfying(TransactionFailedException.class, e -> {
          assertThat(e.operation()).isEqualTo("OrderItem.save");
          assertThat(e.position()).isEqualTo(2);
          assertThat(e.getCause()).isInstanceOf(ItemAlreadyExistsException.class);
          assertThat(e.item()).contains(item(1, "b"));
        });
    assertThat(shop.orderWithItems(id(2)).list()).isEmpty();
  }

  @Test
  void anOrdersStatusIsUpdated() {
    Order order = shop.order().save(order("ann", 1));
    assertThat(shop.order().changeStatus("ann", id(1), OrderStatus.SHIPPED).status()).isEqualTo(OrderStatus.SHIPPED);
    assertThat(shop.orderWithItems(id(1)).collect().one(Order.class)).hasValueSatisfying(found ->
        assertThat(found).usingRecursiveComparison().ignoringFields("status").isEqualTo(order));
    assertThatThrownBy(() -> shop.order().changeStatus("ben", id(1), OrderStatus.SHIPPED))
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void anOrderComesWithItsItems() {
    shop.order().save(order("ann", 1));
    shop.order().save(order("ann", 11));
    List.of("b", "a").forEach(name -> shop.orderItem().save(item(1, name)));
    shop.orderItem().save(item(11, "other"));

    assertThat(shop.orderWithItems(id(1)).list()).containsExactly(item(1, "a"), item(1, "b"), order("ann", 1));
  }

  private List<String> markers() {
    return database.client().scan(scan -> scan.tableName("ecommerce")).items().stream()
        .map(item -> item.get("PK"))
        .map(AttributeValue::s)
        .filter(key -> key.startsWith("CUSTOMEREMAIL#"))
        .toList();
  }

  private static Customer customer(String username, String email) {
    return new Customer(username, email, "Name", Map.of());
  }

  private static Order order(String username, int number) {
    return new Order(username, id(number), START.plusSeconds(number), OrderStatus.ACCEPTED, 100L * number);
  }

  private static OrderItem item(int order, String id) {
    return new OrderItem(id(order), id, "Thing " + id, 100);
  }

  private static String id(int number) {
    return String.format("%04d", number);
  }
}
