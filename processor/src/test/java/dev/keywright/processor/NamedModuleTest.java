package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Code generated for a named module compiles there, and is marked as generated only where the module sees the mark. */
class NamedModuleTest {
  private static final String MARK = "javax.annotation.processing.Generated";

  @TempDir
  private Path folder;

  @Test
  void leavesTheMarkOutOfAModuleThatDoesNotSeeIt() throws IOException {
    assertThat(generated("module many {}")).isNotEmpty().noneMatch(source -> source.contains(MARK));
  }

  @Test
  void marksWhatIsGeneratedForAModuleThatSeesTheMark() throws IOException {
    assertThat(generated("module many { requires java.compiler; }")).isNotEmpty()
        .allMatch(source -> source.contains(MARK));
  }

  /** The libraries stand on the class path, as folders of a build have no module name; the module reads them all. */
  private List<String> generated(String module) throws IOException {
    List<Path> files = new ArrayList<>();
    files.add(Files.writeString(folder.resolve("module-info.java"), module));
    for (String source : ManyEntities.sources(1)) {
      String name = Compiled.file(source).getName();
      files.add(Files.writeString(folder.resolve(name.substring(name.lastIndexOf('/') + 1)), source));
    }
    Path sources = Files.createDirectory(folder.resolve("generated"));
    Path classes = Files.createDirectory(folder.resolve("classes"));
    List<String> options = List.of("--add-reads", "many=ALL-UNNAMED", "-s", sources.toString(), "-d",
        classes.toString(), "-classpath", System.getProperty("java.class.path"));
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(messages, null, null)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(null, manager, messages, options, null, manager.getJavaFileObjectsFromPaths(files));
      task.setProcessors(List.of(new KeywrightProcessor()));
      assertThat(task.call()).as("%s", messages.getDiagnostics()).isTrue();
    }
    List<String> texts = new ArrayList<>();
    try (Stream<Path> found = Files.walk(sources)) {
      for (Path file : found.filter(Files::isRegularFile).sorted().toList()) {
        texts.add(Files.readString(file));
      }
    }
    return texts;
  }
}
