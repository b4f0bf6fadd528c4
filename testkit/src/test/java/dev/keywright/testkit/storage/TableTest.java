package dev.keywright.testkit.storage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testkit.value.Item;
import dev.keywright.testkit.value.Value;
import dev.keywright.testkit.value.ValueType;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class TableTest {

  private static final KeyAttribute PK = new KeyAttribute("pk", ValueType.S);
  private static final KeyAttribute A = new KeyAttribute("a", ValueType.S);
  private static final KeyAttribute B = new KeyAttribute("b", ValueType.N);
  private static final IndexDefinition INDEX = new IndexDefinition("byA", false,
      new KeySchema(List.of(A), List.of(B)), new Projection(Projection.Kind.INCLUDE, List.of("x")),
      Throughput.ON_DEMAND);
  private static final TableSettings SETTINGS =
      new TableSettings(true, Throughput.ON_DEMAND, false, Optional.empty(), Optional.empty());

  private static Table table(IndexDefinition... indexes) {
    return new Database(Clock.systemUTC()).create(new TableDefinition("table",
        new KeySchema(List.of(PK), List.of()), List.of(PK, A, B), List.of(indexes), SETTINGS));
  }

  /** An item, or the removal of what has its key. */
  record Step(Item item, boolean remove) {}

  @Provide
  Arbitrary<List<Step>> steps() {
    Arbitrary<Item> items = Combinators.combine(Arbitraries.of("p", "q", "r"), Arbitraries.of("", "m", "n"),
        Arbitraries.integers().between(0, 3), Arbitraries.of("", "x", "y")).as(TableTest::item);
    return Combinators.combine(items, Arbitraries.of(true, false, false)).as(Step::new).list().ofMaxSize(30);
  }

  private static Item item(String pk, String a, int b, String x) {
    Map<String, Value> attributes = new LinkedHashMap<>();
    attributes.put("pk", Value.string(pk));
    if (!a.isEmpty()) {
      attributes.put("a", Value.string(a));
    }
    if (b > 0) {
      attributes.put("b", Value.number(b));
    }
    if (!x.isEmpty()) {
      attributes.put("x", Value.string(x));
    }
    return new Item(attributes);
  }

  /** After any writes an index is what one would make of the items then, and so is an index made afterwards. */
  @Property(tries = 300)
  void indexesFollowTheirTable(@ForAll("steps") List<Step> steps) {
    Table followed = table(INDEX);
    Table indexedLater = table();
    for (Step step : steps) {
      for (Table table : List.of(followed, indexedLater)) {
        Key key = table.keyOf(step.item());
        Write write = step.remove() ? table.remove(key) : table.put(key, step.item());
        assertThat(write.after()).isEqualTo(step.remove() ? Optional.empty() : Optional.of(step.item()));
      }
    }
    indexedLater.redefine(indexedLater.definition().with(INDEX));

    List<Item> expected = followed.items().values().stream()
        .filter(item -> item.has("a") && item.has("b")).map(item -> item.only(List.of("pk", "a", "b", "x"))).toList();
    assertThat(followed.entries("byA").values()).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(indexedLater.entries("byA")).isEqualTo(followed.entries("byA"));
    assertThat(followed.bytes("byA")).isEqualTo(expected.stream().mapToInt(Item::size).sum());
    assertThat(followed.bytes()).isEqualTo(followed.items().values().stream().mapToInt(Item::size).sum());
  }

  @Test
  void anIndexIsChargedForWhatChangesInIt() {
    Table table = table(INDEX);
    Item first = item("p", "m", 1, "x");

    assertThat(table.put(table.keyOf(first), first).indexUnits()).isEqualTo(Map.of("byA", 1.0));
    assertThat(table.put(table.keyOf(first), first).indexUnits()).isEmpty();
    assertThat(table.put(table.keyOf(first), item("p", "m", 1, "y")).indexUnits()).isEqualTo(Map.of("byA", 1.0));
    assertThat(table.put(table.keyOf(first), item("p", "n", 1, "y")).indexUnits()).isEqualTo(Map.of("byA", 2.0));
    assertThat(table.put(table.keyOf(first), item("p", "", 1, "y")).indexUnits()).isEqualTo(Map.of("byA", 1.0));
    assertThat(table.remove(table.keyOf(first)).indexUnits()).isEmpty();
  }
}
