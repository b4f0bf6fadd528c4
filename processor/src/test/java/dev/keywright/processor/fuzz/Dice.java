package dev.keywright.processor.fuzz;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Chooses, the same for one seed, and damages texts. Everything random in these tests comes from here. */
final class Dice {

  private static final String ODD = "{}{}::##$'\"?.,()[]<>=!%&|*\\/ \n\t\u0000\u00e9\u0130\u2028\uD83D\uDE00\uFFFF_-0aZ";

  private final Random random;
  private final double wildness;

  /**
   * Dice of one seed.
   *
   * @param wildness how often something implausible is chosen, or a text damaged, from 0 to 1
   */
  Dice(long seed, double wildness) {
    this.random = new Random(seed);
    this.wildness = wildness;
  }

  boolean chance(double probability) {
    return random.nextDouble() < probability;
  }

  /** Whether to leave what is plausible. */
  boolean isWild() {
    return chance(wildness);
  }

  int upTo(int most) {
    return random.nextInt(most + 1);
  }

  <T> T one(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  String one(String... choices) {
    return one(List.of(choices));
  }

  /** Between one and that many, joined. */
  String some(int most, String separator, Supplier<String> each) {
    return IntStream.rangeClosed(0, upTo(most - 1)).mapToObj(number -> each.get())
        .collect(Collectors.joining(separator));
  }

  /** The text, or something like it. */
  String damaged(String text) {
    String result = text;
    if (isWild()) {
      for (int edits = upTo(2); edits >= 0; edits--) {
        result = edited(result);
      }
    }
    return result;
  }

  private String edited(String text) {
    int at = upTo(text.length());
    int end = Math.min(text.length(), at + upTo(4));
    String odd = String.valueOf(ODD.charAt(upTo(ODD.length() - 1)));
    return switch (upTo(7)) {
      case 0 -> text.substring(0, at) + text.substring(end);
      case 1, 2 -> text.substring(0, at) + odd + text.substring(at);
      case 3 -> text.substring(0, at) + odd + text.substring(end);
      case 4 -> text.substring(0, at) + text.substring(at, end).repeat(3) + text.substring(end);
      case 5 -> text.substring(0, at);
      case 6 -> chance(0.1) ? text.repeat(40) : text + text;
      default -> text.toUpperCase(Locale.ROOT);
    };
  }

  /** As a Java string literal. */
  static String quoted(String text) {
    StringBuilder literal = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      switch (c) {
        case '"', '\\' -> literal.append('\\').append(c);
        case '\n' -> literal.append("\\n");
        case '\r' -> literal.append("\\r");
        default -> literal.append(c < ' ' || c > '~' ? "\\u%04x".formatted((int) c) : String.valueOf(c));
      }
    }
    return literal.append('"').toString();
  }
}
