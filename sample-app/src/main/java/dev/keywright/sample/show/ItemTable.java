package dev.keywright.sample.show;

import dev.keywright.sample.shop.ShopItem;
import java.util.ArrayList;
import java.util.List;

/** Items as text in neat columns: kinds apart, in the order in which they came. */
public final class ItemTable {
  private ItemTable() {}

  /**
   * The lines to print.
   *
   * @param items of one kind or of several
   * @param most  how many items of a kind are shown; the others are counted
   */
  public static List<String> of(List<? extends ShopItem> items, int most) {
    List<String> lines = new ArrayList<>();
    for (Layout<?> layout : Layouts.ALL) {
      List<String> own = layout.lines(items);
      if (own.isEmpty()) {
        continue;
      }
      if (!lines.isEmpty()) {
        lines.add("");
      }
      int count = own.size() - 1;
      lines.addAll(own.subList(0, 1 + Math.min(most, count)));
      if (count > most) {
        lines.add("... and " + (count - most) + " more");
      }
    }
    return lines;
  }
}
