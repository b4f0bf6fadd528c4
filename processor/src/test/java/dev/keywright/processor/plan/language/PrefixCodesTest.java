package dev.keywright.processor.plan.language;

import static dev.keywright.processor.plan.language.KeyFixture.entity;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.plan.language.PrefixCodes.PrefixFault;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrefixCodesTest {

  private final PrefixCodes codes = new PrefixCodes(new TemplateLanguages('#'));

  private static KeyFixture fixture() {
    return entity("Fixture")
        .has("n", ScalarKind.LONG)
        .has("m", ScalarKind.LONG)
        .has("at", ScalarKind.INSTANT)
        .has("day", ScalarKind.LOCAL_DATE)
        .has("uuid", ScalarKind.UUID)
        .has("flag", ScalarKind.BOOLEAN)
        .has("status", List.of("IN", "IN_PROGRESS"))
        .has("grade", List.of("A", "AB"));
  }

  private List<PrefixFault> faults(String template) {
    return codes.faults(fixture().template(template));
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "CUSTOMER#{a}", "{a}", "{a}#{b}", "{a}#{b}#", "{at}#{a}", "{at}{a}", "{day}{at}{uuid}{a}", "{a:raw}#{b:raw}",
      "{a:ordered}#{b:ordered}", "{n}#{m}", "{n}-{m}", "{n:10}{m:10}{a}", "{n:signed}{a}", "{n:desc10}{a}", "{flag}{a}",
      "{status}#{a}", "{status}", "X{status}", "{grade}#", "{a:lower}#{b}", "ACC#{a}#SKU#{b}", "{a}_#{b}",
      "{a:lower}X{b}"})
  void whatCanBeDecodedFromTheLeftIsAccepted(String template) {
    assertThat(faults(template)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "{a}{b}", "{a}_{b}", "{a}X", "{n}{m}", "{n}{a}", "{a:raw}$!{b}", "{status}_{a}", "{grade}B", "{grade}{n:3}",
      "{a:ordered}{b}", "{a}{at}"})
  void whatCannotIsRefused(String template) {
    assertThat(faults(template)).hasSize(1);
  }

  @Test
  void aKeyWithTwoReadingsIsShown() {
    PrefixFault fault = faults("S#{status}_{a}").get(0);

    assertThat(fault.isAmbiguous()).isTrue();
    assertThat(fault.slot().component().name()).isEqualTo("status");
    assertThat(fault.shorter()).isEqualTo(
        new Reading("S#IN_PROGRESS_a", Map.of("status", "IN", "a", "PROGRESS_a")));
    assertThat(fault.longer()).isEqualTo(
        new Reading("S#IN_PROGRESS_a", Map.of("status", "IN_PROGRESS", "a", "a")));
  }

  @Test
  void theShortestKeyIsShown() {
    PrefixFault fault = faults("{a}{b}").get(0);

    assertThat(fault.shorter()).isEqualTo(new Reading("aaa", Map.of("a", "a", "b", "aa")));
    assertThat(fault.longer()).isEqualTo(new Reading("aaa", Map.of("a", "aa", "b", "a")));
  }

  @Test
  void aKeyThatOnlyBeginsLikeAnotherIsShownWithIt() {
    PrefixFault fault = faults("{grade}{n:3}").get(0);

    assertThat(fault.isAmbiguous()).isFalse();
    assertThat(fault.shorter()).isEqualTo(new Reading("A000", Map.of("grade", "A", "n", "0")));
    assertThat(fault.longer()).isEqualTo(new Reading("AB000", Map.of("grade", "AB", "n", "0")));
  }

  @Test
  void eachComponentIsReportedOnce() {
    assertThat(faults("{a}{b}{n}{m}"))
        .extracting(fault -> fault.slot().component().name())
        .containsExactly("a", "b", "n");
  }

  @Test
  void aConstantBeforeTheDelimiterItHolds() {
    PrefixCodes underscores = new PrefixCodes(new TemplateLanguages('_'));

    assertThat(underscores.faults(fixture().template("{status}_{a}"))).hasSize(1);
    assertThat(underscores.faults(fixture().template("{a}_{status}"))).isEmpty();
  }

  @Test
  void aComponentThatOccursTwiceKeepsOneValue() {
    PrefixFault fault = faults("{a}{a}").get(0);

    assertThat(fault.isAmbiguous()).isFalse();
    assertThat(fault.shorter().key()).isEqualTo("aa");
    assertThat(fault.longer().key()).isEqualTo("aaaa");
  }
}
