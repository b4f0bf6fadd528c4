package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.plan.PatternPlan;
import java.util.List;

/** The methods of a repository that write one item: each executes the operation of its name. */
final class WriteMethods {
  /** The field that holds the operations. */
  static final String OPERATIONS = "operations";

  private final EntityClasses types;
  private final KeyedMethods keyed;
  private final WriteDoc documentation;
  private final String item;

  /** @param item what the parameter for a whole record is called */
  WriteMethods(EntityClasses types, KeyedMethods keyed, WriteDoc documentation, String item) {
    this.types = types;
    this.keyed = keyed;
    this.documentation = documentation;
    this.item = item;
  }

  /** The method, with its overload by key where it has one. */
  List<MethodSpec> of(PatternPlan pattern) {
    if (pattern instanceof PatternPlan.Store store) {
      return List.of(KeyedMethods.method(store, types.record(), documentation.store(store))
          .addParameter(types.record(), item)
          .addStatement("return $L", execute(store, CodeBlock.of("$N", item), List.of(item)))
          .build());
    }
    PatternPlan.ByKey write = (PatternPlan.ByKey) pattern;
    WriteVariables variables = new WriteVariables(write.beside());
    boolean check = write instanceof PatternPlan.Check;
    TypeName returned = check ? TypeName.VOID : OperationMethods.answer(write, types);
    CodeBlock.Builder arguments = CodeBlock.builder().add("$N", variables.key());
    List<String> names = write.beside().stream()
        .map(parameter -> Arguments.parameterName(parameter.name())).toList();
    names.forEach(name -> arguments.add(",$W$N", name));
    return List.of(
        keyed.byComponents(write, write.key(), write.beside(), returned, documentation.of(write)),
        keyed.byRecord(write, write.beside(), variables.key(), returned, documentation.byKey(write, variables.key()))
            .addStatement(check ? "$L" : "return $L", execute(write, arguments.build(), names))
            .build());
  }

  /** {@code table.execute(operations.ship(key, tracking))}; a parameter may be called as a field is. */
  private static CodeBlock execute(PatternPlan pattern, CodeBlock arguments, List<String> parameters) {
    return CodeBlock.of("$L.execute($L.$N($L))",
        WriteVariables.field(ClassConstants.TABLE, parameters.contains(ClassConstants.TABLE)),
        WriteVariables.field(OPERATIONS, parameters.contains(OPERATIONS)), pattern.signature().method(), arguments);
  }
}
