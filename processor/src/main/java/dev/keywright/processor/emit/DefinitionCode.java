package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.model.StoredAs;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.plan.key.KeyDefinition;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * The expression that defines the table at run time: its keys with their types, its indexes, its two special
 * attributes.
 */
final class DefinitionCode {
  private final TablePlan plan;
  private final TableModel table;

  DefinitionCode(TablePlan plan) {
    this.plan = plan;
    this.table = plan.table();
  }

  FieldSpec constant(String name) {
    return FieldSpec.builder(RuntimeTypes.TABLE_DEFINITION, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer(expression())
        .build();
  }

  private CodeBlock expression() {
    CodeBlock.Builder code = CodeBlock.builder().add("$T$>$>\n.of($L, $L, $L)", RuntimeTypes.TABLE_DEFINITION,
        Literals.string(table.name()), Literals.string(table.partitionKey()), type(table.partitionKey()));
    table.sortKey().ifPresent(key -> code.add("\n.withSortKey($L, $L)", Literals.string(key), type(key)));
    table.indexes().forEach(index -> code.add("\n.withIndex($L)", index(index)));
    table.typeAttribute().ifPresent(name -> code.add("\n.withTypeAttribute($L)", Literals.string(name)));
    ttl().ifPresent(name -> code.add("\n.withTtlAttribute($L)", Literals.string(name)));
    return code.add("$<$<").build();
  }

  private CodeBlock index(IndexModel index) {
    CodeBlock.Builder code = CodeBlock.builder().add("$T.$N($L)$>$>", RuntimeTypes.INDEX_DEFINITION,
        index.local() ? "local" : "global", Literals.string(index.name()));
    if (!index.local()) {
      index.partitionKey().forEach(key -> code.add("\n.partitionKey($L, $L)", Literals.string(key), type(key)));
    }
    index.sortKey().forEach(key -> code.add("\n.sortKey($L, $L)", Literals.string(key), type(key)));
    if (index.projection() == ProjectionKind.KEYS_ONLY) {
      code.add("\n.keysOnly()");
    } else if (index.projection() == ProjectionKind.INCLUDE) {
      code.add("\n.include($L)", included(index).stream().map(Literals::string).collect(CodeBlock.joining(",$W")));
    }
    return code.add("$<$<").build();
  }

  /** Type and time to live are read of every item, so they are always included. */
  private Set<String> included(IndexModel index) {
    Set<String> names = new LinkedHashSet<>(index.include());
    table.typeAttribute().ifPresent(names::add);
    ttl().ifPresent(names::add);
    return names;
  }

  private CodeBlock type(String attribute) {
    return CodeBlock.of("$T.$L", RuntimeTypes.SCALAR_TYPE, storedAs(attribute).descriptor());
  }

  /** Where no entity defines the attribute, any type will do. */
  private StoredAs storedAs(String attribute) {
    for (EntityPlan entity : plan.entities()) {
      if (entity.keys().definitions().get(attribute) instanceof KeyDefinition.Native itself) {
        return itself.component().storedAs();
      }
    }
    return StoredAs.STRING;
  }

  private Optional<String> ttl() {
    List<String> names = table.entities().stream()
        .flatMap(entity -> entity.ttl().stream())
        .map(ComponentModel::storedName)
        .toList();
    return names.stream().findFirst();
  }
}
