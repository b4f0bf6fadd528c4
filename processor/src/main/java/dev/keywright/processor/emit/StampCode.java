package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.Role;
import dev.keywright.processor.model.ScalarKind;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The methods of a codec about what Keywright keeps of an item: its version and the times of its writes. */
final class StampCode {
  private final EntityModel entity;

  StampCode(EntityModel entity) {
    this.entity = entity;
  }

  /** None for an entity without any of these. */
  List<MethodSpec> methods() {
    List<MethodSpec> methods = new ArrayList<>();
    entity.version().ifPresent(version -> methods.add(versionAttribute(version)));
    if (entity.components().stream().anyMatch(component -> component.role() == Role.VERSION || isStamp(component))) {
      methods.add(stamped());
    }
    return methods;
  }

  private static MethodSpec versionAttribute(ComponentModel version) {
    return overriding("versionAttribute",
        ParameterizedTypeName.get(Optional.class, String.class))
        .addStatement("return $T.of($L)", Optional.class, Literals.string(version.storedName()))
        .build();
  }

  private MethodSpec stamped() {
    TypeName record = JavaTypes.of(entity.type());
    String item = Arguments.itemName(entity);
    String stamp = item.equals("stamp") ? "stamp_" : "stamp";
    CodeBlock values = entity.components().stream()
        .map(component -> value(component, item, stamp))
        .collect(CodeBlock.joining(",\n"));
    return overriding("stamped", record)
        .addParameter(record, item)
        .addParameter(RuntimeTypes.STAMP, stamp)
        .addStatement("return new $T(\n$L)", record, values)
        .build();
  }

  private static CodeBlock value(ComponentModel component, String item, String stamp) {
    CodeBlock current = CodeBlock.of("$N.$N()", item, component.name());
    if (component.role() == Role.VERSION) {
      CodeBlock version = CodeBlock.of("$N.version($L)", stamp, current);
      return component.type().is(ScalarKind.INT) ? CodeBlock.of("$T.toIntExact($L)", Math.class, version) : version;
    }
    if (!isStamp(component)) {
      return current;
    }
    boolean optional = component.presence() == Presence.OPTIONAL;
    CodeBlock known = optional ? CodeBlock.of("$L.orElse(null)", current) : current;
    CodeBlock precision =
        CodeBlock.of("$T.$L", ChronoUnit.class, TimeOfWrite.precision(component).name());
    CodeBlock time = component.role() == Role.CREATED_AT
        ? CodeBlock.of("$N.createdAt($L, $L)", stamp, known, precision)
        : CodeBlock.of("$N.updatedAt($L)", stamp, precision);
    return optional ? CodeBlock.of("$T.of($L)", Optional.class, time) : time;
  }

  private static boolean isStamp(ComponentModel component) {
    return component.role().isStamp();
  }

  private static MethodSpec.Builder overriding(String name, TypeName returned) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(returned);
  }
}
