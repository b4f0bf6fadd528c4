package dev.keywright.sample;

import dev.keywright.runtime.ItemAlreadyExistsException;
import dev.keywright.sample.shop.CartLine;
import dev.keywright.sample.shop.Customer;
import dev.keywright.sample.shop.Order;
import dev.keywright.sample.shop.OrderLine;
import dev.keywright.sample.shop.Product;
import dev.keywright.sample.shop.Shipment;
import dev.keywright.sample.shop.ShopItem;
import dev.keywright.sample.shop.ShopTable;
import dev.keywright.sample.shop.Stock;
import dev.keywright.sample.shop.Warehouse;
import java.io.PrintStream;
import java.util.List;

/** Stores items through the access patterns of their kind and shows how far it has come. */
final class Loader {
  private static final int BAR = 50;

  private final ShopTable shop;
  private final PrintStream out;

  Loader(ShopTable shop, PrintStream out) {
    this.shop = shop;
    this.out = out;
  }

  /** What became of the items: those that an earlier run left in the table are not stored again. */
  record Loaded(int stored, int alreadyThere) {}

  /** Stores all items. The bar only ever grows, so that it looks right in a file as well. */
  Loaded load(List<ShopItem> items) {
    out.print("Loading    [");
    int alreadyThere = 0;
    for (int count = 1; count <= items.size(); count++) {
      if (!store(items.get(count - 1))) {
        alreadyThere++;
      }
      if (count * BAR / items.size() > (count - 1) * BAR / items.size()) {
        out.print('=');
        out.flush();
      }
    }
    out.println("] " + items.size() + " items");
    return new Loaded(items.size() - alreadyThere, alreadyThere);
  }

  private boolean store(ShopItem item) {
    try {
      create(item);
      return true;
    } catch (ItemAlreadyExistsException fromAnEarlierRun) {
      return false;
    }
  }

  private void create(ShopItem item) {
    if (item instanceof Customer customer) {
      shop.customer().register(customer);
    } else if (item instanceof CartLine line) {
      shop.cartLine().store(line);
    } else if (item instanceof Product product) {
      shop.product().offer(product);
    } else if (item instanceof Stock stock) {
      shop.stock().store(stock);
    } else if (item instanceof Warehouse warehouse) {
      shop.warehouse().open(warehouse);
    } else if (item instanceof Order order) {
      shop.order().place(order);
    } else if (item instanceof OrderLine line) {
      shop.orderLine().add(line);
    } else if (item instanceof Shipment shipment) {
      shop.shipment().plan(shipment);
    }
  }
}
