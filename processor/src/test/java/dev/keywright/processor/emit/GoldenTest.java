package dev.keywright.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is generated for the shop, as text; the goldens of other shapes are compared where their code is run. */
class GoldenTest {

  @Test
  void theShop() {
    Emitters.emit(Shop.plan(), true).forEach(file -> Golden.compare("shop", file.simpleName(), file.text()));
  }

  @Test
  void theSameInputGivesTheSameBytes() {
    assertThat(Emitters.emit(Shop.plan(), true)).isEqualTo(Emitters.emit(Shop.plan(), true));
  }

  @Test
  void noGeneratedAnnotationWhereItIsNotVisible() {
    assertThat(Emitters.emit(Shop.plan(), false)).extracting(GeneratedFile::text).allSatisfy(text ->
        assertThat(text).contains("@KeywrightGenerated").doesNotContain("javax.annotation"));
  }

  @Test
  void linesFit() {
    Stream<String> lines = Emitters.emit(Shop.plan(), true).stream().flatMap(file -> file.text().lines());

    assertThat(lines).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(112).doesNotEndWith(" "));
  }
}
