package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.problem.Code;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every code has a page, and its examples do what they say: the first reports that code and nothing else, the second nothing. */
class DiagnosticPagesTest {

  private static final Path PAGES = Path.of("..", "docs", "diagnostics");
  private static final Pattern BLOCK = Pattern.compile("```java\\n(.*?)```", Pattern.DOTALL);

  /** Codes that no source alone can lead to, and why; their pages say so too. */
  private static final Map<Code, String> WITHOUT_EXAMPLE = Map.of(
      Code.KW116, "takes a library in compiled form whose own library is missing",
      Code.KW900, "takes a fault of Keywright's");

  @ParameterizedTest
  @EnumSource(Code.class)
  void aPageHasItsHeadings(Code code) throws IOException {
    String page = page(code);

    assertThat(page).startsWith("# " + code + ": " + code.title() + "\n")
        .doesNotContain("\t", "TODO");
    List<String> headings = new ArrayList<>(
        List.of("## What happened", "## Example", "## Fix", "## Why DynamoDB cares"));
    if (code.isAdvice()) {
      headings.add("## How to silence it");
    }
    assertThat(page.lines().filter(line -> line.startsWith("## "))).containsExactlyElementsOf(headings);
  }

  @ParameterizedTest
  @MethodSource("codesWithExamples")
  void theExampleReportsTheCodeAlone(Code code) throws IOException {
    Compiled compiled = compiled(blocks(code).get(0));

    assertThat(Stream.concat(compiled.errors().stream(), compiled.warnings().stream()))
        .singleElement().asString().startsWith(code + " line ");
    assertThat(compiled.warnings()).hasSize(code.isAdvice() ? 1 : 0);
  }

  @ParameterizedTest
  @MethodSource("codesWithExamples")
  void theFixReportsNothing(Code code) throws IOException {
    Compiled compiled = compiled(blocks(code).get(1));

    assertThat(compiled.errors()).isEmpty();
    assertThat(compiled.warnings()).isEmpty();
  }

  @Test
  void theIndexListsEveryCodeWithItsTitle() throws IOException {
    String index = Files.readString(PAGES.resolve("README.md"));

    List<String> rows = index.lines().filter(line -> line.startsWith("| [KW")).toList();
    assertThat(rows).containsExactly(Stream.of(Code.values())
        .map(code -> "| [" + code + "](" + code + ".md) | " + code.title() + " |")
        .sorted()
        .toArray(String[]::new));
  }

  @Test
  void noPageIsLeftOverFromACodeThatIsGone() throws IOException {
    try (Stream<Path> files = Files.list(PAGES)) {
      assertThat(files.map(file -> file.getFileName().toString()).filter(name -> name.startsWith("KW")))
          .containsExactlyInAnyOrder(Stream.of(Code.values()).map(code -> code + ".md").toArray(String[]::new));
    }
  }

  static Stream<Code> codesWithExamples() {
    return Stream.of(Code.values()).filter(code -> !WITHOUT_EXAMPLE.containsKey(code));
  }

  /** The page's examples, bad and good, as they are compiled. */
  static List<String> sources(Code code) throws IOException {
    return blocks(code).stream().map(DiagnosticPagesTest::source).toList();
  }

  private static Compiled compiled(String block) {
    return Compiled.of(source(block));
  }

  private static String source(String block) {
    return """
        package shop;
        import dev.keywright.annotations.*;
        import java.time.*;
        import java.util.*;
        """ + block;
  }

  private static List<String> blocks(Code code) throws IOException {
    List<String> blocks = new ArrayList<>();
    Matcher matcher = BLOCK.matcher(page(code));
    while (matcher.find()) {
      blocks.add(matcher.group(1));
    }
    assertThat(blocks).as("examples of %s", code).hasSize(2);
    return blocks;
  }

  private static String page(Code code) throws IOException {
    return Files.readString(PAGES.resolve(code + ".md"));
  }
}
