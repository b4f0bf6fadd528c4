package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.TypeName;
import javax.lang.model.element.Modifier;

/** Constants of generated classes; a value that does not fit the line goes to the next. */
final class Constants {
  private Constants() {
  }

  static FieldSpec hidden(TypeName type, String name, CodeBlock value) {
    return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer("$Z$L", value)
        .build();
  }

  /** For the other generated classes too. */
  static FieldSpec shared(TypeName type, String name, CodeBlock value) {
    return FieldSpec.builder(type, name, Modifier.STATIC, Modifier.FINAL).initializer("$Z$L", value).build();
  }
}
