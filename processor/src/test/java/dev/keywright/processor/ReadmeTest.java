package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** README.md shows what there is: its example compiles, to what it shows, and fails as it says. */
class ReadmeTest {

  private static final Pattern BLOCK = Pattern.compile("```(\\w*)\\n(.*?)```", Pattern.DOTALL);
  private static final List<String> STRICT = List.of("-Akeywright.strict=true");

  private final String readme = read(Path.of("..", "README.md"));

  @Test
  void theExampleCompilesInStrictMode() {
    assertThat(compiled(example()).messages()).isEmpty();
  }

  @Test
  void theGeneratedExcerptIsWhatIsGenerated() throws IOException {
    List<String> excerpts = blocks("java", "## The compiler writes");
    assertThat(excerpts).hasSize(2);

    assertExcerpt("shop.OrderRepository", excerpts.get(0));
    assertExcerpt("shop.OrderOperations", excerpts.get(1));
  }

  private void assertExcerpt(String type, String excerpt) throws IOException {
    String generated = text(compiled(example()).compilation().generatedSourceFile(type).orElseThrow());
    for (String statement : excerpt.split("(?<=[;{}])\\s*\\n")) {
      assertThat(squeezed(generated)).contains(squeezed(statement));
    }
  }

  @Test
  void theCallsCompile() {
    List<String> sources = new ArrayList<>(example());
    sources.add("""
        package shop;
        import dev.keywright.runtime.*;
        import java.time.Instant;
        import java.util.List;
        import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
        class Calls {
          void call(DynamoDbClient dynamoDbClient, Order order, Instant yesterday) {
        """ + blocks("java", "## You call").get(0) + "}}");

    assertThat(compiled(sources).messages()).isEmpty();
  }

  @Test
  void withoutItsIndexTemplateTheQuestionFailsAsShown() {
    List<String> sources = example().stream()
        .map(source -> source.replaceAll("(?m)^@IndexTemplate.*\\n", ""))
        .toList();
    String shown = blocks("", "## You call").get(0);

    Diagnostic<? extends JavaFileObject> error = compiled(sources).compilation().errors().get(0);

    assertThat("Order.java:" + error.getLineNumber() + ": error: " + error.getMessage(Locale.ROOT))
        .isEqualToNormalizingWhitespace(shown);
  }

  private static Compiled compiled(List<String> sources) {
    return Compiled.by(List.of(new KeywrightProcessor()), STRICT, sources.toArray(String[]::new));
  }

  private List<String> example() {
    return blocks("java", "## You write");
  }

  /** The code blocks of a language under a heading. */
  private List<String> blocks(String language, String heading) {
    String section = readme.substring(readme.indexOf(heading) + heading.length());
    int end = section.indexOf("\n## ");
    Matcher matcher = BLOCK.matcher(end < 0 ? section : section.substring(0, end));
    List<String> blocks = new ArrayList<>();
    while (matcher.find()) {
      if (matcher.group(1).equals(language)) {
        blocks.add(matcher.group(2));
      }
    }
    assertThat(blocks).as("%s blocks under %s", language, heading).isNotEmpty();
    return blocks;
  }

  private static String squeezed(String code) {
    return code.replaceAll("\\s+", "");
  }

  private static String text(JavaFileObject file) throws IOException {
    return file.getCharContent(true).toString();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
