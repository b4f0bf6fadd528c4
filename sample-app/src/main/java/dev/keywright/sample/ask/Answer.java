package dev.keywright.sample.ask;

import dev.keywright.sample.shop.ShopItem;
import java.util.List;
import java.util.Optional;

/** What came of a {@link Question}. */
public sealed interface Answer {
  /** Items, none perhaps. */
  record Items(List<ShopItem> items) implements Answer {
    static Items of(List<? extends ShopItem> items) {
      return new Items(List.copyOf(items));
    }

    static Items of(Optional<? extends ShopItem> item) {
      return of(item.stream().toList());
    }
  }

  /** A number of items that were not sent here. */
  record Count(long number) implements Answer {}

  /** Something else worth saying, such as why a write was refused. */
  record Said(String sentence) implements Answer {}
}
