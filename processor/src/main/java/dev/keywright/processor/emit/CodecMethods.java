package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import javax.lang.model.element.Modifier;

/** The two methods that every codec has, around bodies made elsewhere. */
final class CodecMethods {
  private CodecMethods() {
  }

  static MethodSpec read(ClassName record, ReadCode code) {
    return read("read", record, code);
  }

  static MethodSpec read(String name, ClassName record, ReadCode code) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(record)
        .addParameter(RuntimeTypes.ITEM_READER, code.reader())
        .addCode(code.body(record))
        .build();
  }

  static MethodSpec write(String name, ClassName record, WriteCode code, CodeBlock body) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(record, code.item())
        .addParameter(RuntimeTypes.ITEM_WRITER, code.writer())
        .addCode(body)
        .build();
  }
}
