package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.ComponentSource;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.ResultPlan;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The codec of a read that does not give the whole entity: reads what the index holds, writes nothing. */
final class PartialCodecEmitter {
  private final TableModel table;
  private final EntityPlan plan;
  private final ResultPlan.Partial partial;
  private final KeyMembers members;
  private final Names names;

  PartialCodecEmitter(
      TableModel table, EntityPlan plan, ResultPlan.Partial partial, KeyMembers members, Names names) {
    this.table = table;
    this.plan = plan;
    this.partial = partial;
    this.members = members;
    this.names = names;
  }

  TypeSpec emit() {
    ClassName codec = JavaTypes.of(names.partialCodec(plan.entity(), partial.name()));
    ClassName record = JavaTypes.of(
        partial.whole() ? plan.entity().type() : names.partial(plan.entity(), partial.name()));
    ClassName key = JavaTypes.of(names.key(plan.entity()));
    List<ComponentModel> stored = partial.components().stream()
        .filter(ComponentSource.Stored.class::isInstance)
        .map(ComponentSource::component)
        .toList();
    CodecConstants constants = new CodecConstants(codec, ReadCode.attributes(partial.components()), stored,
        plan.entity().type(), new ValueCodecs(table));
    ReadCode read = new ReadCode(partial.components(), constants, new DecodingCode(key, members));
    return TypeSpec.classBuilder(codec)
        .addModifiers(Modifier.FINAL)
        .addSuperinterface(ParameterizedTypeName.get(RuntimeTypes.ENTITY_CODEC, record))
        .addJavadoc(new DocComment("Reads items of " + DocComment.code(plan.entity().type().simpleName()) + " as "
            + DocComment.code(String.join(".", record.simpleNames())) + ".").build())
        .addFields(constants.fields())
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
        .addMethods(new EntityFrame(table, plan, key, members).methods(record))
        .addMethod(CodecMethods.read(record, read))
        .addMethod(write(record))
        .build();
  }

  private MethodSpec write(ClassName record) {
    return MethodSpec.methodBuilder("write")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(record, "item")
        .addParameter(RuntimeTypes.ITEM_WRITER, "out")
        .addStatement("throw new $T($L)", UnsupportedOperationException.class,
            Literals.string("what an index holds of an item is only read"))
        .build();
  }
}
