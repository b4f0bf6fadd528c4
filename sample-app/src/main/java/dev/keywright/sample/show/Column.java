package dev.keywright.sample.show;

import java.util.function.Function;

/**
 * One column of a {@link Layout}.
 *
 * @param header what stands above it
 * @param side   where its texts stand
 * @param text   what it shows of an item
 */
record Column<T>(String header, Side side, Function<T, String> text) {
  /** Words stand to the left, numbers to the right. */
  enum Side { LEFT, RIGHT }

  static <T> Column<T> words(String header, Function<T, String> text) {
    return new Column<>(header, Side.LEFT, text);
  }

  static <T> Column<T> number(String header, Function<T, String> text) {
    return new Column<>(header, Side.RIGHT, text);
  }

  String padded(String cell, int width) {
    String space = " ".repeat(width - cell.codePointCount(0, cell.length()));
    return side == Side.LEFT ? cell + space : space + cell;
  }
}
