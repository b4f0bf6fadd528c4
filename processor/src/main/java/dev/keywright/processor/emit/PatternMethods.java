package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.ResultPlan;
import dev.keywright.processor.plan.Signature;
import dev.keywright.processor.plan.key.KeyPlan;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** The methods of a repository, each a call of the table connection. */
final class PatternMethods {
  private final EntityPlan plan;
  private final PatternConstants patterns;
  private final KeyCode keys;
  private final PatternDoc documentation;
  private final Names names;
  private final KeyMembers members;
  private final ClassName record;
  private final ClassName codec;
  private final ClassName key;

  PatternMethods(TableModel table, EntityPlan plan, Names names, KeyMembers members, PatternConstants patterns,
      Arguments arguments) {
    this.plan = plan;
    this.patterns = patterns;
    this.names = names;
    this.members = members;
    this.record = JavaTypes.of(plan.entity().type());
    this.codec = JavaTypes.of(names.codec(plan.entity()));
    this.key = JavaTypes.of(names.key(plan.entity()));
    this.keys = new KeyCode(plan, key, members, arguments);
    this.documentation = new PatternDoc(table, plan.entity());
  }

  /** The pattern's method, with its overload by key where it has one. */
  List<MethodSpec> of(PatternPlan pattern) {
    if (pattern instanceof PatternPlan.Get get) {
      TypeName returned = JavaTypes.optional(result(get.result()));
      CodeBlock call = CodeBlock.of("$L.get($N, $T.INSTANCE, ", table(get), patterns.of(get.pattern()),
          codec(get.result()));
      return byKey(get, get.key(), get.byKey(), returned, call, CodeBlock.of(")"));
    }
    if (pattern instanceof PatternPlan.Delete delete) {
      CodeBlock call = CodeBlock.of("table.execute(table.delete($N, $T.INSTANCE, ", patterns.of(delete.pattern()),
          codec);
      return byKey(delete, delete.key(), true, JavaTypes.optional(record), call,
          CodeBlock.of(",$Wnew $T()))", RuntimeTypes.WRITE_CONDITION));
    }
    return List.of(pattern instanceof PatternPlan.Find find ? find(find) : store((PatternPlan.Store) pattern));
  }

  private List<MethodSpec> byKey(PatternPlan pattern, KeyPlan condition, boolean overload, TypeName returned,
      CodeBlock before, CodeBlock after) {
    Map<String, CodeBlock> known = keys.components(condition);
    CodeBlock values = plan.keyComponents().stream()
        .map(component -> known.get(component.name()))
        .collect(CodeBlock.joining(",$W"));
    MethodSpec.Builder method = method(pattern, returned, documentation.of(pattern));
    CodeBlock newKey = CodeBlock.of("new $T($L)", key, values);
    if (!overload) {
      return List.of(method.addStatement("return $L$L.$N()$L", before, newKey, members.toPrimaryKey(), after).build());
    }
    MethodSpec overloaded = MethodSpec.methodBuilder(pattern.signature().method())
        .addJavadoc(documentation.byKey(pattern))
        .addModifiers(Modifier.PUBLIC)
        .returns(returned)
        .addParameter(key, "key")
        .addStatement("return $Lkey.$N()$L", before, members.toPrimaryKey(), after)
        .build();
    return List.of(method.addStatement("return $N($L)", pattern.signature().method(), newKey).build(), overloaded);
  }

  private MethodSpec find(PatternPlan.Find find) {
    TypeName one = result(find.result());
    TypeName returned = find.isCount() ? TypeName.LONG
        : find.isFirst() ? JavaTypes.optional(one) : ParameterizedTypeName.get(RuntimeTypes.QUERY, one);
    String call = find.isCount() ? "count" : find.isFirst() ? "first" : "query";
    return method(find, returned, documentation.of(find))
        .addStatement("return $L.$N($N, $T.INSTANCE,\n$L)", table(find), call, patterns.of(find.pattern()),
            find.isCount() ? codec : codec(find.result()), keys.condition(find.key(), keys.sort(find.key().last())))
        .build();
  }

  private MethodSpec store(PatternPlan.Store store) {
    String call = store.pattern().operation() == Operation.CREATE ? "create" : "put";
    String item = Arguments.itemName(plan.entity());
    String field = item.equals("table") ? "this.table" : "table";
    return method(store, record, documentation.of(store))
        .addParameter(record, item)
        .addStatement("return $L.execute($L.$N($N, $T.INSTANCE, $N))", field, field, call,
            patterns.of(store.pattern()), codec, item)
        .build();
  }

  private static MethodSpec.Builder method(PatternPlan pattern, TypeName returned, CodeBlock documentation) {
    MethodSpec.Builder method = MethodSpec.methodBuilder(pattern.signature().method())
        .addJavadoc(documentation)
        .addModifiers(Modifier.PUBLIC)
        .returns(returned);
    for (Signature.Parameter parameter : pattern.parameters()) {
      method.addParameter(JavaTypes.of(parameter.type()), Arguments.parameterName(parameter.name()));
    }
    return method;
  }

  private TypeName result(ResultPlan result) {
    return result instanceof ResultPlan.Partial partial && !partial.whole()
        ? JavaTypes.of(names.partial(plan.entity(), partial.name())) : record;
  }

  private ClassName codec(ResultPlan result) {
    return result instanceof ResultPlan.Partial partial
        ? JavaTypes.of(names.partialCodec(plan.entity(), partial.name())) : codec;
  }

  /** A parameter may be called as the field is. */
  private static String table(PatternPlan pattern) {
    boolean hidden = pattern.parameters().stream().anyMatch(parameter -> parameter.name().equals("table"));
    return hidden ? "this.table" : "table";
  }
}
