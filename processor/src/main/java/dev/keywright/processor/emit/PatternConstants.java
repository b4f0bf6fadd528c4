package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.NameAllocator;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.ResultPlan;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.signature.Signature;
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

  static PatternConstants ofTable(String table, TablePlan plan) {
    List<Signature> signatures = new ArrayList<>();
    plan.collections().forEach(collection -> signatures.add(collection.signature()));
    plan.transactions().forEach(transaction -> signatures.add(transaction.signature()));
    PatternConstants constants = new PatternConstants(table, signatures);
    plan.collections().forEach(collection -> constants.add(collection.pattern(), RuntimeTypes.READ_PATTERN,
        read(collection.pattern(), collection.key(), collection.limit(), new ResultPlan.Whole())));
    plan.transactions().forEach(transaction ->
        constants.add(transaction.pattern(), RuntimeTypes.WRITE_PATTERN, CodeBlock.of("")));
    return constants;
  }

  List<FieldSpec> fields() {
    return fields;
  }

  String of(PatternModel pattern) {
    return constants.get(tag(pattern, ""));
  }

  /** The constant of the read that finds what the pattern deletes. */
  String queryOf(PatternModel pattern) {
    return constants.get(tag(pattern, "_QUERY"));
  }

  NameAllocator freeNames() {
    return constants.clone();
  }

  private void add(PatternPlan plan) {
    PatternModel pattern = plan.pattern();
    if (plan instanceof PatternPlan.Get get) {
      add(pattern, RuntimeTypes.READ_PATTERN, read(pattern, get.key(), OptionalInt.empty(), get.result()));
    } else if (plan instanceof PatternPlan.Find find) {
      OptionalInt limit = find.isFirst() ? OptionalInt.empty() : find.limit();
      add(pattern, RuntimeTypes.READ_PATTERN, read(pattern, find.key(), limit, find.result()));
    } else if (pattern.operation() == Operation.BATCH_READ) {
      add(pattern, RuntimeTypes.READ_PATTERN, CodeBlock.of(pattern.consistent() ? "$Z.consistent()" : ""));
    } else {
      add(pattern, RuntimeTypes.WRITE_PATTERN, CodeBlock.of(""));
    }
    if (plan instanceof PatternPlan.DeleteAll all) {
      add(pattern, "_QUERY", RuntimeTypes.READ_PATTERN,
          read(pattern, all.key(), OptionalInt.empty(), new ResultPlan.Whole()));
    }
  }

  private static CodeBlock read(PatternModel pattern, KeyPlan key, OptionalInt limit, ResultPlan result) {
    CodeBlock.Builder more = CodeBlock.builder();
    key.schema().index().ifPresent(index -> more.add("$Z.index($L)", Literals.string(index.name())));
    if (key.descending()) {
      more.add("$Z.descending()");
    }
    if (pattern.consistent()) {
      more.add("$Z.consistent()");
    }
    limit.ifPresent(items -> more.add("$Z.limit($L)", items));
    if (result instanceof ResultPlan.Partial partial && !pattern.clauses().project().isEmpty()) {
      more.add("$Z.projecting($L)", ReadCode.attributes(partial.components()).stream()
          .map(Literals::string)
          .collect(CodeBlock.joining(",$W")));
    }
    return more.build();
  }

  private void add(PatternModel pattern, ClassName type, CodeBlock more) {
    add(pattern, "", type, more);
  }

  private void add(PatternModel pattern, String suffix, ClassName type, CodeBlock more) {
    String name = constants.newName(Names.constant(pattern.name().value()) + suffix, tag(pattern, suffix));
    fields.add(Constants.hidden(type, name,
        CodeBlock.of("$T.named($L)$L", type, Literals.string(PatternPlan.qualifiedName(owner, pattern)), more)));
  }

  private static Object tag(PatternModel pattern, String suffix) {
    return List.of(pattern, suffix);
  }
}
