package dev.keywright.sample;

/** Makes key text fit for a terminal: what has no shape of its own, such as the highest character, by its number. */
final class Printable {
  private Printable() {}

  static String text(String text) {
    StringBuilder printable = new StringBuilder(text.length());
    text.codePoints().forEach(character -> {
      if (isShapeless(character)) {
        printable.append(String.format("U+%04X", character));
      } else {
        printable.appendCodePoint(character);
      }
    });
    return printable.toString();
  }

  private static boolean isShapeless(int character) {
    return Character.isISOControl(character) || !Character.isDefined(character)
        || Character.getType(character) == Character.PRIVATE_USE
        || Character.getType(character) == Character.SURROGATE;
  }
}
