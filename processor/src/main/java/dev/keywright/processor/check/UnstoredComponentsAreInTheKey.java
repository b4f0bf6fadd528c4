package dev.keywright.processor.check;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.NestedRecord;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A component that has no attribute of its own has a place in a template of the primary key from which it can be read
 * back. An entity without templates is another check's.
 */
final class UnstoredComponentsAreInTheKey implements Check {

  @Override
  public void check(TableModel table, Problems problems) {
    for (NestedRecord nested : table.nestedRecords()) {
      unstored(nested.components()).forEach(component -> problems.error(Code.KW113, component.site(), """
          %s of %s is not stored, but a record inside an item has no key it could be read from.
            Leave stored = false out."""
          .formatted(component.name(), nested.type().simpleName())));
    }
    for (EntityModel entity : table.entities()) {
      if (entity.pk().isPresent()) {
        unstored(entity.components()).forEach(component -> check(entity, component, problems));
      }
    }
  }

  private static Stream<ComponentModel> unstored(List<ComponentModel> components) {
    return components.stream().filter(component -> !component.stored());
  }

  private static void check(EntityModel entity, ComponentModel component, Problems problems) {
    List<Text> templates = Stream.concat(entity.pk().stream(), entity.sk().stream()).toList();
    List<String> formats = templates.stream()
        .flatMap(template -> slot(component).matcher(template.value()).results())
        .map(found -> found.group(1) == null ? "" : found.group(1))
        .toList();
    if (formats.isEmpty()) {
      problems.error(Code.KW113, component.site(), """
          %s of %s is not stored, and its primary key does not hold it either: it would be lost.
            Leave stored = false out, or put {%s} in the key; the key is %s"""
          .formatted(component.name(), entity.type().simpleName(), component.name(), inWords(templates)));
    } else if (formats.stream().allMatch(UnstoredComponentsAreInTheKey::foldsCase)) {
      problems.error(Code.KW113, component.site(), """
          %s of %s is not stored, and its primary key holds it with its case folded: it could not be read back.
            Leave stored = false out."""
          .formatted(component.name(), entity.type().simpleName()));
    }
  }

  private static Pattern slot(ComponentModel component) {
    return Pattern.compile("\\{\\s*" + Pattern.quote(component.name()) + "\\s*(?::([^}]*))?}");
  }

  private static boolean foldsCase(String formats) {
    return Stream.of(formats.split(",")).map(String::strip).anyMatch(List.of("lower", "upper")::contains);
  }

  private static String inWords(List<Text> templates) {
    return String.join(" | ", templates.stream().map(Text::value).toList());
  }
}
