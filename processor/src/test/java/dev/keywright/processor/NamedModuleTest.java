package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Generated code is marked as such only where the table's module sees the annotation for it. */
class NamedModuleTest {
  private static final String MARK = "javax.annotation.processing.Generated";

  @Test
  void leavesTheMarkOutOfAModuleThatDoesNotSeeIt() throws IOException {
    assertThat(sources("module many {}")).isNotEmpty().noneMatch(source -> source.contains(MARK));
  }

  @Test
  void marksWhatIsGeneratedForAModuleThatSeesTheMark() throws IOException {
    assertThat(sources("module many { requires java.compiler; }")).isNotEmpty()
        .allMatch(source -> source.contains(MARK));
  }

  private static List<String> sources(String module) throws IOException {
    List<JavaFileObject> files = new ArrayList<>(ManyEntities.sources(1).stream().map(Compiled::file).toList());
    files.add(JavaFileObjects.forSourceString("module-info", module));
    Compilation compilation = Compiler.javac().withProcessors(new KeywrightProcessor())
        .withOptions("--add-reads", "many=ALL-UNNAMED").compile(files);
    assertThat(new Compiled(compilation).errors()).isEmpty();
    List<String> sources = new ArrayList<>();
    for (JavaFileObject source : compilation.generatedSourceFiles()) {
      sources.add(source.getCharContent(false).toString());
    }
    return sources;
  }
}
