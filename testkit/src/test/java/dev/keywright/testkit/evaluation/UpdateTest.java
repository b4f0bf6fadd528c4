package dev.keywright.testkit.evaluation;

import static dev.keywright.testkit.evaluation.Expressions.item;
import static dev.keywright.testkit.evaluation.Expressions.list;
import static dev.keywright.testkit.evaluation.Expressions.map;
import static dev.keywright.testkit.evaluation.Expressions.reader;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.testkit.validation.Rejection;
import dev.keywright.testkit.value.Item;
import dev.keywright.testkit.value.Value;
import java.math.BigDecimal;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UpdateTest {

  private static final Item ITEM = item("a", 5, "b", 1, "l", list(0, 1, 2, 3), "m", map("x", 1, "y", map("z", 2)),
      "ss", new Value.StringSet(Set.of("p", "q")));

  private static Item updated(Item item, String update, Object... placeholders) {
    return reader(placeholders).update(update).apply(item);
  }

  private static Value at(String update, String attribute) {
    return updated(ITEM, update, ":1", 1, ":9", 9, ":t", "t", ":l", list("n"), ":p", new Value.StringSet(Set.of("p")),
        ":pq", new Value.StringSet(Set.of("p", "q")), ":r", new Value.StringSet(Set.of("r")))
        .attribute(attribute).orElseThrow();
  }

  @Test
  void operandsAreReadFromTheItemAsItWas() {
    Item after = updated(ITEM, "SET a = b, b = a");

    assertThat(after.attribute("a")).contains(Value.number(1));
    assertThat(after.attribute("b")).contains(Value.number(5));
    assertThat(ITEM.attribute("a")).contains(Value.number(5));
  }

  @Test
  void arithmeticAndFunctions() {
    assertThat(at("SET a = a + :9", "a")).isEqualTo(Value.number(14));
    assertThat(at("SET a = a - :9", "a")).isEqualTo(Value.number(-4));
    assertThat(at("SET a = if_not_exists(a, :9)", "a")).isEqualTo(Value.number(5));
    assertThat(at("SET c = if_not_exists(c, :9) + :1", "c")).isEqualTo(Value.number(10));
    assertThat(at("SET l = list_append(l, :l)", "l")).isEqualTo(list(0, 1, 2, 3, "n"));
    assertThat(at("SET l = list_append(:l, l)", "l")).isEqualTo(list("n", 0, 1, 2, 3));
    assertThat(at("SET n = list_append(if_not_exists(n, :l), :l)", "n")).isEqualTo(list("n", "n"));
  }

  @Test
  void removedElementsKeepTheMeaningOfTheOtherIndexes() {
    assertThat(at("REMOVE l[0], l[2]", "l")).isEqualTo(list(1, 3));
    assertThat(at("SET l[3] = :t REMOVE l[1]", "l")).isEqualTo(list(0, 2, "t"));
    assertThat(at("REMOVE l[10], l[2]", "l")).isEqualTo(list(0, 1, 3));
  }

  @Test
  void elementsBehindTheEndAreAppendedInOrder() {
    assertThat(at("SET l[20] = :t, l[9] = :9", "l")).isEqualTo(list(0, 1, 2, 3, 9, "t"));
  }

  @Test
  void nestedPaths() {
    assertThat(at("SET m.y.z = :t REMOVE m.x", "m")).isEqualTo(map("y", map("z", "t")));
    assertThat(at("REMOVE m.nosuch", "m")).isEqualTo(ITEM.attribute("m").orElseThrow());
  }

  @Test
  void setsGrowAndShrink() {
    assertThat(at("ADD ss :r", "ss")).isEqualTo(new Value.StringSet(Set.of("p", "q", "r")));
    assertThat(at("ADD fresh :r", "fresh")).isEqualTo(new Value.StringSet(Set.of("r")));
    assertThat(at("DELETE ss :p", "ss")).isEqualTo(new Value.StringSet(Set.of("q")));
    assertThat(updated(ITEM, "DELETE ss :pq", ":pq", new Value.StringSet(Set.of("p", "q"))).has("ss")).isFalse();
    assertThat(updated(ITEM, "DELETE fresh :p", ":p", new Value.StringSet(Set.of("p"))).has("fresh")).isFalse();
    assertThat(at("ADD a :1", "a")).isEqualTo(Value.number(6));
    assertThat(at("ADD visits :1", "visits")).isEqualTo(Value.number(1));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "SET c = a + nosuch | The provided expression refers to an attribute that does not exist in the item",
      "SET c = nosuch | The provided expression refers to an attribute that does not exist in the item",
      "SET c = a + l | An operand in the update expression has an incorrect data type",
      "SET c = list_append(a, l) | An operand in the update expression has an incorrect data type",
      "SET n.x = :1 | The document path provided in the update expression is invalid for update",
      "SET a.x = :1 | The document path provided in the update expression is invalid for update",
      "SET m[0] = :1 | The document path provided in the update expression is invalid for update",
      "SET l.x = :1 | The document path provided in the update expression is invalid for update",
      "REMOVE n.x | The document path provided in the update expression is invalid for update",
      "ADD ss :1 | An operand in the update expression has an incorrect data type",
      "SET a = :1 SET b = :1 | Invalid UpdateExpression: The \"SET\" section can only be used once in an update"
          + " expression;",
      "SET a = :1, a = :1 | Invalid UpdateExpression: Two document paths overlap with each other; must remove or"
          + " rewrite one of these paths; path one: [a], path two: [a]",
      "SET m.x = :1 REMOVE m | Invalid UpdateExpression: Two document paths overlap with each other; must remove or"
          + " rewrite one of these paths; path one: [m, x], path two: [m]",
      "SET m.x = :1, m[0] = :1 | Invalid UpdateExpression: Two document paths conflict with each other; must remove"
          + " or rewrite one of these paths; path one: [m, x], path two: [m, [0]]",
      "ADD a :t | Invalid UpdateExpression: Incorrect operand type for operator or function; operator: ADD, operand"
          + " type: STRING, typeSet: ALLOWED_FOR_ADD_OPERAND",
      "SET a = a + :t | Invalid UpdateExpression: Incorrect operand type for operator or function; operator or"
          + " function: +, operand type: S",
      "SET a = size(b) | Invalid UpdateExpression: The function is not allowed in an update expression; function:"
          + " size"})
  void refuses(String update, String message) {
    assertThatThrownBy(() -> updated(ITEM, update, ":1", 1, ":t", "t")).isInstanceOf(Rejection.class)
        .hasMessage(message);
  }

  @Test
  void sumsBeyondThirtyEightDigitsAreRefused() {
    Item large = item("a", new Value.NumberValue(new BigDecimal("1E+38")));

    assertThatThrownBy(() -> updated(large, "SET a = a + :1", ":1", 1)).isInstanceOf(Rejection.class);
  }
}
