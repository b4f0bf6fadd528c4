package dev.keywright.processor.plan.language;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.plan.key.Encoding;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeyDefinition.Synthetic;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.key.Part;
import dev.keywright.processor.plan.key.Part.Literal;
import dev.keywright.processor.plan.key.Part.Slot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/**
 * A small random entity over the delimiter {@code #}, and all keys it makes from a few values: the other side of every
 * agreement with brute force. The encodings are written here once more, by the book.
 */
record RandomEntity(String pk, String sk, EntityKeys keys) {

  private static final List<String> WORDS = words();
  private static final List<String> NUMBERS = List.of("0", "12", "-1");
  private static final List<String> CONSTANTS = List.of("A", "AB", "B");

  private static List<String> words() {
    List<String> words = new ArrayList<>(List.of("a", "#", "$", "!"));
    for (String first : List.of("a", "#", "$")) {
      for (String second : List.of("a", "#", "$")) {
        words.add(first + second);
      }
    }
    return words;
  }

  /** Each component has one encoding in all its places. */
  static Arbitrary<RandomEntity> entities() {
    Arbitrary<String> ofText = Arbitraries.of("", "", ":raw", ":ordered", ":lower");
    Arbitrary<String> ofNumber = Arbitraries.of("", ":2");
    return Combinators.combine(template(), template(), ofText, ofText, ofNumber).as((pk, sk, s, t, n) ->
        of(withFormats(pk, s, t, n), withFormats(sk, s, t, n)));
  }

  /** Hardly anything but two components, so that each is likely to stand in both halves. */
  static Arbitrary<RandomEntity> tied() {
    Arbitrary<String> template = Arbitraries.of("a", "{s}", "{s}", "{t}", "#").list().ofMinSize(1).ofMaxSize(3)
        .map(parts -> String.join("", parts));
    return Combinators.combine(template, template).as(RandomEntity::of);
  }

  static Arbitrary<RandomEntity> mixedEncodings() {
    return Combinators.combine(entities(), entities()).as((one, other) -> of(one.pk, other.sk));
  }

  private static Arbitrary<String> template() {
    Arbitrary<String> literal = Arbitraries.of("a", "#", "A", "a#", "$!", "0");
    Arbitrary<String> slot = Arbitraries.of("{s}", "{s}", "{t}", "{e}", "{n}");
    return Arbitraries.frequencyOf(Tuple.of(2, literal), Tuple.of(3, slot)).list().ofMinSize(1).ofMaxSize(4)
        .map(parts -> String.join("", parts));
  }

  private static String withFormats(String template, String s, String t, String n) {
    return template.replace("{s}", "{s" + s + "}").replace("{t}", "{t" + t + "}").replace("{n}", "{n" + n + "}");
  }

  static RandomEntity of(String pk, String sk) {
    return of("E", pk, sk);
  }

  /** The same keys of another entity. */
  RandomEntity named(String name) {
    return of(name, pk, sk);
  }

  private static RandomEntity of(String name, String pk, String sk) {
    EntityKeys keys = KeyFixture.entity(name)
        .has("s", ScalarKind.STRING).has("t", ScalarKind.STRING).has("n", ScalarKind.BYTE).has("e", CONSTANTS)
        .key("PK", pk).key("SK", sk).keys();
    return new RandomEntity(pk, sk, keys);
  }

  KeyTemplate template(String attribute) {
    return ((Synthetic) keys.definitions().get(attribute)).templates().get(0).template();
  }

  /** All choices of values for the components that the templates use. */
  List<Map<String, String>> choices() {
    List<Map<String, String>> choices = List.of(Map.of());
    for (ComponentModel component : keys.entity().components()) {
      if (template("PK").uses(component.name()) || template("SK").uses(component.name())) {
        choices = choices.stream().flatMap(choice -> values(component).stream().map(value -> {
          Map<String, String> longer = new LinkedHashMap<>(choice);
          longer.put(component.name(), value);
          return longer;
        })).toList();
      }
    }
    return choices;
  }

  private static List<String> values(ComponentModel component) {
    return switch (component.name()) {
      case "n" -> NUMBERS;
      case "e" -> CONSTANTS;
      default -> WORDS;
    };
  }

  /** The key attribute of an item with these values; empty where the encoding refuses one. */
  Optional<String> write(String attribute, Map<String, String> values) {
    return write(template(attribute).parts(), values);
  }

  static Optional<String> write(List<Part> parts, Map<String, String> values) {
    StringBuilder key = new StringBuilder();
    for (Part part : parts) {
      if (part instanceof Literal literal) {
        key.append(literal.text());
      } else if (part instanceof Slot slot) {
        Optional<String> text = encode(slot.encoding(), values.get(slot.component().name()));
        if (text.isEmpty()) {
          return Optional.empty();
        }
        key.append(text.get());
      }
    }
    return Optional.of(key.toString());
  }

  private static Optional<String> encode(Encoding encoding, String value) {
    return switch (encoding.kind()) {
      case STRING -> Optional.of(value.replace("$", "$$").replace("#", "$!"));
      case LOWER -> Optional.of(value.toLowerCase(Locale.ROOT).replace("$", "$$").replace("#", "$!"));
      case RAW -> value.contains("#") ? Optional.empty() : Optional.of(value);
      case ORDERED -> Optional.of(ordered(value));
      case PADDED -> Optional.of(value)
          .filter(number -> number.matches("[0-9]{1,2}"))
          .map(number -> "0".repeat(2 - number.length()) + number);
      default -> Optional.of(value);
    };
  }

  private static String ordered(String value) {
    StringBuilder text = new StringBuilder();
    for (char letter : value.toCharArray()) {
      text.append(letter <= '$' ? "$" + (char) ('%' + letter) : String.valueOf(letter));
    }
    return text.toString();
  }

  @Override
  public String toString() {
    return pk + " | " + sk;
  }
}
