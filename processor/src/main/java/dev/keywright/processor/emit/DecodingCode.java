package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.plan.ComponentSource;
import dev.keywright.processor.plan.key.Part;
import java.util.List;
import java.util.Optional;

/** How a component is taken out of the key text that holds it, by the formats and encodings of the key record. */
final class DecodingCode {
  private final ClassName key;
  private final KeyMembers members;

  DecodingCode(ClassName key, KeyMembers members) {
    this.key = key;
    this.members = members;
  }

  /**
   * The component's value.
   *
   * @param reader the reader's variable
   * @param attribute the constant with the attribute's name
   * @param text the variable with the attribute's text, null where it was not there
   */
  CodeBlock argument(ComponentSource.Decoded source, String reader, String attribute, String text) {
    CodeBlock from = source.component().presence().mayBeAbsent()
        ? CodeBlock.of("$N", text) : CodeBlock.of("$N.required($N, $N)", reader, attribute, text);
    int position = position(source);
    CodeBlock value = CodeBlock.of("$T.$N.decode($L).get($L, $T.$N)", key,
        members.format(source.attribute(), source.template()), from, position, key,
        members.encoding(source.template().slots().get(position)));
    return switch (source.component().presence()) {
      case REQUIRED -> value;
      case NULLABLE -> CodeBlock.of("$N == null ? null : $L", text, value);
      case OPTIONAL -> CodeBlock.of("$N == null ? $T.empty() : $T.of($L)", text, Optional.class, Optional.class, value);
    };
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
