package dev.keywright.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.ItemCollection;
import dev.keywright.sample.shop.Customer;
import dev.keywright.sample.shop.Order;
import dev.keywright.sample.shop.OrderLine;
import dev.keywright.sample.shop.Product;
import dev.keywright.sample.shop.Shipment;
import dev.keywright.sample.shop.ShopItem;
import dev.keywright.sample.shop.Stock;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("cross-check")
class ItemCollectionsTest {
  private final LoadedShop shop = LoadedShop.open();

  @AfterAll
  void close() {
    shop.close();
  }

  @Test
  void aCustomerComesWithTheNewestOrders() {
    for (Customer customer : shop.data().customers()) {
      String id = customer.customerId();
      ItemCollection<ShopItem> found = shop.table().customerWithOrders(id).collect();
      assertThat(found.one(Customer.class)).contains(customer);
      assertThat(found.list(Order.class)).isEqualTo(shop.data().orders().stream()
          .filter(order -> order.customerId().equals(id))
          .sorted(Comparator.comparing(Order::placedAt).reversed())
          .toList());
      assertThat(found.items()).hasSize(1 + found.list(Order.class).size());
      assertThat(found.items().get(0)).isEqualTo(customer);
      assertThat(shop.table().customerWithOrders(id).first()).contains(customer);
    }
    assertThat(shop.table().customerWithOrders("C-100").collect().isEmpty()).isTrue();
  }

  @Test
  void aProductComesWithItsStock() {
    for (Product product : shop.data().products()) {
      ItemCollection<ShopItem> found = shop.table().productWithStock(product.productId()).collect();
      assertThat(found.one(Product.class)).contains(product);
      assertThat(found.list(Stock.class)).isEqualTo(of(shop.data().stock(),
          stock -> stock.productId().equals(product.productId())));
      assertThat(found.items()).hasSize(1 + found.list(Stock.class).size());
    }
  }

  @Test
  void anOrderComesWithItsLinesAndShipments() {
    for (Order order : shop.data().orders()) {
      String id = order.orderId();
      ItemCollection<ShopItem> found = shop.table().orderWithContents(id).collect();
      List<OrderLine> lines = of(shop.data().orderLines(), line -> line.orderId().equals(id));
      List<Shipment> shipments = of(shop.data().shipments(), shipment -> shipment.orderId().equals(id));
      assertThat(found.one(Order.class)).contains(order);
      assertThat(found.list(OrderLine.class)).isEqualTo(lines);
      assertThat(found.list(Shipment.class)).isEqualTo(shipments);
      assertThat(found.items()).hasSize(1 + lines.size() + shipments.size());
    }
  }

  private static <T> List<T> of(List<T> items, Predicate<T> fits) {
    return items.stream().filter(fits).toList();
  }
}
