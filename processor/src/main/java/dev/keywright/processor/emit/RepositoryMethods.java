package dev.keywright.processor.emit;

import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.PatternPlan;
import java.util.ArrayList;
import java.util.List;

/** The methods of a repository, in the order of the entity's patterns: each made by those who know its kind. */
final class RepositoryMethods {
  private final EntityPlan plan;
  private final ReadMethods reads;
  private final WriteMethods writes;
  private final PatchMethods patches;
  private final BatchMethods batches;
  private final KeyCode keys;

  RepositoryMethods(TableModel table, EntityPlan plan, KeyMembers members, Names names, ClassConstants constants) {
    EntityClasses types = EntityClasses.of(plan.entity(), names);
    this.keys = new KeyCode(plan, types.key(), members, constants.arguments());
    KeyedMethods keyed = new KeyedMethods(plan, types, keys);
    this.plan = plan;
    this.reads = new ReadMethods(constants, members, keys, keyed, new ResultTypes(plan.entity(), types, names),
        new ReadDoc(table, plan.entity()));
    WriteDoc documentation = new WriteDoc(table, plan);
    this.writes = new WriteMethods(types, keyed, documentation, Arguments.itemName(plan.entity()));
    this.batches = new BatchMethods(types, members, constants, new BatchDoc(table, plan));
    this.patches = new PatchMethods(types, keyed, documentation, new PatchCode(plan, types, members, constants));
  }

  List<MethodSpec> all() {
    List<MethodSpec> methods = new ArrayList<>();
    plan.patterns().forEach(pattern -> methods.addAll(of(pattern)));
    return methods;
  }

  private List<MethodSpec> of(PatternPlan pattern) {
    if (pattern instanceof PatternPlan.Get get) {
      return reads.get(get);
    }
    if (pattern instanceof PatternPlan.Find find) {
      return List.of(reads.find(find));
    }
    if (pattern instanceof PatternPlan.Update update && update.isPatch()) {
      return patches.of(update);
    }
    if (pattern instanceof PatternPlan.Batch batch) {
      return List.of(batches.of(batch));
    }
    return pattern instanceof PatternPlan.DeleteAll all ? List.of(batches.deleteAll(all, keys)) : writes.of(pattern);
  }

  /** The builders of patches. */
  List<TypeSpec> types() {
    List<TypeSpec> types = new ArrayList<>();
    for (PatternPlan pattern : plan.patterns()) {
      if (pattern instanceof PatternPlan.Update update && update.isPatch()) {
        types.add(patches.builder(update));
      }
    }
    return types;
  }
}
