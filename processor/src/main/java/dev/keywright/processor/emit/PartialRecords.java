package dev.keywright.processor.emit;

import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.plan.ComponentSource;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.ResultPlan;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The records of reads that do not give the whole entity, nested in its repository. */
final class PartialRecords {
  private PartialRecords() {
  }

  /** The partial results of an entity's patterns, in their order. */
  static List<ResultPlan.Partial> of(EntityPlan plan) {
    List<ResultPlan.Partial> partials = new ArrayList<>();
    for (PatternPlan pattern : plan.patterns()) {
      if (result(pattern) instanceof ResultPlan.Partial partial) {
        partials.add(partial);
      }
    }
    return partials;
  }

  static ResultPlan result(PatternPlan pattern) {
    if (pattern instanceof PatternPlan.Get get) {
      return get.result();
    }
    return pattern instanceof PatternPlan.Find find && !find.isCount() ? find.result() : new ResultPlan.Whole();
  }

  static TypeSpec type(ResultPlan.Partial partial) {
    List<ParameterSpec> components = partial.components().stream()
        .map(ComponentSource::component)
        .map(component -> ParameterSpec.builder(JavaTypes.of(component), component.name()).build())
        .toList();
    DocComment comment = new DocComment("What is read of an item.");
    components.forEach(component -> comment.param(component.name, "as in the whole record"));
    return RecordForm.builder(partial.name(), components)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addJavadoc(comment.build())
        .build();
  }
}
