package dev.keywright.processor.emit;

import com.squareup.javapoet.MethodSpec;
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

  RepositoryMethods(TableModel table, EntityPlan plan, KeyMembers members, Names names, ClassConstants constants) {
    EntityClasses types = EntityClasses.of(plan.entity(), names);
    KeyCode keys = new KeyCode(plan, types.key(), members, constants.arguments());
    KeyedMethods keyed = new KeyedMethods(plan, types, keys);
    this.plan = plan;
    this.reads = new ReadMethods(constants, members, keys, keyed, new ResultTypes(plan.entity(), types, names),
        new ReadDoc(table, plan.entity()));
    this.writes =
        new WriteMethods(types, keyed, new WriteDoc(table, plan), Arguments.itemName(plan.entity()));
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
    return writes.of(pattern);
  }
}
