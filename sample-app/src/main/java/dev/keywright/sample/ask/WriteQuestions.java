package dev.keywright.sample.ask;

import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.ItemNotFoundException;
import dev.keywright.runtime.TransactionFailedException;
import dev.keywright.runtime.UniqueConstraintException;
import dev.keywright.runtime.VersionConflictException;
import dev.keywright.sample.data.ShopData;
import dev.keywright.sample.shop.Address;
import dev.keywright.sample.shop.CartLine;
import dev.keywright.sample.shop.Customer;
import dev.keywright.sample.shop.Order;
import dev.keywright.sample.shop.OrderLine;
import dev.keywright.sample.shop.OrderStatus;
import dev.keywright.sample.shop.Product;
import dev.keywright.sample.shop.ShopTable;
import dev.keywright.sample.shop.Stock;
import dev.keywright.sample.shop.StockOperations;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/** What the shop changes, each with what happens if it may not. Asked last, since the answers of the others would change. */
final class WriteQuestions {
  private static final int BOUGHT = 2;

  private final Examples examples;
  private final ShopTable shop;

  private WriteQuestions(Examples examples, ShopTable shop) {
    this.examples = examples;
    this.shop = shop;
  }

  static List<Question> about(Examples examples, ShopTable shop) {
    WriteQuestions writes = new WriteQuestions(examples, shop);
    String order = examples.order().orderId();
    String customer = examples.customer().customerId();
    String cart = examples.cartLine().customerId();
    return List.of(
        new Question("Buy " + BOUGHT + " of " + examples.product().name() + ": order, line and stock in one transaction",
            "checkOut(order, List.of(line), List.of(take))", writes::checkOut),
        new Question("The same again: nothing of it is done", "checkOut(order, List.of(line), List.of(take))",
            writes::checkOut),
        new Question("Ship order " + order, "order().ship(\"" + examples.order().customerId() + "\", \"" + order
            + "\", \"By bike\")", writes::ship),
        new Question("Ship it again", "order().ship(...)", writes::ship),
        new Question("Rename customer " + customer + " and forget the phone, unless somebody else just changed them",
            "customer().edit(\"" + customer + "\", version).name(\"Ann\").removePhone().save()", writes::edit),
        new Question("Change it once more, as it was seen before that",
            "customer().edit(\"" + customer + "\", version - 1).name(\"Bob\").save()", writes::editStale),
        new Question("Store an address of " + customer + " under a label",
            "customer().storeAddress(\"" + customer + "\", \"summer\", address)", writes::storeAddress),
        new Question("Claim a new e-mail address for " + customer,
            "customer().changeEmail(\"" + customer + "\", \"ann@example.org\")", writes::changeEmail),
        new Question("Claim one that is somebody else's", "customer().changeEmail(...)", writes::claimTaken),
        new Question("Put a product into the cart of " + cart + ", let it expire, and try to keep it",
            "cartLine().keepUntil(..., an hour ago), then keepUntil(..., in an hour)", writes::expire),
        new Question("Empty the cart of " + cart + ", filled again before: a query, then deletes",
            "cartLine().clear(\"" + cart + "\")", writes::clear));
  }

  /** In a table that an earlier run has left, the order is there already. */
  private Answer checkOut() {
    try {
      shop.checkOut(order(), List.of(line()), List.of(take(stock())));
      return Answer.Items.of(shop.orderWithContents(order().orderId()).list());
    } catch (TransactionFailedException e) {
      return new Answer.Said("Refused by a TransactionFailedException: " + e.operation() + " failed, by an "
          + e.getCause().getClass().getSimpleName() + ".");
    }
  }

  private Answer ship() {
    Order order = examples.order();
    try {
      return Answer.Items.of(Optional.of(shop.order().ship(order.customerId(), order.orderId(), "By bike")));
    } catch (ConditionFailedException e) {
      return new Answer.Said("Refused by a ConditionFailedException, which holds the stored order: it is "
          + ((Order) e.item().orElseThrow()).status() + ".");
    }
  }

  private Answer edit() {
    Customer seen = shop.customer().find(examples.customer().customerId()).orElseThrow();
    return Answer.Items.of(Optional.of(
        shop.customer().edit(seen.customerId(), seen.version()).name("Ann").removePhone().save()));
  }

  private Answer editStale() {
    Customer seen = shop.customer().find(examples.customer().customerId()).orElseThrow();
    try {
      return Answer.Items.of(Optional.of(
          shop.customer().edit(seen.customerId(), seen.version() - 1).name("Bob").save()));
    } catch (VersionConflictException e) {
      return new Answer.Said("Refused by a VersionConflictException, which holds the stored customer: the name is "
          + ((Customer) e.item().orElseThrow()).name() + ".");
    }
  }

  private Answer storeAddress() {
    Address address = new Address("Strandgatan 1", "621 57", "Visby", "SE");
    return Answer.Items.of(Optional.of(
        shop.customer().storeAddress(examples.customer().customerId(), "summer", address)));
  }

  private Answer changeEmail() {
    return Answer.Items.of(Optional.of(
        shop.customer().changeEmail(examples.customer().customerId(), "ann@example.org")));
  }

  private Answer claimTaken() {
    try {
      return Answer.Items.of(Optional.of(
          shop.customer().changeEmail(examples.otherCustomer().customerId(), "ANN@example.org")));
    } catch (UniqueConstraintException e) {
      return new Answer.Said("Refused by a UniqueConstraintException about " + e.component()
          + ": case does not count here.");
    }
  }

  private Answer expire() {
    CartLine line = shop.cartLine().store(examples.cartLine());
    shop.cartLine().keepUntil(line.customerId(), line.productId(), ShopData.CLOCK.instant().minusSeconds(3600));
    try {
      shop.cartLine().keepUntil(line.customerId(), line.productId(), ShopData.CLOCK.instant().plusSeconds(3600));
      return new Answer.Said("It was refreshed back to life, which must not be.");
    } catch (ItemNotFoundException e) {
      return new Answer.Said("Refused by an ItemNotFoundException: the item is still stored, but its time is over.");
    }
  }

  private Answer clear() {
    CartLine line = shop.cartLine().store(examples.cartLine());
    return new Answer.Count(shop.cartLine().clear(line.customerId()));
  }

  private Order order() {
    Order order = examples.order();
    Product product = examples.product();
    return new Order(order.customerId(), "01KBF0000000000000000000ZZ", ShopData.CLOCK.instant(), OrderStatus.PAID,
        BOUGHT * product.priceCents(), order.shipTo(), order.payment(), Optional.empty());
  }

  private OrderLine line() {
    Product product = examples.product();
    return new OrderLine(order().orderId(), 1, product.productId(), product.name(), BOUGHT, product.priceCents(),
        LocalDate.ofInstant(ShopData.CLOCK.instant(), ZoneOffset.UTC));
  }

  private Stock stock() {
    return shop.stock().find(examples.stock().productId(), examples.stock().warehouseId()).orElseThrow();
  }

  private static StockOperations.Take take(Stock stock) {
    int left = stock.available() - BOUGHT;
    return new StockOperations.Take(stock.productId(), stock.warehouseId(), stock.available(), left, left < BOUGHT);
  }
}
