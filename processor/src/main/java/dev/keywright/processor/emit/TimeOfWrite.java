package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.plan.write.Change;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The time that an update stamps its item with: taken once from the table, as fine as the finest component asks. */
final class TimeOfWrite {
  private final Optional<ChronoUnit> finest;
  private final WriteVariables variables;

  TimeOfWrite(List<Change> changes, WriteVariables variables) {
    this.finest = changes.stream()
        .filter(Change.Stamp.class::isInstance)
        .map(change -> precision(((Change.Stamp) change).component()))
        .min(Comparator.naturalOrder());
    this.variables = variables;
  }

  /** The statement that takes the time; empty where nothing is stamped. */
  CodeBlock declaration() {
    return finest.map(unit -> CodeBlock.builder()
            .addStatement("$T $N = $L.now($T.$L)", Instant.class, variables.now(), variables.table(), ChronoUnit.class,
                unit.name())
            .build())
        .orElse(CodeBlock.of(""));
  }

  /** The time as the component stores it. */
  CodeBlock of(ComponentModel component) {
    ChronoUnit precision = precision(component);
    return finest.filter(precision::equals).isPresent()
        ? CodeBlock.of("$N", variables.now())
        : CodeBlock.of("$N.truncatedTo($T.$L)", variables.now(), ChronoUnit.class, precision.name());
  }

  /** How finely the component's format stores times. */
  static ChronoUnit precision(ComponentModel component) {
    return switch (component.format().map(Text::value).orElse("")) {
      case "seconds", "epoch_seconds" -> ChronoUnit.SECONDS;
      case "millis", "epoch_millis" -> ChronoUnit.MILLIS;
      default -> ChronoUnit.NANOS;
    };
  }
}
