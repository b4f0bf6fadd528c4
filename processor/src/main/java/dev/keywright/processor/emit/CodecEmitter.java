package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.key.Guard;
import dev.keywright.processor.plan.key.KeyAttribute;
import dev.keywright.processor.plan.key.KeyTemplate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** The codec of an entity: reads and writes its items, its key attributes and its type included. */
final class CodecEmitter {
  private final TableModel table;
  private final EntityPlan plan;
  private final KeyMembers members;
  private final ClassName codec;
  private final ClassName key;
  private final ClassName record;
  private final UniqueCode markers;

  CodecEmitter(TableModel table, EntityPlan plan, KeyMembers members, Names names) {
    this.table = table;
    this.plan = plan;
    this.members = members;
    this.codec = JavaTypes.of(names.codec(plan.entity()));
    this.key = JavaTypes.of(names.key(plan.entity()));
    this.record = JavaTypes.of(plan.entity().type());
    this.markers = new UniqueCode(plan, members, EntityClasses.of(plan.entity(), names));
  }

  TypeSpec emit() {
    List<ComponentModel> stored =
        plan.entity().components().stream().filter(ComponentModel::stored).toList();
    CodecConstants constants = new CodecConstants(codec, ReadCode.attributes(plan.components()), stored,
        plan.entity().type(), new ValueCodecs(table));
    Arguments literals = new Arguments(constants.freeNames());
    MethodSpec write = write(constants, literals);
    ReadCode read = new ReadCode(plan.components(), constants, new DecodingCode(key, members));
    TypeSpec.Builder type = TypeSpec.classBuilder(codec)
        .addModifiers(Modifier.FINAL)
        .addSuperinterface(ParameterizedTypeName.get(RuntimeTypes.ENTITY_CODEC, record))
        .addJavadoc(DocComment.of("Reads and writes the items of " + DocComment.code(record.simpleName()) + "."))
        .addFields(constants.fields())
        .addFields(literals.constants())
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
        .addMethods(new EntityFrame(table, plan, key, members).methods(record))
        .addMethods(new StampCode(plan.entity()).methods())
        .addMethod(CodecMethods.read(record, read))
        .addMethod(write);
    if (!plan.uniques().isEmpty()) {
      String constant = constants.freeNames().newName("UNIQUE_CONSTRAINTS");
      type.addField(markers.constant(constant)).addMethod(markers.method(constant));
    }
    return type.build();
  }

  private MethodSpec write(CodecConstants constants, Arguments literals) {
    WriteCode code = new WriteCode(constants, Names.decapitalised(plan.entity().type().simpleName()));
    GuardCode guard = new GuardCode(plan.entity(), component -> Operand.ofRecord(code.item(), component), literals);
    CodeBlock.Builder body = CodeBlock.builder();
    keysByGuard().forEach((guards, attributes) -> {
      if (!guards.isEmpty()) {
        body.beginControlFlow("if ($L)", guard.anyOf(guards));
      }
      attributes.forEach(attribute -> body.addStatement("$N.string($L, $L)", code.writer(),
          Literals.string(attribute.attribute()), text(attribute, code)));
      if (!guards.isEmpty()) {
        body.endControlFlow();
      }
    });
    table.typeAttribute().ifPresent(attribute -> body.addStatement("$N.string($L, $L)", code.writer(),
        Literals.string(attribute), Literals.string(plan.entity().tag())));
    body.add(code.components(plan.entity().components()));
    return CodecMethods.write("write", record, code, body.build());
  }

  /** The attributes that are written together; without a guard those that are always written. */
  private Map<List<Guard>, List<KeyAttribute>> keysByGuard() {
    Map<List<Guard>, List<KeyAttribute>> groups = new LinkedHashMap<>();
    for (KeyAttribute attribute : plan.keyAttributes()) {
      groups.computeIfAbsent(GuardCode.simplified(attribute.whenAny()), guards -> new ArrayList<>()).add(attribute);
    }
    return groups;
  }

  private CodeBlock text(KeyAttribute attribute, WriteCode code) {
    KeyTemplate template = attribute.template();
    CodeBlock values = template.components().stream()
        .map(component -> Operand.ofRecord(code.item(), component).value())
        .collect(CodeBlock.joining(",$W"));
    return CodeBlock.of("$T.$N($L)", key, members.method(attribute.attribute(), template), values);
  }
}
