package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.ResultPlan;

/** What the reads of one entity give: its record, or a narrower one, each with its codec. */
final class ResultTypes {
  private final EntityModel entity;
  private final EntityClasses types;
  private final Names names;

  ResultTypes(EntityModel entity, EntityClasses types, Names names) {
    this.entity = entity;
    this.types = types;
    this.names = names;
  }

  ClassName record(ResultPlan result) {
    return result instanceof ResultPlan.Partial partial && !partial.whole()
        ? JavaTypes.of(names.partial(entity, partial.name()))
        : types.record();
  }

  ClassName codec(ResultPlan result) {
    return result instanceof ResultPlan.Partial partial
        ? JavaTypes.of(names.partialCodec(entity, partial.name()))
        : types.codec();
  }
}
