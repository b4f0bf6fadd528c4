package dev.keywright.processor.plan.language;

import dev.keywright.processor.model.StoredAs;
import dev.keywright.processor.plan.language.Symbol.Letter;
import dev.keywright.processor.plan.language.Symbol.Unknown;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What one entity, or one question, makes of the key attributes of a table or an index: their texts with unknowns in
 * the places of components. Two sides meet if their unknowns can be chosen so that all attributes are equal.
 *
 * @param attributes by name; both sides that are compared have the same ones
 * @param languages what each unknown may be
 * @param places where components can be read back, in the order of the key
 */
record KeySide(Map<String, AttributeText> attributes, Map<Unknown, Language> languages, List<Place> places) {

  /**
   * A key attribute's type and text.
   *
   * @param head the letters it begins with, which tell most sides apart at once
   */
  record AttributeText(StoredAs type, List<Symbol> symbols, String head) {

    static AttributeText of(StoredAs type, List<Symbol> symbols) {
      StringBuilder head = new StringBuilder();
      for (Symbol symbol : symbols) {
        if (!(symbol instanceof Letter letter)) {
          break;
        }
        head.append(letter.value());
      }
      return new AttributeText(type, symbols, head.toString());
    }

    boolean beginsLike(AttributeText other) {
      return type == other.type && (head.startsWith(other.head) || other.head.startsWith(head));
    }
  }

  /** A component and the unknown that stands for its text. */
  record Place(ComponentText text, Unknown unknown) {}

  /** A key that both sides make; empty if there is none. */
  Optional<Witness> meet(KeySide other, TemplateLanguages texts) {
    for (Map.Entry<String, AttributeText> attribute : attributes.entrySet()) {
      if (!attribute.getValue().beginsLike(other.attributes.get(attribute.getKey()))) {
        return Optional.empty();
      }
    }
    List<Equation> equations = new ArrayList<>();
    attributes.forEach((name, text) ->
        equations.add(new Equation(text.symbols(), other.attributes.get(name).symbols())));
    Map<Unknown, Language> both = new LinkedHashMap<>(languages);
    both.putAll(other.languages);
    return EquationSolver.solve(new EquationSystem(equations, both)).map(solution -> new Witness(
        keyBy(solution.values()),
        valuesBy(solution.values(), texts),
        other.valuesBy(solution.values(), texts),
        solution.certain()));
  }

  /** All texts of one attribute. */
  Language languageOf(String attribute) {
    Language language = Language.EMPTY_TEXT;
    for (Symbol symbol : attributes.get(attribute).symbols()) {
      language = language.then(symbol instanceof Letter letter
          ? Language.text(String.valueOf(letter.value()))
          : languages.get(symbol));
    }
    return language;
  }

  private Map<String, String> keyBy(Map<Unknown, String> values) {
    Map<String, String> key = new LinkedHashMap<>();
    attributes.forEach((name, text) -> key.put(name, EquationSolver.textOf(text.symbols(), values)));
    return key;
  }

  private Map<String, String> valuesBy(Map<Unknown, String> values, TemplateLanguages texts) {
    ValueText reader = new ValueText(texts.delimiter());
    Map<String, String> read = new LinkedHashMap<>();
    for (Place place : places) {
      String text = values.get(place.unknown());
      String value = place.text().encoding().map(encoding -> reader.decode(encoding, text)).orElse(text);
      read.putIfAbsent(place.text().component().name(), value);
    }
    return read;
  }
}
