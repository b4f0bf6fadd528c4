package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.NestedRecord;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.ComponentSource;
import dev.keywright.processor.plan.Names;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The codec of a record that is stored as a map inside items. */
final class NestedCodecEmitter {
  private final TableModel table;
  private final NestedRecord nested;
  private final Names names;

  NestedCodecEmitter(TableModel table, NestedRecord nested, Names names) {
    this.table = table;
    this.nested = nested;
    this.names = names;
  }

  TypeSpec emit() {
    ClassName record = JavaTypes.of(nested.type());
    ClassName codec = JavaTypes.of(names.valueCodec(nested.type()));
    List<ComponentSource> sources =
        nested.components().stream().<ComponentSource>map(ComponentSource.Stored::new).toList();
    CodecConstants constants = new CodecConstants(codec, ReadCode.attributes(sources), nested.components(),
        nested.type(), new ValueCodecs(table));
    WriteCode write = new WriteCode(constants, Names.decapitalised(nested.type().simpleName()));
    CodeBlock written = write.components(nested.components());
    return TypeSpec.classBuilder(codec)
        .addModifiers(Modifier.FINAL)
        .superclass(ParameterizedTypeName.get(RuntimeTypes.RECORD_CODEC, record))
        .addJavadoc(DocComment.of("Reads and writes " + DocComment.code(record.simpleName()) + " inside items."))
        .addFields(constants.fields())
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
        .addMethod(CodecMethods.read("readAttributes", record, new ReadCode(sources, constants)))
        .addMethod(CodecMethods.write("writeAttributes", record, write, written))
        .build();
  }
}
