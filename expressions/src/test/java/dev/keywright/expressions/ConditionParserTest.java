package dev.keywright.expressions;

import static dev.keywright.expressions.Trees.and;
import static dev.keywright.expressions.Trees.between;
import static dev.keywright.expressions.Trees.bool;
import static dev.keywright.expressions.Trees.call;
import static dev.keywright.expressions.Trees.compare;
import static dev.keywright.expressions.Trees.equal;
import static dev.keywright.expressions.Trees.in;
import static dev.keywright.expressions.Trees.inCollection;
import static dev.keywright.expressions.Trees.not;
import static dev.keywright.expressions.Trees.number;
import static dev.keywright.expressions.Trees.optional;
import static dev.keywright.expressions.Trees.or;
import static dev.keywright.expressions.Trees.param;
import static dev.keywright.expressions.Trees.path;
import static dev.keywright.expressions.Trees.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class ConditionParserTest {

  private static final Path A = path("a");
  private static final Condition IS_A = equal(path("a"), param("a"));
  private static final Condition IS_B = equal(path("b"), param("b"));
  private static final Condition IS_C = equal(path("c"), param("c"));

  static Stream<Arguments> inBothDialects() {
    return Stream.of(
        arguments("a = :a", IS_A),
        arguments(" \t\r\na=:a\n", IS_A),
        arguments(":a = a", equal(param("a"), A)),
        arguments("a.b.c = :a", equal(path("a", "b", "c"), param("a"))),
        arguments("a[0][12].b = :a", equal(path("a", 0, 12, "b"), param("a"))),
        arguments("a [ 0 ] . b = :a", equal(path("a", 0, "b"), param("a"))),
        arguments("a between :x and :y", between(A, param("x"), param("y"))),
        arguments("a BETWEEN :x AND :y AND b = :b", and(between(A, param("x"), param("y")), IS_B)),
        arguments("a in (:x)", in(A, param("x"))),
        arguments("a In (:x, b , :y)", in(A, param("x"), path("b"), param("y"))),
        arguments("begins_with(a, :x)", call("begins_with", A, param("x"))),
        arguments("contains (a.b, c)", call("contains", path("a", "b"), path("c"))),
        arguments("attribute_exists(a) or attribute_not_exists(b)",
            or(call("attribute_exists", A), call("attribute_not_exists", path("b")))),
        arguments("attribute_type(a, :t)", call("attribute_type", A, param("t"))),
        arguments("size(a) > size(b)", compare(call("size", A), Comparator.GREATER, call("size", path("b")))),
        arguments(":n <= size(a)", compare(param("n"), Comparator.LESS_OR_EQUAL, call("size", A))),
        arguments("contains(a, size(b))", call("contains", A, call("size", path("b")))),
        arguments("(size(a)) = :a", equal(call("size", A), param("a"))),
        arguments("size(a) between size(b) and :y", between(call("size", A), call("size", path("b")), param("y"))),
        arguments("size(a) in (:x)", in(call("size", A), param("x"))),
        arguments("a = :a and b = :b and c = :c", and(IS_A, IS_B, IS_C)),
        arguments("a = :a or b = :b and c = :c", or(IS_A, and(IS_B, IS_C))),
        arguments("a = :a AND b = :b OR c = :c", or(and(IS_A, IS_B), IS_C)),
        arguments("(a = :a or b = :b) and c = :c", and(or(IS_A, IS_B), IS_C)),
        arguments("a = :a and (b = :b and c = :c)", and(IS_A, and(IS_B, IS_C))),
        arguments("not a = :a and b = :b", and(not(IS_A), IS_B)),
        arguments("NOT (a = :a and b = :b)", not(and(IS_A, IS_B))),
        arguments("not not a = :a", not(not(IS_A))),
        arguments("not(a = :a)or(b = :b)", or(not(IS_A), IS_B)),
        arguments("(a) = (:a)", IS_A),
        arguments("((a = :a))", IS_A),
        arguments("((a) = :a)", IS_A),
        arguments("(((a)) = :a)", IS_A),
        arguments("((a)) between (:x) and ((:y))", between(A, param("x"), param("y"))),
        arguments("(a) in ((:x), (b))", in(A, param("x"), path("b"))),
        arguments("(begins_with(a, (:x)))", call("begins_with", A, param("x"))),
        arguments("android = :a", equal(path("android"), param("a"))),
        arguments("begins_with = :a", equal(path("begins_with"), param("a"))),
        arguments("size.size[1] = :a", equal(path("size", "size", 1), param("a"))));
  }

  @ParameterizedTest
  @MethodSource
  void inBothDialects(String text, Condition tree) {
    assertThat(Parser.condition(text, Dialect.ANNOTATION)).isEqualTo(tree);
    assertThat(Parser.condition(text, Dialect.REQUEST)).isEqualTo(tree);
  }

  static Stream<Arguments> inAnnotations() {
    return Stream.of(
        arguments("a = 'PAID'", equal(A, text("PAID"))),
        arguments("a = ''", equal(A, text(""))),
        arguments("a = ''''", equal(A, text("'"))),
        arguments("a = 'it''s'", equal(A, text("it's"))),
        arguments("a = 'a and :b'", equal(A, text("a and :b"))),
        arguments("a = '\uD83D\uDE00 \n'", equal(A, text("\uD83D\uDE00 \n"))),
        arguments("a = -42", equal(A, number("-42"))),
        arguments("a=-1.50", equal(A, number("-1.50"))),
        arguments("a = 6.02e23", equal(A, number("6.02e23"))),
        arguments("a = 1E-5", equal(A, number("1E-5"))),
        arguments("a = 007", equal(A, number("7"))),
        arguments("a = true and b = FALSE", and(equal(A, bool(true)), equal(path("b"), bool(false)))),
        arguments("a in ('A', 'B', :c)", in(A, text("A"), text("B"), param("c"))),
        arguments("a in :as", inCollection(A, param("as"))),
        arguments("a in :as? and b = :b", and(inCollection(A, optional("as")), IS_B)),
        arguments("a = :a?", equal(A, optional("a"))),
        arguments("a between :x? and :y?", between(A, optional("x"), optional("y"))),
        arguments("a[:k] = :a", equal(path("a", param("k")), param("a"))),
        arguments("a[:k].b[0] = :a", equal(path("a", param("k"), "b", 0), param("a"))),
        arguments("attribute_type(a, 'S')", call("attribute_type", A, text("S"))),
        arguments("size(a) = 3", equal(call("size", A), number("3"))),
        arguments("größe$ = :größe", equal(path("größe$"), param("größe"))));
  }

  @ParameterizedTest
  @MethodSource
  void inAnnotations(String text, Condition tree) {
    assertThat(Parser.condition(text, Dialect.ANNOTATION)).isEqualTo(tree);
  }

  static Stream<Arguments> inRequests() {
    return Stream.of(
        arguments("#a = :0", equal(path("#a"), param("0"))),
        arguments("#0.#1[3].b = :v_1", equal(path("#0", "#1", 3, "b"), param("v_1"))),
        arguments("(#a).b = :a", equal(path("#a", "b"), param("a"))),
        arguments("a = (b.c)[1]", equal(A, path("b", "c", 1))),
        arguments("contains((a)[0], :a)", call("contains", path("a", 0), param("a"))),
        arguments("nonsense(a, :b, c)", call("nonsense", A, param("b"), path("c"))),
        arguments("size(a)", call("size", A)),
        arguments("SIZE(a) = :a", equal(call("SIZE", A), param("a"))),
        arguments("contains(a, :b) = :a", equal(call("contains", A, param("b")), param("a"))),
        arguments("contains(begins_with(a))", call("contains", call("begins_with", A))),
        arguments("attribute_exists(:a)", call("attribute_exists", param("a"))),
        arguments("set = :a and true = :b", and(equal(path("set"), param("a")), equal(path("true"), param("b")))),
        arguments("a[99999999999] = :a", equal(path("a", Integer.MAX_VALUE), param("a"))));
  }

  @ParameterizedTest
  @MethodSource
  void inRequests(String text, Condition tree) {
    assertThat(Parser.condition(text, Dialect.REQUEST)).isEqualTo(tree);
  }

  @ParameterizedTest
  @EnumSource(Comparator.class)
  void everyComparator(Comparator comparator) {
    Condition expected = compare(A, comparator, param("a"));

    assertThat(Parser.condition("a" + comparator.symbol() + ":a", Dialect.ANNOTATION)).isEqualTo(expected);
    assertThat(Parser.condition("a " + comparator.symbol() + " :a", Dialect.REQUEST)).isEqualTo(expected);
  }

  @Test
  void everyPartKnowsWhereItBegins() {
    Condition condition = Parser.condition("  (a.b[:k] = 'x') or not size(c) in :cs", Dialect.ANNOTATION);

    assertThat(condition.nodes()).extracting(Node::offset)
        //                or comparison path key text not in size c cs
        .containsExactly(2, 3, 3, 7, 13, 21, 25, 25, 30, 36);
    assertThat(condition.paths().get(0).elements()).extracting(element -> element.position().offset())
        .containsExactly(3, 5, 7);
  }
}
