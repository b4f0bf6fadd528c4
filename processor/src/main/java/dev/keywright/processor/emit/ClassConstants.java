package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.NameAllocator;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.plan.PatternPlan;
import java.util.ArrayList;
import java.util.List;

/**
 * All constants of a repository or of an entity's operations: patterns, expressions, codecs, parsed literals. They are
 * declared after the methods that use them have been made.
 */
final class ClassConstants {
  /** The field that every such class has. */
  static final String TABLE = "table";

  private final PatternConstants patterns;
  private final Arguments arguments;
  private final FormCodecs codecs;
  private final ExpressionConstants expressions;

  /**
   * Of one class.
   *
   * @param owner the generated class
   * @param entity what pattern names are qualified with
   * @param plans the patterns whose methods the class has
   */
  ClassConstants(TableModel table, TypeRef owner, String entity, List<PatternPlan> plans) {
    this.patterns = PatternConstants.ofEntity(entity, plans);
    NameAllocator free = patterns.freeNames();
    free.newName(TABLE);
    this.arguments = new Arguments(free);
    this.codecs = new FormCodecs(new ValueCodecs(table), owner, free);
    this.expressions = new ExpressionConstants(free, arguments, codecs);
  }

  /** The constant of the pattern. */
  CodeBlock of(PatternModel pattern) {
    return CodeBlock.of("$N", patterns.of(pattern));
  }

  /** The constant of the read that finds what the pattern deletes. */
  CodeBlock queryOf(PatternModel pattern) {
    return CodeBlock.of("$N", patterns.queryOf(pattern));
  }

  Arguments arguments() {
    return arguments;
  }

  FormCodecs codecs() {
    return codecs;
  }

  ExpressionConstants expressions() {
    return expressions;
  }

  List<FieldSpec> fields() {
    List<FieldSpec> fields = new ArrayList<>(patterns.fields());
    fields.addAll(expressions.constants());
    fields.addAll(codecs.constants());
    fields.addAll(arguments.constants());
    return fields;
  }
}
