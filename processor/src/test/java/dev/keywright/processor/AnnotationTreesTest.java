package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Places in repeated annotations, which javac's Messager does not find. */
class AnnotationTreesTest {

  @Test
  void pointsIntoARepeatedAnnotation() {
    Compiled compiled = Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Order {}
        @Entity
        @AccessPattern(name = "find")
        @dev.keywright.annotations.AccessPattern(
            name = "place",
            operation = Operation.CREATE,
            limit = 3)
        @PkTemplate(pk = "{id}", sk = "X")
        @AccessPattern(
            limit = 4,
            name = "again", operation = Operation.PUT)
        record Order(String id) implements ShopItem {}
        """);

    assertThat(compiled.errors()).containsExactly("KW309 line 9", "KW309 line 12");
  }

  @Test
  void pointsIntoAnArrayInARepeatedAnnotation() {
    Compiled compiled = Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop", indexes = {
            @Index(name = "one", partitionKey = {"a", "b"}), @Index(name = "two", partitionKey = "c")})
        sealed interface ShopItem permits Order {}
        @Entity @PkTemplate(pk = "{id}", sk = "X")
        @IndexTemplate(index = "one", pk = {"{id}",
            "{missing}"})
        @IndexTemplate(index = "two",
            pk = "{absent}")
        record Order(String id) implements ShopItem {}
        """);

    assertThat(compiled.errors()).containsExactly("KW202 line 8", "KW202 line 10");
  }

  @Test
  void leavesAContainerThatIsWrittenOutToTheCompiler() {
    Compiled compiled = Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Order {}
        @Entity @PkTemplate(pk = "{id}", sk = "X")
        @AccessPatterns({
            @AccessPattern(name = "find"),
            @AccessPattern(name = "place", operation = Operation.CREATE, limit = 3)})
        record Order(String id) implements ShopItem {}
        """);

    assertThat(compiled.errors()).containsExactly("KW309 line 7");
  }
}
