package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeywrightProcessorTest {

  private static final String SHOP = """
      package shop;
      import dev.keywright.annotations.*;
      @Table(name = "shop") sealed interface ShopItem permits Order {}
      @Entity @PkTemplate(pk = "{id}", sk = "X") record Order(String id, Made made, java.io.File file) implements ShopItem {}
      """;

  @Test
  void waitsForTypesThatAnotherProcessorMakes() {
    Compiled compiled = Compiled.by(List.of(new KeywrightProcessor(), new Maker(1)), List.of(), SHOP);

    assertThat(compiled.errors()).containsExactly("KW103 line 4");
  }

  @Test
  void waitsMoreThanOneRound() {
    Compiled compiled = Compiled.by(List.of(new KeywrightProcessor(), new Maker(3)), List.of(), SHOP);

    assertThat(compiled.errors()).containsExactly("KW103 line 4");
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "@Table(name = \"shop\") sealed interface ShopItem permits Order {} "
          + "@Entity record Order(String id, Missing made) implements ShopItem {}",
      "@Table(name = \"shop\") sealed interface ShopItem permits Order {} "
          + "@Entity record Order(String id, java.util.List<Missing> made) implements ShopItem {}",
      "@Table(name = \"shop\") sealed interface ShopItem permits Order, Missing {} "
          + "@Entity record Order(java.io.File id) implements ShopItem {}",
      "@Table(name = \"shop\", entities = Missing.class) interface ShopItem {}",
      "@Table(name = \"shop\", entities = {Order.class, Missing.class}) interface ShopItem {} "
          + "@Entity record Order(String id) implements ShopItem {}",
      "@Table(name = Missing.NAME) sealed interface ShopItem permits Order {} "
          + "@Entity record Order(String id) implements ShopItem {}",
      "@Table sealed interface ShopItem permits Order {} "
          + "@Entity record Order(String id) implements ShopItem {}",
      "@Table(name = \"shop\") sealed interface ShopItem permits Order {} "
          + "@Entity @PkTemplate(pk = \"{id}\", sk = \"X\") @Missing record Order(String id) implements ShopItem {}",
      "@Table(name = \"shop\") sealed interface ShopItem permits Order {} "
          + "@Entity @PkTemplate(pk = \"{id}\", sk = \"X\") record Order(@Missing String id) implements ShopItem {}",
      "@Entity record Order(String id) implements Missing {}",
      "@Table(name = \"shop\") sealed interface ShopItem permits Order {} "
          + "@Entity @PkTemplate(pk = 3) record Order(String id) implements ShopItem {}",
      "@Table(name = \"shop\") sealed interface ShopItem permits Order {} "
          + "@Entity @AccessPattern(name = \"x\", operation = Operation.UPSIDE) "
          + "record Order(String id) implements ShopItem {}",
      "@Table(name = \"shop\") @AccessPattern(name = \"x\", entities = Missing.class) "
          + "sealed interface ShopItem permits Order {} @Entity record Order(String id) implements ShopItem {}"
  })
  void leavesMissingTypesToTheCompiler(String source) {
    Compiled compiled = Compiled.of("package shop; import dev.keywright.annotations.*; " + source);

    assertThat(compiled.errors()).hasSize(1);
    assertThat(compiled.messages()).doesNotContain("[KW");
  }

  /** javac 17 hides an annotation that it cannot resolve, so there our own words come too: they tell the import. */
  @Test
  void tellsWhatToImportWhereTheCompilerHidesAnUnknownAnnotation() {
    Compiled compiled = Compiled.of("""
        package shop;
        @dev.keywright.annotations.Table(name = "shop") sealed interface ShopItem permits Order {}
        @Entity
        record Order(String id) implements ShopItem {}
        """);

    assertThat(compiled.messages()).contains("cannot find symbol");
    assertThat(compiled.errors()).hasSizeBetween(1, 2).filteredOn(error -> error.startsWith("KW"))
        .isSubsetOf("KW114 line 4");
    if (compiled.errors().size() > 1) {
      assertThat(compiled.messages()).contains("import dev.keywright.annotations.Entity;");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "@Table(name = ) sealed interface ShopItem permits Order {}",
      "@Table(name = \"shop\", indexes = @Index()) sealed interface ShopItem permits Order {} "
          + "@Entity record Order(String id) implements ShopItem {}",
      "@Table(name = \"shop\") sealed interface ShopItem permits Order {} @Entity record Order(String id, ) {}",
      "@Table(name = \"shop\") sealed interface ShopItem permits ",
      "@Table(name = \"shop\") sealed interface ShopItem permits ShopItem {}",
      "@Table(name = \"shop\") sealed interface ShopItem extends ShopItem permits Order {} "
          + "@Entity record Order(String id) implements ShopItem {}",
      "@Entity record Order(String id) implements Order {}"
  })
  void survivesHalfTypedCode(String source) {
    Compiled compiled = Compiled.of("package shop; import dev.keywright.annotations.*; " + source);

    assertThat(compiled.errors()).isNotEmpty();
    assertThat(compiled.messages()).doesNotContain("[KW900]");
  }

  @Test
  void saysNothingThatFollowsFromWhatCouldNotBeRead() {
    Compiled compiled = Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Order {}
        @Entity @PkTemplate(pk = "{id}", sk = "{file}")
        @AccessPattern(name = "find", where = "id = :id and file = :file")
        record Order(String id,
                     java.io.File file) implements ShopItem {}
        """);

    assertThat(compiled.errors()).containsExactly("KW103 line 7");
  }

  @Test
  void printsAProblemOfASharedRecordOnce() {
    Compiled compiled = Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "one") sealed interface One permits First {}
        @Table(name = "two") sealed interface Two permits Second {}
        @Entity @PkTemplate(pk = "A", sk = "X") record First(Shared shared) implements One {}
        @Entity @PkTemplate(pk = "A", sk = "X") record Second(Shared shared) implements Two {}
        record Shared(
            java.io.File file) {}
        """);

    assertThat(compiled.errors()).containsExactly("KW103 line 8");
  }

  @Test
  void keepsOnWithATableWhenAnotherIsFaulty() {
    Compiled compiled = Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "!") sealed interface One permits First {}
        @Table(name = "two", delimiter = '!') sealed interface Two permits Second {}
        @Entity @PkTemplate(pk = "{id}", sk = "X") record First(String id) implements One {}
        @Entity @PkTemplate(pk = "{id}", sk = "X") record Second(String id) implements Two {}
        """);

    assertThat(compiled.errors()).containsExactly("KW107 line 3", "KW111 line 4");
  }

  @Test
  void pointsAtTheSmallestThing() {
    Compiled compiled = Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        import java.time.Instant;
        @Table(
            name = "s",
            delimiter = '!',
            indexes = {
              @Index(name = "GSI1"),
              @Index(
                  name = "x",
                  partitionKey = {"a",
                                  "a"})})
        sealed interface ShopItem permits Order {}
        @Entity @PkTemplate(pk = "{id}", sk = "X")
        record Order(
            String id,
            @Attribute(
                value = "id",
                format = "seconds") String other,
            Instant at) implements ShopItem {}
        """);

    assertThat(compiled.errors()).containsExactlyInAnyOrder(
        "KW111 line 6", "KW107 line 5", "KW107 line 10", "KW107 line 11", "KW104 line 19", "KW112 line 19");
  }

  /** Makes {@code shop.Made} in the round of that number. */
  private static final class Maker extends AbstractProcessor {
    private final int inRound;
    private int round;

    private Maker(int inRound) {
      this.inRound = inRound;
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment environment) {
      round++;
      if (round <= inRound && !environment.processingOver()) {
        String name = round == inRound ? "Made" : "Step" + round;
        try (var writer = processingEnv.getFiler().createSourceFile("shop." + name).openWriter()) {
          writer.write("package shop; record " + name + "(String text) {}");
        } catch (java.io.IOException failure) {
          throw new java.io.UncheckedIOException(failure);
        }
      }
      return false;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latest();
    }
  }
}
