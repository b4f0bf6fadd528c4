package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.plan.ComponentSource;
import dev.keywright.processor.plan.key.Part;
import java.util.List;
import java.util.Optional;

/** How components are taken out of the key text that holds them, by the formats and encodings of the key record. */
final class DecodingCode {
  private final ClassName key;
  private final KeyMembers members;

  DecodingCode(ClassName key, KeyMembers members) {
    this.key = key;
    this.members = members;
  }

  /** The format that takes the attribute's text apart. */
  CodeBlock format(ComponentSource.Decoded source) {
    return CodeBlock.of("$T.$N", key, members.format(source.attribute(), source.template()));
  }

  /**
   * The component's value. It is there even if it is optional: an item without it is not in the index that is read.
   *
   * @param parts the variable that holds the attribute's text, taken apart
   */
  CodeBlock value(ComponentSource.Decoded source, String parts) {
    int position = position(source);
    CodeBlock value = CodeBlock.of("$N.get($L, $T.$N)", parts, position, key,
        members.encoding(source.template().slots().get(position)));
    boolean optional = source.component().presence() == Presence.OPTIONAL;
    return optional ? CodeBlock.of("$T.of($L)", Optional.class, value) : value;
  }

  private static int position(ComponentSource.Decoded source) {
    List<Part.Slot> slots = source.template().slots();
    for (int at = 0; at < slots.size(); at++) {
      if (slots.get(at).component().name().equals(source.component().name())) {
        return at;
      }
    }
    throw new IllegalArgumentException(source.template() + " does not hold " + source.component().name());
  }
}
