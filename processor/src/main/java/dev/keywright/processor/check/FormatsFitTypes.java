package dev.keywright.processor.check;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.NestedRecord;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.List;

/** A component with a format is an Instant, and the format is one that Instants have. */
final class FormatsFitTypes implements Check {

  private static final List<String> OF_INSTANT = List.of("seconds", "millis", "epoch_seconds", "epoch_millis");

  @Override
  public void check(TableModel table, Problems problems) {
    for (EntityModel entity : table.entities()) {
      entity.components().forEach(component -> check(entity.type().simpleName(), component, problems));
    }
    for (NestedRecord nested : table.nestedRecords()) {
      nested.components().forEach(component -> check(nested.type().simpleName(), component, problems));
    }
  }

  private static void check(String record, ComponentModel component, Problems problems) {
    if (component.format().isEmpty()) {
      return;
    }
    Text format = component.format().get();
    if (!component.type().is(ScalarKind.INSTANT)) {
      problems.error(Code.KW112, format.site(), """
          Component %s of %s has the format "%s", but only an Instant has formats.
            Leave it out."""
          .formatted(component.name(), record, format));
    } else if (!OF_INSTANT.contains(format.value())) {
      problems.error(Code.KW112, format.site(), """
          Component %s of %s has the format "%s", which there is not.
            An Instant has these: %s; without one it is stored as ISO text with nanoseconds."""
          .formatted(component.name(), record, format, String.join(", ", OF_INSTANT)));
    } else if (component.ttl() && !format.value().equals("epoch_seconds")) {
      problems.error(Code.KW112, format.site(), """
          Component %s of %s is the time to live, which DynamoDB takes in epoch seconds only, not as "%s".
            Leave the format out."""
          .formatted(component.name(), record, format));
    }
  }
}
