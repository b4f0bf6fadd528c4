package dev.keywright.processor.emit;

import com.squareup.javapoet.JavaFile;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.plan.Names;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Turns a type into the text of its file: imports chosen so that no name of the user's can take the place of ours. */
final class JavaSource {
  /** What generated code uses of {@code java.lang}. */
  private static final Set<String> JAVA_LANG = Set.of(
      "Boolean", "Byte", "Character", "Class", "Deprecated", "Double", "Float", "Integer", "Long", "Math", "Object",
      "Override", "Short", "String", "SuppressWarnings", "Void");

  private final String packageName;
  private final boolean importsJavaLang;

  JavaSource(TableModel table) {
    packageName = table.type().packageName();
    importsJavaLang = namesInPackage(table).stream().anyMatch(JAVA_LANG::contains);
  }

  GeneratedFile of(TypeSpec type) {
    JavaFile file = JavaFile.builder(packageName, type)
        .indent("  ")
        .skipJavaLangImports(!importsJavaLang)
        .build();
    return new GeneratedFile(packageName, type.name, Layout.tidied(RecordForm.restore(file.toString())));
  }

  /** A type of the package goes before {@code java.lang}; where one has such a name, ours must be imported. */
  private static Set<String> namesInPackage(TableModel table) {
    Set<String> names = new TreeSet<>();
    List<TypeRef> generated = new Names(table).types();
    generated.forEach(type -> names.add(type.simpleName()));
    names.add(table.type().simpleNames().get(0));
    table.entities().forEach(entity -> names.add(entity.type().simpleNames().get(0)));
    table.nestedRecords().forEach(nested -> names.add(nested.type().simpleNames().get(0)));
    table.sealedTypes().forEach(sealed -> names.add(sealed.type().simpleNames().get(0)));
    return names;
  }
}
