package dev.keywright.sample.ask;

import dev.keywright.sample.shop.CartLine;
import dev.keywright.sample.shop.Customer;
import dev.keywright.sample.shop.ShopTable;
import java.util.List;
import java.util.Locale;

/** Who buys, and what is in the cart. */
final class CustomerQuestions {
  private CustomerQuestions() {}

  static List<Question> about(Examples examples, ShopTable shop) {
    Customer customer = examples.customer();
    String id = customer.customerId();
    String email = customer.email().toUpperCase(Locale.ROOT);
    CartLine cartLine = examples.cartLine();
    String cart = cartLine.customerId();
    return List.of(
        new Question("Customer " + id,
            "customer().find(\"" + id + "\")",
            () -> Answer.Items.of(shop.customer().find(id))),
        new Question("The customer with the e-mail address " + email + ", however it is spelt",
            "customer().byEmail(\"" + email + "\")",
            () -> Answer.Items.of(shop.customer().byEmail(email))),
        new Question("Customers in Germany whose name begins with \"L\", by name",
            "customer().inCountryNamed(\"DE\", \"L\")",
            () -> Answer.Items.of(shop.customer().inCountryNamed("DE", "L").list())),
        new Question("Customer " + id + " with the 5 newest orders, in one call",
            "customerWithOrders(\"" + id + "\").page(6, null)",
            () -> Answer.Items.of(shop.customerWithOrders(id).page(6, null).items())),
        new Question("What is in the cart of " + cart + "; what has expired is not shown",
            "cartLine().ofCustomer(\"" + cart + "\")",
            () -> Answer.Items.of(shop.cartLine().ofCustomer(cart).list())),
        new Question("How many products are in the cart of " + cart,
            "cartLine().countOfCustomer(\"" + cart + "\")",
            () -> new Answer.Count(shop.cartLine().countOfCustomer(cart))),
        new Question("Take a product out of the cart of " + cart,
            "cartLine().remove(\"" + cart + "\", \"" + cartLine.productId() + "\")",
            () -> Answer.Items.of(shop.cartLine().remove(cart, cartLine.productId()))));
  }
}
