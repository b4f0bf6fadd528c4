package dev.keywright.runtime.generated;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A piece of a condition, filter or update expression as a constant of generated code: its text with numbered places,
 * and the stored names for them. Bound to values by {@link BoundExpression}'s methods; an expression without values is
 * one already. Immutable.
 *
 * <p>In the text {@code #0} is the first of the names given here, {@code :0} the first value bound, {@code @0} the
 * first map key bound, and {@code :0*} the elements of a bound collection, separated by commas. The numbers of several
 * expressions do not meet: whoever puts a request together numbers them anew.
 *
 * @param text the expression, with nothing but places for names and values
 * @param names the stored names, by number
 */
public record Expression(String text, List<String> names) implements BoundExpression {
  private static final Pattern PLACE = Pattern.compile("([#@:])(\\d+)(\\*?)");
  private static final Pattern PATH = Pattern.compile("#\\d+(?:\\[\\d+]|\\.[#@]\\d+)*");

  /** Keeps an own copy of the names. */
  public Expression {
    names = List.copyOf(names);
  }

  /** An expression with these names: {@code of("#0 = #0 + :0", "count")}. */
  public static Expression of(String text, String... names) {
    return new Expression(text, List.of(names));
  }

  @Override
  public Expression expression() {
    return this;
  }

  @Override
  public List<BoundValue<?>> values() {
    return List.of();
  }

  @Override
  public List<String> keys() {
    return List.of();
  }

  @Override
  public boolean isLeftOut() {
    return false;
  }

  /** The expression with its places filled; a value in two places of one expression is asked for once. */
  String filled(BoundExpression bound, Aliases aliases) {
    Map<String, String> valueAliases = new HashMap<>();
    return PLACE.matcher(text).replaceAll(place -> {
      int number = Integer.parseInt(place.group(2));
      String alias = switch (place.group(1)) {
        case "#" -> aliases.name(names.get(number));
        case "@" -> aliases.name(bound.keys().get(number));
        default -> valueAliases.computeIfAbsent(place.group(),
            unused -> value(place.start(), bound.values().get(number), bound, aliases));
      };
      return Matcher.quoteReplacement(alias);
    });
  }

  private String value(int at, BoundValue<?> value, BoundExpression bound, Aliases aliases) {
    return aliases.value(pathBefore(at, bound), value);
  }

  /** The path that a value is about, as messages name it: the one before it, else the first there is. */
  private String pathBefore(int at, BoundExpression bound) {
    String path = "";
    Matcher paths = PATH.matcher(text);
    while (paths.find() && (paths.start() < at || path.isEmpty())) {
      path = paths.group();
    }
    return named(path, bound);
  }

  private String named(String path, BoundExpression bound) {
    return PLACE.matcher(path).replaceAll(place -> {
      List<String> from = place.group(1).equals("#") ? names : bound.keys();
      return Matcher.quoteReplacement(from.get(Integer.parseInt(place.group(2))));
    });
  }

  /** The text with its names, values left as places: for messages. */
  String described(BoundExpression bound) {
    List<String> pieces = new ArrayList<>();
    Matcher places = PLACE.matcher(text);
    int from = 0;
    while (places.find()) {
      pieces.add(text.substring(from, places.start()));
      pieces.add(places.group(1).equals(":") ? "?" : named(places.group(), bound));
      from = places.end();
    }
    pieces.add(text.substring(from));
    return String.join("", pieces);
  }

  @Override
  public String toString() {
    return text + " " + names;
  }
}
