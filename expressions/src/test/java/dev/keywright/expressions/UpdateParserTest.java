package dev.keywright.expressions;

import static dev.keywright.expressions.Trees.call;
import static dev.keywright.expressions.Trees.clause;
import static dev.keywright.expressions.Trees.difference;
import static dev.keywright.expressions.Trees.number;
import static dev.keywright.expressions.Trees.param;
import static dev.keywright.expressions.Trees.path;
import static dev.keywright.expressions.Trees.set;
import static dev.keywright.expressions.Trees.sum;
import static dev.keywright.expressions.Trees.text;
import static dev.keywright.expressions.Trees.update;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class UpdateParserTest {

  private static final Path A = path("a");
  private static final Path B = path("b");
  private static final Call A_OR_X = call("if_not_exists", A, param("x"));

  static Stream<Arguments> inBothDialects() {
    return Stream.of(
        arguments("set a = :x", update(clause(set(A, param("x"))))),
        arguments("SET a=:x,b=a", update(clause(set(A, param("x")), set(B, A)))),
        arguments("set a.b[0] = :x", update(clause(set(path("a", "b", 0), param("x"))))),
        arguments("set a = a + :x", update(clause(set(A, sum(A, param("x")))))),
        arguments("set a = :x-b", update(clause(set(A, difference(param("x"), B))))),
        arguments("set a = if_not_exists(a, :x)", update(clause(set(A, A_OR_X)))),
        arguments("set a = if_not_exists(a, :x) + :y", update(clause(set(A, sum(A_OR_X, param("y")))))),
        arguments("set a = :y - if_not_exists(a, :x)", update(clause(set(A, difference(param("y"), A_OR_X))))),
        arguments("set a = list_append(if_not_exists(a, :x), :y)",
            update(clause(set(A, call("list_append", A_OR_X, param("y")))))),
        arguments("set a = if_not_exists(b, if_not_exists(a, :x))",
            update(clause(set(A, call("if_not_exists", B, A_OR_X))))),
        arguments("set a = (:x)", update(clause(set(A, param("x"))))),
        arguments("set a = (a + :x)", update(clause(set(A, sum(A, param("x")))))),
        arguments("set a = ((a) + (:x))", update(clause(set(A, sum(A, param("x")))))),
        arguments("set a = (a) + :x", update(clause(set(A, sum(A, param("x")))))),
        arguments("remove a, b[1]", update(clause(new Action.Remove(A), new Action.Remove(path("b", 1))))),
        arguments("add a :x, b :y",
            update(clause(new Action.Add(A, param("x")), new Action.Add(B, param("y"))))),
        arguments("delete a :x", update(clause(new Action.Delete(A, param("x"))))),
        arguments("Delete a :x Add b :y Remove c Set d = :z",
            update(clause(new Action.Delete(A, param("x"))), clause(new Action.Add(B, param("y"))),
                clause(new Action.Remove(path("c"))), clause(set(path("d"), param("z"))))),
        arguments("set a = b remove c", update(clause(set(A, B)), clause(new Action.Remove(path("c"))))),
        arguments("set settings = :x", update(clause(set(path("settings"), param("x"))))));
  }

  @ParameterizedTest
  @MethodSource
  void inBothDialects(String text, Update tree) {
    assertThat(Parser.update(text, Dialect.ANNOTATION)).isEqualTo(tree);
    assertThat(Parser.update(text, Dialect.REQUEST)).isEqualTo(tree);
  }

  static Stream<Arguments> inAnnotations() {
    return Stream.of(
        arguments("set a = 'SHIPPED', b = :b", update(clause(set(A, text("SHIPPED")), set(B, param("b"))))),
        arguments("set a = a + 1", update(clause(set(A, sum(A, number("1")))))),
        arguments("set a = a -1", update(clause(set(A, difference(A, number("1")))))),
        arguments("set a = a - -1", update(clause(set(A, difference(A, number("-1")))))),
        arguments("set a = -1", update(clause(set(A, number("-1"))))),
        arguments("set a = if_not_exists(a, 0) + 1",
            update(clause(set(A, sum(call("if_not_exists", A, number("0")), number("1")))))),
        arguments("add a 1", update(clause(new Action.Add(A, number("1"))))),
        arguments("add a -1", update(clause(new Action.Add(A, number("-1"))))),
        arguments("set a[:k].b = :x remove a[:l]",
            update(clause(set(path("a", param("k"), "b"), param("x"))),
                clause(new Action.Remove(path("a", param("l")))))));
  }

  @ParameterizedTest
  @MethodSource
  void inAnnotations(String text, Update tree) {
    assertThat(Parser.update(text, Dialect.ANNOTATION)).isEqualTo(tree);
  }

  static Stream<Arguments> inRequests() {
    return Stream.of(
        arguments("SET #a.#b = :0", update(clause(set(path("#a", "#b"), param("0"))))),
        arguments("SET a = :x SET b = :y", update(clause(set(A, param("x"))), clause(set(B, param("y"))))),
        arguments("SET a = size(b)", update(clause(set(A, call("size", B))))),
        arguments("SET a = if_not_exists(:x)", update(clause(set(A, call("if_not_exists", param("x")))))),
        arguments("SET and = :x", update(clause(set(path("and"), param("x"))))));
  }

  @ParameterizedTest
  @MethodSource
  void inRequests(String text, Update tree) {
    assertThat(Parser.update(text, Dialect.REQUEST)).isEqualTo(tree);
  }

  @Test
  void actionsOfAllClausesInOrder() {
    Update update = Parser.update("remove c set a = :x, b = :y", Dialect.ANNOTATION);

    assertThat(update.actions()).extracting(Action::path).containsExactly(path("c"), A, B);
    assertThat(update.clauses()).extracting(Node::offset).containsExactly(0, 9);
    assertThat(update.actions()).extracting(Node::offset).containsExactly(7, 13, 21);
  }
}
