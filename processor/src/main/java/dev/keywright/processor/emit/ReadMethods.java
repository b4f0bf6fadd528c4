package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.emit.ExpressionConstants.Use;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.ResultPlan;
import dev.keywright.processor.plan.expression.ExpressionPlan;
import java.util.List;

/** The methods of a repository that read, each a call of the table connection. */
final class ReadMethods {
  private final ClassConstants constants;
  private final KeyMembers members;
  private final KeyCode keys;
  private final KeyedMethods keyed;
  private final ResultTypes results;
  private final ReadDoc documentation;

  ReadMethods(ClassConstants constants, KeyMembers members, KeyCode keys, KeyedMethods keyed, ResultTypes results,
      ReadDoc documentation) {
    this.constants = constants;
    this.members = members;
    this.keys = keys;
    this.keyed = keyed;
    this.results = results;
    this.documentation = documentation;
  }

  /** By components of the key and, unless the question has more to say than the key, by the key. */
  List<MethodSpec> get(PatternPlan.Get get) {
    WriteVariables variables = new WriteVariables(get.parameters());
    TypeName returned = JavaTypes.optional(results.record(get.result()));
    if (!get.byKey()) {
      MethodSpec.Builder method = KeyedMethods.method(get, returned, documentation.of(get));
      KeyedMethods.addParameters(method, get.parameters());
      return List.of(method.addStatement("return $L.get($L, $T.INSTANCE,$W$L.$N())", variables.table(),
          constants.of(get.pattern()), results.codec(get.result()), keyed.key(get.key()), members.toPrimaryKey())
          .build());
    }
    return List.of(
        keyed.byComponents(get, get.key(), List.of(), returned, documentation.of(get)),
        keyed.byRecord(get, List.of(), "key", returned, documentation.byKey(get, "key"))
            .addStatement("return $N.get($L, $T.INSTANCE, key.$N())", ClassConstants.TABLE,
                constants.of(get.pattern()), results.codec(get.result()), members.toPrimaryKey())
            .build());
  }

  MethodSpec find(PatternPlan.Find find) {
    TypeName one = results.record(find.result());
    TypeName returned = find.isCount() ? TypeName.LONG
        : find.isFirst() ? JavaTypes.optional(one) : ParameterizedTypeName.get(RuntimeTypes.QUERY, one);
    MethodSpec.Builder method = KeyedMethods.method(find, returned, documentation.of(find));
    KeyedMethods.addParameters(method, find.parameters());
    return method.addStatement("return $L.$N($L, $T.INSTANCE,\n$L$L)", new WriteVariables(find.parameters()).table(),
            find.isCount() ? "count" : find.isFirst() ? "first" : "query", constants.of(find.pattern()),
            find.isCount() ? results.codec(new ResultPlan.Whole())
                : results.codec(find.result()),
            keys.condition(find.key(), keys.sort(find.key().last())), filter(find.pattern(), find.filter()))
        .build();
  }

  /** The last argument of a read that filters; nothing for others. */
  private CodeBlock filter(PatternModel pattern, List<ExpressionPlan> terms) {
    return terms.isEmpty() ? CodeBlock.of("") : CodeBlock.of(",\n$L", filter(constants, pattern, terms));
  }

  /** {@code Filter.of(...)}, one term to a line if there are several. */
  static CodeBlock filter(ClassConstants constants, PatternModel pattern, List<ExpressionPlan> terms) {
    if (terms.isEmpty()) {
      return CodeBlock.of("$T.NONE", RuntimeTypes.FILTER);
    }
    CodeBlock joined = terms.stream()
        .map(term -> constants.expressions().bound(pattern, Use.FILTER, term))
        .collect(CodeBlock.joining(",\n"));
    return terms.size() == 1
        ? CodeBlock.of("$T.of($L)", RuntimeTypes.FILTER, joined)
        : CodeBlock.of("$T.of($>$>\n$L$<$<)", RuntimeTypes.FILTER, joined);
  }
}
