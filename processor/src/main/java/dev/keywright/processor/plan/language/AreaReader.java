package dev.keywright.processor.plan.language;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.StoredAs;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.key.Part;
import dev.keywright.processor.plan.language.AttributeArea.Beginning;
import dev.keywright.processor.plan.language.AttributeArea.Equal;
import dev.keywright.processor.plan.language.AttributeArea.Hull;
import dev.keywright.processor.plan.language.AttributeArea.Range;
import dev.keywright.processor.plan.language.AttributeArea.StoredRange;
import dev.keywright.processor.plan.language.KeySource.Built;
import dev.keywright.processor.plan.language.KeySource.Stored;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Turns the area of a question into one side of a comparison. */
final class AreaReader {

  private final TemplateLanguages texts;
  private final KeyArea area;

  AreaReader(TemplateLanguages texts, KeyArea area) {
    this.texts = texts;
    this.area = area;
  }

  KeySide side() {
    KeySideBuilder builder = new KeySideBuilder(texts, area.facts(), true);
    area.attributes().forEach((attribute, part) -> add(builder, attribute, part));
    return builder.build();
  }

  /** The templates that the question reads an attribute by; none where a component is stored there. */
  static Set<KeyTemplate> templates(AttributeArea area) {
    Set<KeyTemplate> templates = new LinkedHashSet<>();
    if (area instanceof Equal equal && equal.source() instanceof Built built) {
      templates.add(built.template());
    } else if (area instanceof Beginning beginning) {
      templates.add(beginning.template());
    } else if (area instanceof Range range) {
      templates.add(range.template());
    } else if (area instanceof Hull hull) {
      hull.areas().forEach(part -> templates.addAll(templates(part)));
    }
    return templates;
  }

  private void add(KeySideBuilder builder, String attribute, AttributeArea part) {
    if (part instanceof Equal equal) {
      equal(builder, attribute, equal.source());
    } else if (part instanceof Beginning beginning) {
      List<Part> pinned = beginning.template().parts().subList(0, beginning.pinned());
      builder.beginning(attribute, pinned, texts.anything());
    } else if (part instanceof Range range) {
      builder.beginning(attribute, range.template().parts().subList(0, range.part()), rangeOf(range));
    } else if (part instanceof StoredRange stored) {
      builder.anyOf(attribute, stored.component().storedAs(), rangeOf(stored));
    } else if (part instanceof Hull hull) {
      hull(builder, attribute, hull);
    }
  }

  private static void equal(KeySideBuilder builder, String attribute, KeySource source) {
    if (source instanceof Built built) {
      builder.template(attribute, built.template());
    } else if (source instanceof Stored stored) {
      builder.stored(attribute, stored.component());
    }
  }

  private Language rangeOf(Range range) {
    Language component = texts.chain(range.template().parts().subList(range.part(), range.part() + 1)).get(0);
    String behind = range.template().literalAfter(range.part()) + TextOrder.GREATEST;
    Language language = texts.anything();
    if (range.lower()) {
      language = language.and(TextOrder.atLeast(TextOrder.least(component)));
    }
    return range.upper() ? language.and(TextOrder.atMost(TextOrder.greatest(component) + behind)) : language;
  }

  /** Numbers and binary data have no order here: of them a range is everything. */
  private Language rangeOf(StoredRange range) {
    ComponentModel component = range.component();
    if (component.storedAs() != StoredAs.STRING) {
      return texts.anyStored(component.storedAs());
    }
    Language values = texts.of(component, ComponentText.stored(component).encoding());
    Language language = texts.anyStored(StoredAs.STRING);
    if (range.lower()) {
      language = language.and(TextOrder.atLeast(TextOrder.least(values)));
    }
    return range.upper() ? language.and(TextOrder.atMost(TextOrder.greatest(values))) : language;
  }

  private void hull(KeySideBuilder builder, String attribute, Hull hull) {
    List<String> least = new ArrayList<>();
    List<String> greatest = new ArrayList<>();
    StoredAs type = StoredAs.STRING;
    for (AttributeArea part : hull.areas()) {
      KeySideBuilder alone = new KeySideBuilder(texts, area.facts(), false);
      add(alone, attribute, part);
      KeySide side = alone.build();
      type = side.attributes().get(attribute).type();
      Language language = side.languageOf(attribute);
      least.add(TextOrder.least(language));
      greatest.add(TextOrder.greatest(language));
    }
    least.sort(TextOrder::compare);
    greatest.sort(TextOrder::compare);
    Language bounded = texts.anyStored(type);
    if (type == StoredAs.STRING) {
      Language from = TextOrder.atLeast(least.get(0));
      bounded = bounded.and(from).and(TextOrder.atMost(greatest.get(greatest.size() - 1)));
    }
    builder.anyOf(attribute, type, bounded);
  }
}
