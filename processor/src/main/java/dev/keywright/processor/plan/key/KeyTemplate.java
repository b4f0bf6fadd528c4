package dev.keywright.processor.plan.key;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.plan.key.Part.Literal;
import dev.keywright.processor.plan.key.Part.Slot;
import java.util.List;

/** A key template that was read without fault: literals and component slots, left to right. */
public record KeyTemplate(Text source, List<Part> parts) {

  public KeyTemplate {
    parts = List.copyOf(parts);
  }

  public List<Slot> slots() {
    return parts.stream().filter(Slot.class::isInstance).map(Slot.class::cast).toList();
  }

  public List<ComponentModel> components() {
    return slots().stream().map(Slot::component).distinct().toList();
  }

  public boolean uses(String component) {
    return slots().stream().anyMatch(slot -> slot.component().name().equals(component));
  }

  /** The literal text directly behind the part at this position; empty where a slot or nothing follows. */
  public String literalAfter(int partIndex) {
    return partIndex + 1 < parts.size() && parts.get(partIndex + 1) instanceof Literal literal ? literal.text() : "";
  }

  public boolean isConstant() {
    return slots().isEmpty();
  }

  @Override
  public String toString() {
    return source.value();
  }
}
