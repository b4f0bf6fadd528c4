package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.check.Checks;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.Planner;
import dev.keywright.processor.problem.InternalFault;
import dev.keywright.processor.problem.Problems;
import dev.keywright.processor.read.Reading;
import dev.keywright.processor.read.SourceTypes;
import dev.keywright.processor.read.TableReader;
import java.util.List;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;

class PipelineTest {

  private static final String SHOP = """
      package shop;
      @dev.keywright.annotations.Table(name = "shop")
      interface ShopItem {}
      """;

  private static final String ORDERS = """
      package shop;
      import dev.keywright.annotations.*;
      @Table(name = "shop", indexes = @Index(name = "GSI1", partitionKey = "state"))
      sealed interface ShopItem permits Order {}
      @Entity @PkTemplate(pk = "{id}", sk = "ORDER")
      @AccessPattern(name = "inState", where = "state = :state", index = "GSI1")
      record Order(String id, String state) implements ShopItem {}
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

  @Test
  void namesEntityAndPatternWherePlanningFails() {
    Compiled compiled = Compiled.by(new OnTable(false, (table, output) -> {
      Problems problems = new Problems();
      try {
        Planner planner = new Planner(broken(table), problems);
        planner.plan(planner.keys());
      } catch (InternalFault fault) {
        Pipeline.reportFailure(table, fault, problems);
      }
      output.report(table, problems.all());
    }), ORDERS);

    assertThat(compiled.errors()).containsExactly("KW900 line 4");
    assertThat(compiled.messages()).contains("Keywright failed in ShopItem at entity Order, pattern inState. This");
  }

  @Test
  void leavesTheNamesOfWhatItFailedToGenerate() {
    Compiled compiled = Compiled.by(new OnTable(false, (table, output) -> {
      Problems problems = new Problems();
      new Pipeline(null, output).process(table, broken(table), problems);
      output.report(table, problems.all());
    }), ORDERS, "package shop; class User { ShopTable shop; OrderRepository orders; OrderKey key; }");

    assertThat(compiled.errors()).containsExactly("KW900 line 4");
  }

  /** A model that reading never gives: its index has no name. */
  private static TableModel broken(TypeElement table) {
    SourceTypes sources = new SourceTypes();
    sources.add(List.of(table));
    TableModel read = ((Reading.Complete) new TableReader(sources).read(table, new Problems())).table();
    IndexModel nameless = new IndexModel(
        null, List.of("state"), List.of(), false, ProjectionKind.ALL, List.of(), read.site());
    return new TableModel(read.type(), read.isPublic(), read.name(), read.partitionKey(), read.sortKey(),
        read.typeAttribute(), read.delimiter(), read.naming(), List.of(nameless), read.entities(), read.nestedRecords(),
        read.sealedTypes(), read.patterns(), read.sealed(), read.suppressed(), read.site());
  }
}
