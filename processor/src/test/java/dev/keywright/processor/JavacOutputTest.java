package dev.keywright.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problem;
import dev.keywright.processor.problem.Severity;
import dev.keywright.processor.read.SourceSite;
import java.util.List;
import java.util.function.BiConsumer;
import javax.lang.model.element.TypeElement;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;

class JavacOutputTest {

  private static final String SHOP = """
      package shop;
      @dev.keywright.annotations.Table(name = "shop")
      interface ShopItem {
        record Order(String id) {}
      }
      """;

  @Test
  void printsCodeMessageAndPage() {
    Compiled compiled = run(false, (table, output) -> output.report(table, List.of(error(Code.KW301, table))));

    assertThat(compiled.messages()).isEqualToNormalizingWhitespace("[KW301] Something See docs/diagnostics/KW301.md");
    assertThat(compiled.errors()).containsExactly("KW301 line 3");
  }

  @Test
  void printsWhatIsFoundTwiceOnce() {
    Compiled compiled = run(false, (table, output) -> {
      output.report(table, List.of(error(Code.KW301, table), error(Code.KW302, table)));
      output.report(table, List.of(error(Code.KW301, table)));
    });

    assertThat(compiled.errors()).containsExactly("KW301 line 3", "KW302 line 3");
  }

  @Test
  void printsWhatIsWrongInOneTypeTogetherTheTablesOwnFirst() {
    Compiled compiled = run(false, (table, output) -> {
      TypeElement order = (TypeElement) table.getEnclosedElements().get(0);
      output.report(table, List.of(error(Code.KW301, order), error(Code.KW104, table), error(Code.KW302, order)));
    });

    assertThat(compiled.errors()).containsExactly("KW104 line 3", "KW301 line 4", "KW302 line 4");
  }

  @Test
  void warnsUnlessStrict() {
    BiConsumer<TypeElement, JavacOutput> advice = (table, output) -> output.report(table,
        List.of(new Problem(Code.KW404, Severity.WARNING, SourceSite.of(table), "Something")));

    assertThat(run(false, advice).errors()).isEmpty();
    assertThat(run(false, advice).warnings()).contains("KW404 line 3");
    assertThat(run(true, advice).errors()).containsExactly("KW404 line 3");
  }

  @Test
  void writesSourcesAndResources() {
    Compiled compiled = run(false, (table, output) -> {
      output.writeSource(table, "shop.Made", "package shop; class Made {}");
      output.writeResource(table, "META-INF/keywright/shop.json", "{}");
    });

    assertThat(compiled.errors()).isEmpty();
    assertThat(compiled.compilation()).generatedSourceFile("shop.Made");
    assertThat(compiled.compilation())
        .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/keywright/shop.json").contentsAsUtf8String()
        .isEqualTo("{}");
  }

  @Test
  void reportsAGeneratedTypeThatIsThereAlready() {
    Compiled compiled = Compiled.by(
        new OnTable(false, (table, output) -> output.writeSource(table, "shop.Made", "package shop; class Made {}")),
        SHOP, "package shop; class Made {}");

    assertThat(compiled.errors()).containsExactly("KW106 line 3");
    assertThat(compiled.messages()).contains("Keywright generates shop.Made");
  }

  private static Compiled run(boolean strict, BiConsumer<TypeElement, JavacOutput> action) {
    return Compiled.by(new OnTable(strict, action), SHOP);
  }

  private static Problem error(Code code, TypeElement at) {
    return new Problem(code, Severity.ERROR, SourceSite.of(at), "Something");
  }
}
