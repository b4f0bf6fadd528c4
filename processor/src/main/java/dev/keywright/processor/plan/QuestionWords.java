package dev.keywright.processor.plan;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.PatternModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What an access pattern asks, in words: its description, or else a few made from its name and its entity. */
public final class QuestionWords {

  /** A name that begins with one of these says how the entity is looked for, not what is done. */
  private static final Set<String> PREPOSITIONS = Set.of("after", "as", "at", "before", "between", "by", "during",
      "for", "from", "in", "of", "on", "over", "since", "to", "under", "until", "where", "with", "within", "without");

  private QuestionWords() {}

  /** Of an entity's pattern: {@code Find order}, {@code Order in status since}. */
  public static String of(PatternModel pattern, EntityModel entity) {
    if (!pattern.description().isBlank()) {
      return pattern.description().strip();
    }
    List<String> name = Words.of(pattern.name().value()).words();
    List<String> record = Words.of(entity.name()).words();
    if (name.isEmpty() || mentions(name, record)) {
      return Words.of(pattern.name().value()).sentence();
    }
    List<String> both = new ArrayList<>(PREPOSITIONS.contains(name.get(0)) ? record : name);
    both.addAll(PREPOSITIONS.contains(name.get(0)) ? name : record);
    return new Words(both).sentence();
  }

  /** Of a pattern of the table. */
  public static String of(PatternModel pattern) {
    return pattern.description().isBlank()
        ? Words.of(pattern.name().value()).sentence()
        : pattern.description().strip();
  }

  /** Whether the entity is in the name, in the plural too. */
  private static boolean mentions(List<String> name, List<String> record) {
    String last = record.isEmpty() ? "" : record.get(record.size() - 1);
    String stem = last.endsWith("y") ? last.substring(0, last.length() - 1) : last;
    return !stem.isEmpty() && name.stream().anyMatch(word -> word.startsWith(stem));
  }
}
