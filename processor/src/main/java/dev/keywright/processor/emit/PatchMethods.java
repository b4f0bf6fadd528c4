package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.plan.PatternPlan;
import java.util.List;

/** The methods of a repository that begin a patch, and the builders that they give. */
final class PatchMethods {
  private final EntityClasses types;
  private final KeyedMethods keyed;
  private final WriteDoc documentation;
  private final PatchCode code;

  PatchMethods(EntityClasses types, KeyedMethods keyed, WriteDoc documentation, PatchCode code) {
    this.types = types;
    this.keyed = keyed;
    this.documentation = documentation;
    this.code = code;
  }

  /** By the components of the key, and by the key. */
  List<MethodSpec> of(PatternPlan.Update patch) {
    WriteVariables variables = new WriteVariables(patch.beside());
    ClassName builder = PatchEmitter.builder(patch, types);
    return List.of(
        keyed.byComponents(patch, patch.key(), patch.beside(), builder, documentation.of(patch)),
        keyed.byRecord(patch, patch.beside(), variables.key(), builder, documentation.byKey(patch, variables.key()))
            .addStatement(PatchEmitter.creation(patch, types, variables))
            .build());
  }

  TypeSpec builder(PatternPlan.Update patch) {
    return new PatchEmitter(patch, types, new PatchDoc(documentation)).emit(code);
  }
}
