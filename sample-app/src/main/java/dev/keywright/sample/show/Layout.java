package dev.keywright.sample.show;

import dev.keywright.sample.shop.ShopItem;
import java.util.ArrayList;
import java.util.List;

/**
 * How items of one kind are shown: a line each, in columns as wide as they must be.
 *
 * @param kind    the record
 * @param columns from left to right
 */
record Layout<T extends ShopItem>(Class<T> kind, List<Column<T>> columns) {
  private static final String GAP = "   ";

  /** The header and a line for each of the items that are of this kind; nothing if none is. */
  List<String> lines(List<? extends ShopItem> items) {
    List<T> own = items.stream().filter(kind::isInstance).map(kind::cast).toList();
    if (own.isEmpty()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    lines.add("");
    for (T item : own) {
      lines.add("");
    }
    for (Column<T> column : columns) {
      append(column, own, lines);
    }
    lines.replaceAll(String::stripTrailing);
    return lines;
  }

  private static <T> void append(Column<T> column, List<T> items, List<String> lines) {
    List<String> cells = new ArrayList<>(List.of(column.header()));
    items.forEach(item -> cells.add(column.text().apply(item)));
    int width = cells.stream().mapToInt(cell -> cell.codePointCount(0, cell.length())).max().orElse(0);
    for (int line = 0; line < lines.size(); line++) {
      String before = lines.get(line);
      lines.set(line, before + (before.isEmpty() ? "" : GAP) + column.padded(cells.get(line), width));
    }
  }
}
