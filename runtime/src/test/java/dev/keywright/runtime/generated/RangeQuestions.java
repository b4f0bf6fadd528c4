package dev.keywright.runtime.generated;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.generated.Component.Shape;
import dev.keywright.runtime.generated.RangeQuestion.Operator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Random templates, items and questions, all from one seed. Not made of jqwik's arbitraries: those took nine tenths of
 * the time, and a question is small enough to be read as it is.
 */
final class RangeQuestions {
  private final Random random;
  private final char d;

  RangeQuestions(long seed) {
    this.random = new Random(seed);
    this.d = Components.ALLOWED_DELIMITERS.charAt(random.nextInt(Components.ALLOWED_DELIMITERS.length()));
  }

  RangeQuestion<?> next() {
    return question(Components.pick(random, Components.of(d)), leading(), leading());
  }

  /** Pinned text that leaves a few bytes for the ranged component, and bounds that do not fit. */
  RangeQuestion<?> nextLong() {
    String leading = Components.pick(random, List.of("x", "\u00E9", "\uFFFF", "\uD83D\uDE00"));
    int bytes = 985 + random.nextInt(40);
    StringBuilder text = new StringBuilder();
    for (int size = leading.getBytes(UTF_8).length; bytes > size; bytes -= size) {
      text.append(leading);
    }
    return question(Components.pick(random, Components.of(d)), text.toString() + d, "o" + d);
  }

  private <T> RangeQuestion<T> question(Component<T> ranged, String leading, String other) {
    String following = Components.pick(random, followings(ranged));
    boolean runsOn = (ranged.shape() == Shape.FIXED || !following.isEmpty()) && random.nextBoolean();
    List<String> rest = runsOn
        ? Stream.generate(() -> Components.hostileText(random, d)).limit(3).toList()
        : List.of("");
    List<T> values = Stream.generate(() -> ranged.values().apply(random)).limit(5).toList();
    Operator operator = operator(ranged, runsOn || !following.isEmpty());
    return new RangeQuestion<>(leading, distinct(leading, other), ranged, following, rest, values, operator,
        bound(ranged, values), bound(ranged, values));
  }

  /** Another question about the same items. */
  <T> RangeQuestion<T> again(RangeQuestion<T> question) {
    return new RangeQuestion<>(question.leading(), question.other(), question.ranged(), question.following(),
        question.rest(), question.values(), operator(question.ranged(), question.more()),
        bound(question.ranged(), question.values()), bound(question.ranged(), question.values()));
  }

  private <T> T bound(Component<T> ranged, List<T> values) {
    return random.nextInt(3) == 0 ? Components.pick(random, values) : ranged.bounds().apply(random);
  }

  private String leading() {
    return switch (random.nextInt(6)) {
      case 0 -> "";
      case 1 -> "ORDER" + d;
      case 2 -> "o";
      case 3 -> "C" + d + pinned() + pinned();
      default -> pinned();
    };
  }

  private String pinned() {
    return KeyEncoding.string(d).encode("p", Components.hostileText(random, d)) + d;
  }

  /** Items under another pinned text count only if the two cannot run into each other: prefix codes see to that. */
  private static String distinct(String leading, String other) {
    return leading.startsWith(other) || other.startsWith(leading) ? leading : other;
  }

  private List<String> followings(Component<?> ranged) {
    return switch (ranged.shape()) {
      case FIXED -> List.of("", "" + d, "X", d + "Y" + d, "\uFFFF", "\u0000", "~\uD83D\uDE00");
      case ORDERED_TEXT -> List.of("", "" + d, "!", "\u0000", d + "Y", d + "\uFFFF");
      case TEXT, UNORDERED_TEXT -> List.of("", "" + d, d + "Y");
    };
  }

  private Operator operator(Component<?> ranged, boolean more) {
    if (!ranged.ordered(more)) {
      return Operator.BEGINS_WITH;
    }
    int operators = Operator.values().length - (ranged.text() ? 0 : 1);
    return Operator.values()[random.nextInt(operators)];
  }
}
