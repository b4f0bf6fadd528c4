package dev.keywright.models.onlineshop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.database.TestDatabase;
import dev.keywright.runtime.ItemAlreadyExistsException;
import dev.keywright.runtime.ItemCollection;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Each question of model A, beside items that only a careless key would bring along. */
@Tag("cross-check")
class OnlineShopTest {
  private static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");
  private static final LocalDate DAY = LocalDate.of(2026, 11, 30);

  private final TestDatabase database = TestDatabase.start();
  private final OnlineShopTable shop = OnlineShopTable.connect(database.client());

  private final Order order = new Order("1", "ann", NOON);
  private final OrderItem tea = new OrderItem("1", "tea", "ann", NOON, 2);
  private final OrderItem cup = new OrderItem("1", "cup", "ann", NOON.plusSeconds(60), 1);
  private final OrderItem later = new OrderItem("2", "tea", "ann", NOON.plusSeconds(3600), 3);
  private final OrderItem ofAnother = new OrderItem("10", "tea", "ann-2", NOON, 4);
  private final OrderItem nearProduct = new OrderItem("10", "tea-2", "ann", NOON, 5);
  private final Invoice invoice = new Invoice("1", "77", "ann", DAY);
  private final Invoice nextInvoice = new Invoice("2", "777", "ann", DAY.plusDays(1));
  private final Invoice invoiceOfAnother = new Invoice("10", "7", "ann-2", DAY);
  private final Shipment shipment = new Shipment("1", "s", "north");
  private final Shipment secondShipment = new Shipment("1", "s2", "north");
  private final Shipment shipmentFromElsewhere = new Shipment("10", "s1", "north-2");
  private final ShipmentItem shippedTea = new ShipmentItem("1", "x", "s", "tea", 2);
  private final ShipmentItem shippedCup = new ShipmentItem("1", "y", "s2", "cup", 1);
  private final WarehouseItem teaInNorth = new WarehouseItem("tea", "north", 7);
  private final WarehouseItem teaInSouth = new WarehouseItem("tea", "south", 8);
  private final WarehouseItem cupInNorth = new WarehouseItem("cup", "north", 9);
  private final WarehouseItem nearStock = new WarehouseItem("tea-2", "north-2", 1);

  @BeforeEach
  void load() {
    database.create(OnlineShopTable.definition());
    List.of("tea", "tea-2").forEach(id -> shop.product().add(new Product(id, "Tea")));
    List.of("north", "north-2").forEach(id -> shop.warehouse().add(new Warehouse(id, "North")));
    List.of("ann", "ann-2").forEach(id -> shop.customer().add(new Customer(id, "Ann")));
    List.of(order, new Order("10", "ann-2", NOON), new Order("2", "ann", NOON)).forEach(shop.order()::place);
    List.of(tea, cup, later, ofAnother, nearProduct).forEach(shop.orderItem()::add);
    List.of(invoice, nextInvoice, invoiceOfAnother).forEach(shop.invoice()::issue);
    List.of(shipment, secondShipment, shipmentFromElsewhere).forEach(shop.shipment()::send);
    List.of(shippedTea, shippedCup).forEach(shop.shipmentItem()::add);
    List.of(teaInNorth, teaInSouth, cupInNorth, nearStock).forEach(shop.warehouseItem()::add);
  }

  @AfterEach
  void close() {
    database.close();
  }

  @Test
  void customerProductAndWarehouseById() {
    assertThat(shop.customer().find("ann")).contains(new Customer("ann", "Ann"));
    assertThat(shop.product().find("tea")).contains(new Product("tea", "Tea"));
    assertThat(shop.warehouse().find("north")).contains(new Warehouse("north", "North"));
    assertThat(shop.customer().find("tea")).isEmpty();
    assertThat(shop.product().find("te")).isEmpty();
    assertThatThrownBy(() -> shop.customer().add(new Customer("ann", "Other")))
        .isInstanceOf(ItemAlreadyExistsException.class);
  }

  @Test
  void inventoryOfAProductOverAllWarehouses() {
    assertThat(shop.warehouseItem().ofProduct("tea").list()).containsExactly(teaInNorth, teaInSouth);
  }

  @Test
  void inventoryOfAWarehouse() {
    assertThat(shop.warehouseItem().ofWarehouse("north").list()).containsExactly(cupInNorth, teaInNorth);
  }

  @Test
  void anOrderWithEverythingAboutIt() {
    ItemCollection<OnlineShopItem> found = shop.orderWithEverything("1").collect();
    assertThat(found.one(Order.class)).contains(order);
    assertThat(found.list(OrderItem.class)).containsExactly(cup, tea);
    assertThat(found.one(Invoice.class)).contains(invoice);
    assertThat(found.list(Shipment.class)).containsExactly(shipment, secondShipment);
    assertThat(found.list(ShipmentItem.class)).containsExactly(shippedTea, shippedCup);
    assertThat(found.items()).hasSize(8);
  }

  @Test
  void productsInvoiceAndShipmentsOfAnOrder() {
    assertThat(shop.orderItem().ofOrder("1").list()).containsExactly(cup, tea);
    assertThat(shop.invoice().ofOrder("1").list()).containsExactly(invoice);
    assertThat(shop.shipment().ofOrder("1").list()).containsExactly(shipment, secondShipment);
  }

  @Test
  void ordersOfAProductInADateRange() {
    assertThat(shop.orderItem().ofProduct("tea", NOON, NOON.plusSeconds(3600)).list())
        .containsExactlyInAnyOrder(tea, ofAnother, later).endsWith(later);
    assertThat(shop.orderItem().ofProduct("tea", NOON.plusNanos(1), NOON.plusSeconds(3600)).list())
        .containsExactly(later);
    assertThat(shop.orderItem().ofProduct("tea", NOON.plusSeconds(1), NOON.plusSeconds(3599)).list()).isEmpty();
  }

  @Test
  void anInvoiceById() {
    assertThat(shop.invoice().find("77")).contains(invoice);
    assertThat(shop.invoice().find("7777")).isEmpty();
  }

  @Test
  void aShipmentWithItsItems() {
    assertThat(shop.shipmentWithItems("s").list()).containsExactlyInAnyOrder(shipment, shippedTea);
    assertThat(shop.shipmentWithItems("s2").list()).containsExactlyInAnyOrder(secondShipment, shippedCup);
    assertThat(shop.shipmentWithItems("s3").list()).isEmpty();
  }

  @Test
  void shipmentsOfAWarehouse() {
    assertThat(shop.shipment().ofWarehouse("north").list()).containsExactly(shipment, secondShipment);
  }

  @Test
  void invoicesOfACustomerInADateRange() {
    assertThat(shop.invoice().ofCustomer("ann", DAY, DAY.plusDays(1)).list()).containsExactly(invoice, nextInvoice);
    assertThat(shop.invoice().ofCustomer("ann", DAY.plusDays(1), DAY.plusDays(9)).list()).containsExactly(nextInvoice);
    assertThat(shop.invoice().ofCustomer("ann", LocalDate.MIN, DAY).list()).containsExactly(invoice);
  }

  @Test
  void productsOrderedByACustomerInADateRange() {
    assertThat(shop.orderItem().ofCustomer("ann", NOON, NOON.plusSeconds(60)).list())
        .containsExactlyInAnyOrder(tea, nearProduct, cup).endsWith(cup);
    assertThat(shop.orderItem().ofCustomer("ann", NOON.plusSeconds(61), Instant.MAX).list()).containsExactly(later);
  }
}
