package dev.keywright.processor.plan.language;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.StoredAs;
import dev.keywright.processor.plan.key.Encoding;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.key.Part;
import dev.keywright.processor.plan.key.Part.Literal;
import dev.keywright.processor.plan.key.Part.Slot;
import dev.keywright.processor.plan.language.KeySide.AttributeText;
import dev.keywright.processor.plan.language.KeySide.Place;
import dev.keywright.processor.plan.language.Symbol.Unknown;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Builds one side of a comparison, attribute by attribute.
 *
 * <p>A component that occurs again in the same encoding is the same unknown. One that occurs in two encodings (plain
 * in the partition key, {@code ordered} in the sort key) becomes two unknowns, as if the values could differ: a proof
 * can then report a key that no item has, but never miss one.
 */
final class KeySideBuilder {

  private final TemplateLanguages texts;
  private final Facts facts;
  private final boolean tied;
  private final Map<String, AttributeText> attributes = new LinkedHashMap<>();
  private final Map<Unknown, Language> languages = new LinkedHashMap<>();
  private final List<Place> places = new ArrayList<>();

  /**
   * @param facts what is known of the components
   * @param tied false to take each occurrence of a component for itself, as a reader of one attribute does
   */
  KeySideBuilder(TemplateLanguages texts, Facts facts, boolean tied) {
    this.texts = texts;
    this.facts = facts;
    this.tied = tied;
  }

  KeySideBuilder template(String attribute, KeyTemplate template) {
    attributes.put(attribute, AttributeText.of(StoredAs.STRING, symbols(template.parts())));
    return this;
  }

  /** Texts that begin with these parts and end with something of that language. */
  KeySideBuilder beginning(String attribute, List<Part> parts, Language end) {
    List<Symbol> symbols = symbols(parts);
    symbols.add(unknown(end));
    attributes.put(attribute, AttributeText.of(StoredAs.STRING, symbols));
    return this;
  }

  KeySideBuilder stored(String attribute, ComponentModel component) {
    Symbol symbol = place(ComponentText.stored(component));
    attributes.put(attribute, AttributeText.of(component.storedAs(), List.of(symbol)));
    return this;
  }

  /** Any text of that language, whatever components make of it. */
  KeySideBuilder anyOf(String attribute, StoredAs type, Language language) {
    attributes.put(attribute, AttributeText.of(type, List.of(unknown(language))));
    return this;
  }

  KeySide build() {
    return new KeySide(attributes, languages, places);
  }

  private List<Symbol> symbols(List<Part> parts) {
    List<Symbol> symbols = new ArrayList<>();
    for (Part part : parts) {
      if (part instanceof Literal literal) {
        symbols.addAll(Symbol.letters(literal.text()));
      } else if (part instanceof Slot slot) {
        symbols.add(place(new ComponentText(slot.component(), Optional.of(slot.encoding()))));
      }
    }
    return symbols;
  }

  private Unknown place(ComponentText text) {
    Optional<Place> known = places.stream().filter(place -> tied && place.text().equals(text)).findFirst();
    if (known.isPresent()) {
      return known.get().unknown();
    }
    Unknown unknown = unknown(languageOf(text));
    places.add(new Place(text, unknown));
    return unknown;
  }

  private Unknown unknown(Language language) {
    Unknown unknown = new Unknown();
    languages.put(unknown, language);
    return unknown;
  }

  private Language languageOf(ComponentText text) {
    Language whole = texts.of(text.component(), text.encoding());
    AllowedValues allowed = facts.of(text.component().name());
    boolean anyPresent = allowed.allBut() && allowed.values().isEmpty();
    return anyPresent || isWholeType(allowed, text) ? whole : narrowed(whole, allowed, text);
  }

  /** All constants of an enum, as the record alone says: not worth building a language anew. */
  private static boolean isWholeType(AllowedValues allowed, ComponentText text) {
    return AllowedValues.finite(text.component().type()).filter(allowed.values()::equals).isPresent();
  }

  /** Where a value's text is not known the language stays as large as it was. */
  private Language narrowed(Language whole, AllowedValues allowed, ComponentText text) {
    Language listed = Language.NOTHING;
    for (String value : allowed.values()) {
      Optional<Language> written = written(text, value);
      if (written.isPresent()) {
        listed = listed.or(written.get());
      } else if (!allowed.allBut()) {
        return whole;
      }
    }
    boolean folds = text.encoding().map(encoding -> encoding.kind().foldsCase()).orElse(false);
    if (!allowed.allBut()) {
      return whole.and(listed);
    }
    return folds ? whole : whole.minus(listed);
  }

  private Optional<Language> written(ComponentText text, String value) {
    Optional<Encoding> encoding = text.encoding();
    if (encoding.isEmpty()) {
      return Optional.of(Language.text(value));
    }
    return new ValueText(texts.delimiter()).encode(encoding.get(), value).map(Language::text);
  }
}
