package dev.keywright.processor.emit;

import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Stream;

/** Writes a plan down: every emitter, in the order of the files it makes. */
public final class Emitters {
  private Emitters() {
  }

  /**
   * All source files of a table.
   *
   * @param generatedIsVisible whether the user's code sees {@code javax.annotation.processing.Generated}, which a named
   *     module does only if it requires {@code java.compiler}
   */
  public static List<GeneratedFile> emit(TablePlan plan, boolean generatedIsVisible) {
    JavaSource source = new JavaSource(plan.table());
    Stamp stamp = new Stamp(generatedIsVisible);
    List<GeneratedFile> files = new ArrayList<>();
    types(plan).forEach(type -> files.add(source.of(stamp.on(type.toBuilder()).build())));
    return files;
  }

  private static List<TypeSpec> types(TablePlan plan) {
    TableModel table = plan.table();
    Names names = new Names(table);
    List<TypeSpec> types = new ArrayList<>();
    types.add(new TableEmitter(plan, names).emit());
    for (EntityPlan entity : plan.entities()) {
      KeyMembers members = members(table, entity);
      types.add(new RepositoryEmitter(table, entity, members, names).emit());
      if (!OperationsEmitter.operations(entity).isEmpty()) {
        types.add(new OperationsEmitter(table, entity, members, names, plan.transactions()).emit());
      }
      types.add(new KeyEmitter(entity, members, names, tableKey(table)).emit());
      types.add(new CodecEmitter(table, entity, members, names).emit());
      PartialRecords.of(entity).forEach(partial ->
          types.add(new PartialCodecEmitter(table, entity, partial, members, names).emit()));
    }
    table.nestedRecords().forEach(nested -> types.add(new NestedCodecEmitter(table, nested, names).emit()));
    table.sealedTypes().forEach(sealed -> types.add(new SealedCodecEmitter(sealed, names).emit()));
    return types;
  }

  static KeyMembers members(TableModel table, EntityPlan entity) {
    return new KeyMembers(entity, new LinkedHashSet<>(tableKey(table)), table.delimiter());
  }

  private static List<String> tableKey(TableModel table) {
    return Stream.concat(Stream.of(table.partitionKey()), table.sortKey().stream()).toList();
  }
}
