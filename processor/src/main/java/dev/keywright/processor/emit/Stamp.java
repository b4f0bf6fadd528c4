package dev.keywright.processor.emit;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeSpec;

/**
 * The annotations that mark a type as generated. They bear no date: the same input gives the same bytes.
 *
 * @param generatedIsVisible whether the user's module sees {@code javax.annotation.processing.Generated}
 */
record Stamp(boolean generatedIsVisible) {
  private static final ClassName GENERATED = ClassName.get("javax.annotation.processing", "Generated");
  private static final String PROCESSOR = "dev.keywright.processor.KeywrightProcessor";

  TypeSpec.Builder on(TypeSpec.Builder type) {
    if (generatedIsVisible) {
      type.addAnnotation(AnnotationSpec.builder(GENERATED).addMember("value", "$S", PROCESSOR).build());
    }
    return type.addAnnotation(RuntimeTypes.KEYWRIGHT_GENERATED);
  }
}
