package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.SealedModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.plan.Names;
import javax.lang.model.element.Modifier;

/** The codec of a sealed interface of records: a map with a type tag, and the attributes of the record it names. */
final class SealedCodecEmitter {
  private final SealedModel sealed;
  private final Names names;
  private final ClassName type;
  private final ClassName codec;

  SealedCodecEmitter(SealedModel sealed, Names names) {
    this.sealed = sealed;
    this.names = names;
    this.type = JavaTypes.of(sealed.type());
    this.codec = JavaTypes.of(names.valueCodec(sealed.type()));
  }

  TypeSpec emit() {
    return TypeSpec.classBuilder(codec)
        .addModifiers(Modifier.FINAL)
        .addSuperinterface(ParameterizedTypeName.get(RuntimeTypes.VALUE_CODEC, type))
        .addJavadoc(new DocComment("Reads and writes " + DocComment.code(type.simpleName())
            + " inside items, told apart by a type tag.").build())
        .addField(Constants.shared(codec, CodecConstants.INSTANCE, CodeBlock.of("new $T()", codec)))
        .addField(Constants.hidden(ClassName.get(String.class), "TYPE", Literals.string(SealedModel.TAG_ATTRIBUTE)))
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
        .addMethod(read())
        .addMethod(write())
        .build();
  }

  private MethodSpec read() {
    CodeBlock.Builder body = CodeBlock.builder()
        .addStatement("$T tag = in.lookAhead(TYPE)", String.class)
        .beginControlFlow("return switch (tag)");
    sealed.permitted().forEach(record ->
        body.add("case $S -> $T.INSTANCE.read(in);\n", record.simpleName(), codec(record)));
    return MethodSpec.methodBuilder("read")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(type)
        .addParameter(RuntimeTypes.ITEM_READER, "in")
        .addCode(body.add("default -> throw in.unknownTag(TYPE, tag);\n").unindent().add("};\n").build())
        .build();
  }

  private MethodSpec write() {
    NameAllocator variables = new NameAllocator();
    variables.newName("out");
    String value = variables.newName(Names.decapitalised(sealed.type().simpleName()));
    CodeBlock.Builder body = CodeBlock.builder().addStatement("out.beginMap()");
    String keyword = "if";
    for (TypeRef record : sealed.permitted()) {
      String variable = variables.newName(Names.decapitalised(record.simpleName()));
      String test = keyword + " ($N instanceof $T $N)";
      if (keyword.equals("if")) {
        body.beginControlFlow(test, value, JavaTypes.of(record), variable);
      } else {
        body.nextControlFlow(test, value, JavaTypes.of(record), variable);
      }
      body.addStatement("out.string(TYPE, $S)", record.simpleName());
      body.addStatement("$T.INSTANCE.writeAttributes($N, out)", codec(record), variable);
      keyword = "else if";
    }
    return MethodSpec.methodBuilder("write")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(type, value)
        .addParameter(RuntimeTypes.ITEM_WRITER, "out")
        .addCode(body.nextControlFlow("else")
            .addStatement("throw new $T($L)", IllegalArgumentException.class,
                Literals.string("is of a type that the interface did not permit before"))
            .endControlFlow()
            .addStatement("out.endMap()")
            .build())
        .build();
  }

  private ClassName codec(TypeRef record) {
    return JavaTypes.of(names.valueCodec(record));
  }
}
