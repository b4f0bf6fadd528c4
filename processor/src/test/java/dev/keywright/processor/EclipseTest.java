package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.problem.Code;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Eclipse's compiler finds the same, and generates the same bytes, as javac.
 *
 * <p>Its places are coarser: up to 3.44 it knows no line of a record or of anything in one, so such messages stand at the
 * table and name the record. In an array it points at the whole.
 */
class EclipseTest {

  private static final Path SAMPLE = Path.of("..", "sample-app", "src");

  @TempDir
  private Path folder;

  @Test
  void saysTheSameOfEveryPagesExamples() throws IOException {
    List<String> sources = new ArrayList<>();
    for (Code code : DiagnosticPagesTest.codesWithExamples().toList()) {
      for (String source : DiagnosticPagesTest.sources(code)) {
        sources.add(source.replaceFirst("package shop;", "package shop" + sources.size() + ";"));
      }
    }
    Compiled javac = Compiled.by(List.of(new KeywrightProcessor()), List.of("-proc:only", "-Xmaxerrs", "1000"),
        sources.toArray(String[]::new));
    Eclipse eclipse = Eclipse.compile(folder, sources, "-proc:only");

    assertThat(eclipse.messages().stream().map(EclipseTest::withoutPlace))
        .hasSizeGreaterThan(40)
        .containsExactlyInAnyOrderElementsOf(javac.compilation().diagnostics().stream()
            .filter(message -> message.getKind() != Diagnostic.Kind.NOTE)
            .map(EclipseTest::withoutPlace).toList());
  }

  @Test
  void compilesWhatIsGenerated() throws IOException {
    Eclipse eclipse = Eclipse.compile(folder, ManyEntities.sources(4));

    assertThat(eclipse.messages()).noneMatch(message -> message.getKind() == Diagnostic.Kind.ERROR);
    assertThat(folder.resolve("classes/many/E001Repository.class")).exists();
  }

  @Test
  void pointsIntoTheTable() throws IOException {
    assertThat(lines("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(
            name = "!",
            indexes = {
              @Index(name = "x"),
              @Index(name = "GSI1", partitionKey = {"a",
                  "a"})})
        sealed interface ShopItem permits Order {}
        @Entity @PkTemplate(pk = "{id}", sk = "X")
        record Order(String id) implements ShopItem {}
        """)).containsExactly("KW107 line 4", "KW107 line 6", "KW107 line 7");
  }

  @Test
  void pointsAtWhatIsRepeatedOnTheTable() throws IOException {
    assertThat(lines("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop")
        @AccessPattern(name = "all")
        @AccessPattern(name = "again", where = "id = ")
        sealed interface ShopItem permits Order {}
        @Entity @PkTemplate(pk = "{id}", sk = "X")
        record Order(String id) implements ShopItem {}
        """)).containsExactly("KW306 line 4", "KW302 line 5");
  }

  @Test
  void pointsAtTheTableForARecordAndNamesIt() throws IOException {
    String source = """
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop")
        sealed interface ShopItem permits Order {}
        @Entity @PkTemplate(pk = "{id}", sk = "{day")
        record Order(String id, @Attribute("id") String day) implements ShopItem {}
        """;

    assertThat(lines(source)).containsExactly("KW104 line 4", "KW201 line 4");
    assertThat(Eclipse.compile(folder.resolve("again"), List.of(source)).messages().get(0).getMessage(Locale.ROOT))
        .startsWith("[KW104] In shop.Order: day of Order is stored as \"id\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"main/java/dev/keywright/sample/shop", "test/java/dev/keywright/models/onlineshop",
      "test/java/dev/keywright/models/chat", "test/java/dev/keywright/models/gaming",
      "test/java/dev/keywright/models/sessions"})
  void generatesTheSameBytes(String models) throws IOException {
    List<String> sources = new ArrayList<>();
    try (Stream<Path> files = Files.list(SAMPLE.resolve(models))) {
      for (Path file : files.filter(EclipseTest::isOfTheModel).sorted().toList()) {
        sources.add(Files.readString(file));
      }
    }
    Eclipse eclipse = Eclipse.compile(folder, sources, "-proc:only");

    assertThat(eclipse.messages()).isEmpty();
    assertThat(eclipse.generated()).hasSizeGreaterThan(5);
    assertSameFiles(eclipse, Compiled.by(List.of(new KeywrightProcessor()), List.of("-proc:only"),
        sources.toArray(String[]::new)));
  }

  private static void assertSameFiles(Eclipse eclipse, Compiled javac) throws IOException {
    Map<String, String> expected = generated(javac);
    assertThat(eclipse.generated()).containsOnlyKeys(expected.keySet());
    expected.forEach((name, text) -> assertThat(eclipse.generated().get(name)).as(name).isEqualTo(text));
  }

  private static boolean isOfTheModel(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".java") && !name.endsWith("Test.java") && !name.equals("package-info.java");
  }

  private List<String> lines(String source) throws IOException {
    return Eclipse.compile(folder, List.of(source)).messages().stream()
        .map(message -> message.getMessage(Locale.ROOT).substring(1, 6) + " line " + message.getLineNumber())
        .toList();
  }

  private static String withoutPlace(Diagnostic<? extends JavaFileObject> message) {
    return message.getKind() + " " + message.getMessage(Locale.ROOT)
        .replaceFirst("] In [\\w.]+: ", "] ")
        .replaceAll("\n +", "\n");
  }

  private static Map<String, String> generated(Compiled compiled) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    for (JavaFileObject file : compiled.compilation().generatedFiles()) {
      if (file.getKind() != JavaFileObject.Kind.CLASS) {
        texts.put(file.getName().replaceFirst("^/?(SOURCE|CLASS)_OUTPUT/", ""), file.getCharContent(false).toString());
      }
    }
    return texts;
  }
}
