package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.plan.Names;

/** The record of an entity and the classes generated for it, as generated code names them. */
record EntityClasses(ClassName record, ClassName key, ClassName codec, ClassName repository, ClassName operations) {

  static EntityClasses of(EntityModel entity, Names names) {
    return new EntityClasses(JavaTypes.of(entity.type()), JavaTypes.of(names.key(entity)),
        JavaTypes.of(names.codec(entity)), JavaTypes.of(names.repository(entity)),
        JavaTypes.of(names.operations(entity)));
  }
}
