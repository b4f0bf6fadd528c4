package dev.keywright.processor.plan.language;

import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.key.Part;
import dev.keywright.processor.plan.key.Part.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds components whose end cannot be seen from the left. A component that something follows must, together with the
 * literal directly behind it, be a prefix code: no text of it is the beginning of another. Then a key is taken apart
 * in one way only, and {@code begins_with} on pinned components never reads the items of other values.
 *
 * <p>Fixed width is such a code by itself; an escaped string is one before the delimiter; {@code IN} and
 * {@code IN_PROGRESS} are none before {@code _}. What is last in its template needs to be none. Each place is judged
 * by itself, even if the same component stands before it: that is how keys are decoded.
 */
public final class PrefixCodes {

  /**
   * A component whose end cannot be seen.
   *
   * @param shorter a key with a shorter value, whose beginning up to the next component the longer one has too
   *     (unless the component stands before in the template: then the keys differ there)
   * @param longer a key with a longer value; the very same key if it can be taken apart in both ways
   */
  public record PrefixFault(Slot slot, Reading shorter, Reading longer) {

    /** Whether one key can be taken apart in two ways; else one is only mistaken for the beginning of the other. */
    public boolean isAmbiguous() {
      return shorter.key().equals(longer.key());
    }
  }

  private final TemplateLanguages texts;

  public PrefixCodes(TemplateLanguages texts) {
    this.texts = texts;
  }

  /** The faults of a template, left to right, one for a component at most. */
  public List<PrefixFault> faults(KeyTemplate template) {
    List<PrefixFault> faults = new ArrayList<>();
    for (int at = 0; at < template.parts().size() - 1; at++) {
      if (template.parts().get(at) instanceof Slot slot) {
        fault(template, at, slot).ifPresent(faults::add);
      }
    }
    return faults;
  }

  /** A key that can be taken apart in two ways shows the fault best. */
  private Optional<PrefixFault> fault(KeyTemplate template, int at, Slot slot) {
    Language component = texts.chain(List.of(slot)).get(0);
    Language literal = Language.text(template.literalAfter(at));
    List<Language> longer = List.of(component, literal, texts.anyText());
    if (CommonText.find(longer, List.of(component, literal)).isEmpty()) {
      return Optional.empty();
    }
    List<Ending> endings = endings(slot, component);
    return endings.stream()
        .flatMap(ending -> ambiguous(template, at, ending).stream())
        .findFirst()
        .or(() -> endings.stream().flatMap(ending -> beginning(template, at, ending).stream()).findFirst());
  }

  /** A value's text that is the beginning of others, and how those go on. */
  private record Ending(Slot slot, String text, Language more) {}

  private static List<Ending> endings(Slot slot, Language language) {
    List<Ending> endings = new ArrayList<>();
    for (int state = 0; state < language.states().size(); state++) {
      boolean goesOn = !language.states().get(state).edges().isEmpty();
      if (language.states().get(state).accepting() && goesOn) {
        Language more = language.tailFrom(state).minus(Language.EMPTY_TEXT);
        endings.add(new Ending(slot, CommonText.exampleOf(language.headTo(state)), more));
      }
    }
    return endings;
  }

  /**
   * One key for both readings. Where a component occurs twice its places would have to agree: then it is not looked
   * for.
   */
  private Optional<PrefixFault> ambiguous(KeyTemplate template, int at, Ending ending) {
    if (template.components().size() < template.slots().size()) {
      return Optional.empty();
    }
    List<Part> rest = template.parts().subList(at + 1, template.parts().size());
    List<Language> chain = texts.chain(rest);
    return CommonText.find(chain, after(ending.more(), chain)).map(match -> {
      List<String> longer = match.second().subList(1, match.second().size());
      return new PrefixFault(
          ending.slot(),
          new KeyExample(template, texts).with(at, ending.text()).with(at + 1, match.first()).reading(),
          new KeyExample(template, texts)
              .with(at, ending.text() + match.second().get(0))
              .with(at + 1, longer)
              .reading());
    });
  }

  /** Two keys; the pinned beginning of one is that of the other. */
  private Optional<PrefixFault> beginning(KeyTemplate template, int at, Ending ending) {
    Language literal = Language.text(template.literalAfter(at));
    return CommonText.find(List.of(literal, texts.anything()), List.of(ending.more(), literal))
        .map(match -> new PrefixFault(
            ending.slot(),
            new KeyExample(template, texts).with(at, ending.text()).reading(),
            new KeyExample(template, texts).with(at, ending.text() + match.second().get(0)).reading()));
  }

  private static List<Language> after(Language first, List<Language> chain) {
    List<Language> longer = new ArrayList<>(List.of(first));
    longer.addAll(chain);
    return longer;
  }
}
