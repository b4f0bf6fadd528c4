package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.CollectionPlan.Participant;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.key.KeyValue;
import dev.keywright.processor.plan.key.SortPlan;
import dev.keywright.processor.plan.signature.Signature;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * The methods of a table class that read item collections: each participant's own interval, and one Query over their
 * hull.
 */
final class CollectionMethods {
  private final TablePlan plan;
  private final Names names;
  private final PatternConstants patterns;
  private final Arguments arguments;
  private final String connection;

  CollectionMethods(
      TablePlan plan, Names names, PatternConstants patterns, Arguments arguments, String connection) {
    this.plan = plan;
    this.names = names;
    this.patterns = patterns;
    this.arguments = arguments;
    this.connection = connection;
  }

  MethodSpec of(CollectionPlan collection) {
    NameAllocator variables = patterns.freeNames();
    variables.newName(connection);
    TypeName item = JavaTypes.of(plan.table().type());
    MethodSpec.Builder method = MethodSpec.methodBuilder(collection.signature().method())
        .addJavadoc(new CollectionDoc(plan.table()).of(collection))
        .addModifiers(Modifier.PUBLIC)
        .returns(ParameterizedTypeName.get(RuntimeTypes.COLLECTION_QUERY, item));
    for (Signature.Parameter parameter : collection.signature().parameters()) {
      method.addParameter(JavaTypes.of(parameter.type()), Arguments.parameterName(parameter.name()));
    }
    return method.addCode(body(collection, variables)).build();
  }

  private CodeBlock body(CollectionPlan collection, NameAllocator variables) {
    CodeBlock.Builder body = CodeBlock.builder();
    List<CodeBlock> own = new ArrayList<>();
    List<CodeBlock> participants = new ArrayList<>();
    for (Participant participant : collection.participants()) {
      EntityModel entity = participant.keys().entity();
      CodeBlock sort = code(entity).sort(participant.own());
      CodeBlock interval = sort.isEmpty() ? CodeBlock.of("$T.any()", RuntimeTypes.SORT_CONDITION) : sort;
      String variable = variables.newName(Names.accessor(entity));
      body.addStatement("$T $N = $L", RuntimeTypes.SORT_CONDITION, variable, interval);
      own.add(CodeBlock.of("$N", variable));
      participants.add(CodeBlock.of("$T.of($T.INSTANCE, $N)", RuntimeTypes.PARTICIPANT,
          JavaTypes.of(names.codec(entity)), variable));
    }
    return body.addStatement("return $N.collection($N,\n$L,\n$T.of($>$>\n$L$<$<))", connection,
        patterns.of(collection.pattern()), condition(collection, own), List.class,
        participants.stream().collect(CodeBlock.joining(",\n"))).build();
  }

  private CodeBlock condition(CollectionPlan collection, List<CodeBlock> own) {
    KeyPlan key = collection.key();
    KeyCode code = code(ownerOf(key, collection));
    if (!(key.last() instanceof SortPlan.Hull hull)) {
      return code.condition(key, code.sort(key.last()));
    }
    Set<CodeBlock> intervals = new LinkedHashSet<>(own);
    CodeBlock sort = CodeBlock.of("$T.hull($L, $T.of($L))", RuntimeTypes.SORT_CONDITION,
        Literals.string(hull.attribute()), List.class, intervals.stream().collect(CodeBlock.joining(", ")));
    return code.condition(key, sort);
  }

  /** The participant whose key record builds the partition key: the one whose template the plan took. */
  private static EntityModel ownerOf(KeyPlan key, CollectionPlan collection) {
    KeyValue first = key.partition().get(0);
    return collection.participants().stream()
        .filter(participant -> KeyCode.defines(participant.keys(), first))
        .findFirst()
        .orElseThrow()
        .keys()
        .entity();
  }

  private KeyCode code(EntityModel entity) {
    EntityPlan entityPlan = plan.entities().stream()
        .filter(each -> each.entity().equals(entity))
        .findFirst()
        .orElseThrow();
    KeyMembers members = Emitters.members(plan.table(), entityPlan);
    return new KeyCode(entityPlan, JavaTypes.of(names.key(entity)), members, arguments);
  }
}
