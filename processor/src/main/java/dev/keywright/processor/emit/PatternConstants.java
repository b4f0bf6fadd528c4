package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.NameAllocator;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.signature.Signature;
import dev.keywright.processor.plan.key.KeyPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The constants of a repository or a table class, one per access pattern: what is fixed about its requests. */
final class PatternConstants {
  private final String owner;
  private final NameAllocator constants = new NameAllocator();
  private final List<FieldSpec> fields = new ArrayList<>();

  /** Parameters keep their names, so constants must not take them. */
  private PatternConstants(String owner, List<Signature> signatures) {
    this.owner = owner;
    signatures.stream()
        .flatMap(signature -> signature.parameters().stream())
        .map(Signature.Parameter::name)
        .distinct()
        .forEach(constants::newName);
  }

  static PatternConstants ofEntity(String entity, List<PatternPlan> patterns) {
    PatternConstants constants = new PatternConstants(entity, patterns.stream().map(PatternPlan::signature).toList());
    patterns.forEach(constants::add);
    return constants;
  }

  static PatternConstants ofTable(String table, List<CollectionPlan> patterns) {
    PatternConstants constants = new PatternConstants(table, patterns.stream().map(CollectionPlan::signature).toList());
    patterns.forEach(plan -> constants.addRead(plan.pattern(), plan.key(), plan.limit()));
    return constants;
  }

  List<FieldSpec> fields() {
    return fields;
  }

  String of(PatternModel pattern) {
    return constants.get(pattern);
  }

  NameAllocator freeNames() {
    return constants.clone();
  }

  private void add(PatternPlan plan) {
    if (plan instanceof PatternPlan.Get get) {
      addRead(plan.pattern(), get.key(), OptionalInt.empty());
    } else if (plan instanceof PatternPlan.Find find) {
      addRead(plan.pattern(), find.key(), find.isFirst() ? OptionalInt.empty() : find.limit());
    } else {
      add(plan.pattern(), RuntimeTypes.WRITE_PATTERN, CodeBlock.of(""));
    }
  }

  private void addRead(PatternModel pattern, KeyPlan key, OptionalInt limit) {
    CodeBlock.Builder more = CodeBlock.builder();
    key.schema().index().ifPresent(index -> more.add("$Z.index($L)", Literals.string(index.name())));
    if (key.descending()) {
      more.add("$Z.descending()");
    }
    if (pattern.consistent()) {
      more.add("$Z.consistent()");
    }
    limit.ifPresent(items -> more.add("$Z.limit($L)", items));
    add(pattern, RuntimeTypes.READ_PATTERN, more.build());
  }

  private void add(PatternModel pattern, ClassName type, CodeBlock more) {
    String name = constants.newName(Names.constant(pattern.name().value()), pattern);
    fields.add(Constants.hidden(type, name,
        CodeBlock.of("$T.named($L)$L", type, Literals.string(PatternPlan.qualifiedName(owner, pattern)), more)));
  }
}
