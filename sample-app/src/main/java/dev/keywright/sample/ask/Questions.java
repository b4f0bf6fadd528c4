package dev.keywright.sample.ask;

import dev.keywright.sample.data.ShopData;
import dev.keywright.sample.shop.ShopTable;
import java.util.List;
import java.util.stream.Stream;

/** All questions of the shop, in the order in which they are asked. */
public final class Questions {
  private Questions() {}

  /** The questions, about items of the data, to a table into which it was loaded. */
  public static List<Question> of(ShopData data, ShopTable shop) {
    Examples examples = Examples.from(data);
    return Stream.of(
            CustomerQuestions.about(examples, shop),
            ProductQuestions.about(examples, shop),
            OrderQuestions.about(examples, shop),
            WarehouseQuestions.about(examples, shop),
            WriteQuestions.about(examples, shop))
        .flatMap(List::stream)
        .toList();
  }
}
