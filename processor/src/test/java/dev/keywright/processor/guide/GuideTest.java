package dev.keywright.processor.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.testkit.LocalDynamoDb;
import java.io.IOException;
import java.lang.reflect.AccessibleObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The guide is true: each Java snippet compiles in strict mode or fails as the page says, signatures shown as generated
 * are generated, versions and links are right. What the hidden comments mean is said at {@link GuideBlock}.
 */
class GuideTest {

  private static final Pattern LINK = Pattern.compile("]\\(([^)#]+)(?:#[^)]*)?\\)");
  private static final Pattern COORDINATES =
      Pattern.compile("<artifactId>keywright-(\\w+)</artifactId>\\s*<version>([^<]+)</version>"
          + "|dev\\.keywright:keywright-(\\w+):([\\w.-]+)");

  @ParameterizedTest
  @MethodSource("pages")
  void theModelAndTheCallsCompile(GuidePage page) {
    assertThat(GuideSources.wholePage(page).messages()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void aVariantCompilesOrFailsAsSaid(GuidePage page, GuideBlock block) {
    Compiled compiled = GuideSources.variant(page, block);

    if (block.has("does not compile")) {
      assertThat(compiled.errors()).as(compiled.messages())
          .singleElement().asString().startsWith(block.marks().get("does not compile") + " line ");
    } else {
      assertThat(compiled.messages()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("messages")
  void aMessageIsWhatTheCompilerSays(GuidePage page, GuideBlock block, GuideBlock message) {
    assertThat(GuideSources.variant(page, block).messages()).isEqualToNormalizingWhitespace(message.code());
  }

  @ParameterizedTest
  @MethodSource("generated")
  void whatIsShownAsGeneratedIsGenerated(GuidePage page, GuideBlock block, GuideBlock shown) throws IOException {
    Compiled compiled = block.isVariant() ? GuideSources.variant(page, block) : GuideSources.wholePage(page);
    assertThat(compiled.messages()).isEmpty();
    JavaFileObject file =
        compiled.compilation().generatedSourceFile("shop." + shown.marks().get("generated")).orElseThrow();
    String source = squeezed(file.getCharContent(true).toString());

    for (String signature : shown.code().replaceAll("(?m)//.*$", "").split(";")) {
      assertThat(source).contains(squeezed(signature));
    }
  }

  @Test
  void theFirstTestPasses() throws Exception {
    Compiled compiled = GuideSources.wholePage(GuidePage.named("getting-started.md"));
    ClassLoader classes = new CompiledClasses(compiled.compilation());
    Class<?> table = classes.loadClass("shop.ShopTable");
    Object test = accessible(classes.loadClass("shop.OrderTest").getDeclaredConstructor()).newInstance();

    try (LocalDynamoDb database = LocalDynamoDb.start()) {
      Object shop = table.getMethod("connect", DynamoDbClient.class).invoke(null, database.client());
      table.getMethod("createTable").invoke(shop);
      accessible(test.getClass().getDeclaredMethod("theNewestOrderComesFirst", table)).invoke(test, shop);
      assertThat(database.client().scan(scan -> scan.tableName("shop")).count()).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void versionsAreThoseOfThePom(GuidePage page) throws IOException {
    String pom = Files.readString(Path.of("..", "pom.xml"));
    Matcher matcher = COORDINATES.matcher(String.join("\n", page.lines()));
    while (matcher.find()) {
      String artifact = matcher.group(1) == null ? matcher.group(3) : matcher.group(1);
      String version = matcher.group(2) == null ? matcher.group(4) : matcher.group(2);
      assertThat(pom).contains("<module>" + artifact + "</module>",
          "<artifactId>keywright</artifactId>\n  <version>" + version + "</version>");
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void linksLeadSomewhere(GuidePage page) {
    Matcher matcher = LINK.matcher(String.join("\n", page.lines()));
    while (matcher.find()) {
      if (!matcher.group(1).startsWith("http")) {
        assertThat(page.file().resolveSibling(matcher.group(1))).exists();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("pagesOfTheFolder")
  void aPageIsShort(GuidePage page) {
    assertThat(page.lines().size()).isLessThanOrEqualTo(200);
    assertThat(page.lines().stream().filter(line -> line.length() > 120)).isEmpty();
  }

  @Test
  void theIndexListsEveryPage() {
    List<String> expected = Stream.concat(pagesOfTheFolder().map(GuidePage::name), Stream.of("../testing.md"))
        .filter(name -> !name.equals("README.md")).toList();
    List<String> links = GuidePage.named("README.md").lines().stream()
        .flatMap(line -> LINK.matcher(line).results()).map(link -> link.group(1)).toList();

    assertThat(links).containsAll(expected);
  }

  static Stream<GuidePage> pages() {
    return GuidePage.all().stream();
  }

  /** Without the page about tests, which is for contributors too. */
  static Stream<GuidePage> pagesOfTheFolder() {
    return pages().filter(page -> !page.name().equals("testing.md"));
  }

  static Stream<Arguments> variants() {
    return pages().flatMap(page -> page.blocks().stream().filter(GuideBlock::isVariant)
        .map(block -> Arguments.of(page, block)));
  }

  static Stream<Arguments> messages() {
    return pairs("says");
  }

  static Stream<Arguments> generated() {
    return pairs("generated");
  }

  /** The blocks with this mark, each with the nearest Java block before it that is input. */
  private static Stream<Arguments> pairs(String mark) {
    return pages().flatMap(page -> page.blocks().stream().filter(block -> block.has(mark)).map(block -> {
      List<GuideBlock> before = page.blocks().stream()
          .filter(other -> other.line() < block.line() && other.isJava() && !other.has("generated")
              && (other.isVariant() ? !block.has("of the page") : other.declaresTypes()))
          .toList();
      return Arguments.of(page, before.get(before.size() - 1), block);
    }));
  }

  private static <T extends AccessibleObject> T accessible(T member) {
    member.setAccessible(true);
    return member;
  }

  private static String squeezed(String code) {
    return code.replaceAll("\\s+", "");
  }
}
