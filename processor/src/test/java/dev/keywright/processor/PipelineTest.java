package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.check.Checks;
import dev.keywright.processor.problem.InternalFault;
import dev.keywright.processor.problem.Problems;
import org.junit.jupiter.api.Test;

class PipelineTest {

  private static final String SHOP = """
      package shop;
      @dev.keywright.annotations.Table(name = "shop")
      interface ShopItem {}
      """;

  @Test
  void turnsItsOwnFailureIntoOneProblemWithTheStack() {
    Compiled compiled = Compiled.by(new OnTable(false, (table, output) -> new Pipeline(null, output).run(table)), SHOP);

    assertThat(compiled.errors()).containsExactly("KW900 line 3");
    assertThat(compiled.messages())
        .contains("Keywright failed in ShopItem", "please report", "NullPointerException", "Pipeline.run");
  }

  @Test
  void namesThePlaceInTheModelThatAFailureCarries() {
    Compiled compiled = Compiled.by(new OnTable(false, (table, output) -> {
      Problems problems = new Problems();
      try {
        InternalFault.at("entity Order",
            () -> InternalFault.at("pattern find", () -> Checks.ofTheModel(null, problems)));
      } catch (InternalFault fault) {
        Pipeline.reportFailure(table, fault, problems);
      }
      output.report(table, problems.all());
    }), SHOP);

    assertThat(compiled.errors()).containsExactly("KW900 line 3");
    assertThat(compiled.messages())
        .contains("Keywright failed in ShopItem at entity Order, pattern find, check DelimiterSeparates");
  }
}
