package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** A large model compiles, and its files are the same bytes whatever the order of the sources. */
class ManyEntitiesTest {

  @Test
  void aHundredEntitiesCompile() throws IOException {
    Compiled compiled = Compiled.of(ManyEntities.sources(100).toArray(String[]::new));
    assertThat(compiled.errors()).isEmpty();

    Map<String, String> files = generated(compiled.compilation());
    assertThat(files.keySet()).filteredOn(name -> name.endsWith("Repository.java")).hasSize(100);
    assertThat(files.keySet()).filteredOn(name -> name.endsWith(".json")).hasSize(1);
  }

  @Test
  void theSameSourcesInAnyOrderGiveTheSameBytes() throws IOException {
    List<String> sources = ManyEntities.sources(8);
    List<String> reversed = new ArrayList<>(sources);
    Collections.reverse(reversed);

    Map<String, String> files = processed(sources);
    assertThat(processed(sources)).isEqualTo(files);
    assertThat(processed(reversed)).isEqualTo(files);
  }

  /** Without class files: what Keywright writes is the same. */
  private static Map<String, String> processed(List<String> sources) throws IOException {
    return generated(Compiled.by(List.of(new KeywrightProcessor()), List.of("-proc:only"),
        sources.toArray(String[]::new)).compilation());
  }

  /** All that was generated, classes apart, by name. */
  private static Map<String, String> generated(Compilation compilation) throws IOException {
    Map<String, String> files = new TreeMap<>();
    for (JavaFileObject file : compilation.generatedFiles()) {
      if (file.getKind() != JavaFileObject.Kind.CLASS) {
        files.put(file.getName(), file.getCharContent(false).toString());
      }
    }
    assertThat(files).isNotEmpty();
    return files;
  }
}
