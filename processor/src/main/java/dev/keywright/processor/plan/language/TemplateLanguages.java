package dev.keywright.processor.plan.language;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.StoredAs;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.key.Encoding;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.key.Part;
import dev.keywright.processor.plan.key.Part.Literal;
import dev.keywright.processor.plan.key.Part.Slot;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The texts that the components and templates of one table can become in its keys. All proofs of one table are asked
 * with the same object, which remembers the languages it has built; it is not meant for several threads.
 *
 * <p>Key attributes of type N and B have texts here too, so that one search serves all: a number its decimal digits,
 * binary data its bytes in hexadecimal. They are only ever compared with attributes of the same type.
 */
public final class TemplateLanguages {

  private final char delimiter;
  private final TextLanguages texts;
  private final Map<Object, Language> built = new HashMap<>();

  public TemplateLanguages(char delimiter) {
    this.delimiter = delimiter;
    this.texts = new TextLanguages(delimiter);
  }

  /** Whether an attribute that the template fills can hold this text, each place of a component taken for itself. */
  public boolean canBe(KeyTemplate template, String text) {
    return CommonText.find(chain(template.parts()), List.of(Language.text(text))).isPresent();
  }

  char delimiter() {
    return delimiter;
  }

  Language anything() {
    return remembered("anything", texts::anything);
  }

  Language anyText() {
    return remembered("text", texts::anyText);
  }

  List<Language> chain(List<Part> parts) {
    return parts.stream().map(this::of).toList();
  }

  private Language of(Part part) {
    if (part instanceof Slot slot) {
      return encoded(slot.component(), slot.encoding());
    }
    return Language.text(((Literal) part).text());
  }

  Language of(ComponentModel component, Optional<Encoding> encoding) {
    return encoding.map(known -> encoded(component, known)).orElseGet(() -> stored(component));
  }

  private Language encoded(ComponentModel component, Encoding encoding) {
    ValueType type = component.type();
    return remembered(List.of(encoding, type), () -> build(encoding, type));
  }

  private Language build(Encoding encoding, ValueType type) {
    return switch (encoding.kind()) {
      case STRING -> texts.escaped(TextLanguages.Case.KEPT);
      case RAW -> texts.raw();
      case ORDERED -> texts.ordered(TextLanguages.Case.KEPT);
      case LOWER -> texts.escaped(TextLanguages.Case.LOWER);
      case UPPER -> texts.escaped(TextLanguages.Case.UPPER);
      case ORDERED_LOWER -> texts.ordered(TextLanguages.Case.LOWER);
      case ORDERED_UPPER -> texts.ordered(TextLanguages.Case.UPPER);
      case DECIMAL -> NumberLanguages.decimal(wholeNumber(type));
      case PADDED -> NumberLanguages.padded(wholeNumber(type), encoding.width());
      case SIGNED -> NumberLanguages.signed(wholeNumber(type));
      case DESCENDING -> NumberLanguages.descending(wholeNumber(type), encoding.width());
      case ENUM, BOOLEAN -> AllowedValues.finite(type).stream()
          .flatMap(values -> values.stream().map(Language::text))
          .reduce(Language::or)
          .orElse(Language.NOTHING);
      case INSTANT, INSTANT_SECONDS, INSTANT_MILLIS, EPOCH_SECONDS, EPOCH_MILLIS, LOCAL_DATE, LOCAL_DATE_TIME,
          LOCAL_TIME, YEAR_MONTH, UUID -> TimeLanguages.of(encoding.kind());
    };
  }

  /** Times stored as numbers are within long. */
  private static ScalarKind wholeNumber(ValueType type) {
    return type instanceof ValueType.Scalar scalar && scalar.kind().isWholeNumber() ? scalar.kind() : ScalarKind.LONG;
  }

  /** Of a native attribute that no encoding describes. */
  private Language stored(ComponentModel component) {
    if (component.type().is(ScalarKind.CHAR)) {
      return remembered("letter", texts::oneLetter);
    }
    return anyStored(component.storedAs());
  }

  /** Whatever a key attribute of that type can hold. */
  Language anyStored(StoredAs type) {
    return switch (type) {
      case STRING -> anyText();
      case NUMBER -> remembered("number", NumberLanguages::fractional);
      case BINARY -> remembered("bytes", NumberLanguages::hexadecimal);
      default -> Language.NOTHING;
    };
  }

  private Language remembered(Object what, Supplier<Language> build) {
    Optional<Language> known = Optional.ofNullable(built.get(what));
    if (known.isPresent()) {
      return known.get();
    }
    Language language = build.get();
    built.put(what, language);
    return language;
  }
}
