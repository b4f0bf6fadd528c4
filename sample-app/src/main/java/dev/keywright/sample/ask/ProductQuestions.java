package dev.keywright.sample.ask;

import dev.keywright.sample.shop.Product;
import dev.keywright.sample.shop.ShopTable;
import java.time.LocalDate;
import java.util.List;

/** What is sold, and how well. */
final class ProductQuestions {
  private static final LocalDate FIRST = LocalDate.of(2026, 10, 15);
  private static final LocalDate LAST = LocalDate.of(2026, 11, 15);

  private ProductQuestions() {}

  static List<Question> about(Examples examples, ShopTable shop) {
    Product product = examples.product();
    String id = product.productId();
    return List.of(
        new Question("Product " + id,
            "product().find(\"" + id + "\")",
            () -> Answer.Items.of(shop.product().find(id))),
        new Question("Coffee from 10 to 15 euros, cheapest first",
            "product().inCategoryPriced(\"Coffee\", 1000, 1500)",
            () -> Answer.Items.of(shop.product().inCategoryPriced("Coffee", 1000, 1500).list())),
        new Question("The most expensive thing to brew with",
            "product().dearestInCategory(\"Brewing\")",
            () -> Answer.Items.of(shop.product().dearestInCategory("Brewing"))),
        new Question("Products by Officina Riva, by name",
            "product().ofBrand(\"Officina Riva\")",
            () -> Answer.Items.of(shop.product().ofBrand("Officina Riva").list())),
        new Question("Product " + id + " with its stock in every warehouse, in one call",
            "productWithStock(\"" + id + "\")",
            () -> Answer.Items.of(shop.productWithStock(id).list())),
        new Question("Sales of " + id + " from " + FIRST + " to " + LAST + ", latest first",
            "orderLine().salesOfProduct(\"" + id + "\", " + FIRST + ", " + LAST + ")",
            () -> Answer.Items.of(shop.orderLine().salesOfProduct(id, FIRST, LAST).list())));
  }
}
