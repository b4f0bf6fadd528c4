package dev.keywright.expressions;

import static dev.keywright.expressions.Trees.call;
import static dev.keywright.expressions.Trees.optional;
import static dev.keywright.expressions.Trees.param;
import static dev.keywright.expressions.Trees.path;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NodeTest {

  @Test
  void pathsInOrderOfFirstAppearanceEachOnce() {
    Condition condition = Parser.condition("b.c = :x and (a = :y or size(b.c) > :z) and b = a", Dialect.REQUEST);

    assertThat(condition.paths()).containsExactly(path("b", "c"), path("a"), path("b"));
  }

  @Test
  void parametersInOrderOfFirstAppearanceWithThoseOfKeys() {
    Update update = Parser.update("set a[:k].b = :x, c = if_not_exists(c, :k) remove d[:l] add e :x",
        Dialect.ANNOTATION);

    assertThat(update.parameters()).containsExactly(param("k"), param("x"), param("l"));
  }

  @Test
  void parametersOfAnyForm() {
    Condition condition = Parser.condition("a in :as and b in (:b, 'x') and c = :c? and not d between :e and :f",
        Dialect.ANNOTATION);

    assertThat(condition.parameters())
        .containsExactly(param("as"), param("b"), optional("c"), param("e"), param("f"));
  }

  @Test
  void termsOfNestedAnds() {
    Condition condition = Parser.condition("a = :a and (b = :b and (c = :c or d = :d)) and contains(e, :e)",
        Dialect.ANNOTATION);

    assertThat(condition.terms()).map(Printer.plain()::condition)
        .containsExactly("a = :a", "b = :b", "c = :c or d = :d", "contains(e, :e)");
  }

  @Test
  void aSingleTerm() {
    Condition condition = Parser.condition("a = :a or b = :b", Dialect.ANNOTATION);

    assertThat(condition.terms()).containsExactly(condition);
  }

  @Test
  void treesAreEqualWhereverTheyStand() {
    Condition here = Parser.condition("a=:a", Dialect.ANNOTATION);
    Condition there = Parser.condition("  ( a  =  :a )", Dialect.ANNOTATION);

    assertThat(here).isEqualTo(there).hasSameHashCodeAs(there);
    assertThat(here.offset()).isNotEqualTo(there.offset());
  }

  @Test
  void callsKnowTheirFunction() {
    assertThat(call("size", path("a")).function()).contains(Function.SIZE);
    assertThat(call("size", path("a")).is(Function.SIZE)).isTrue();
    assertThat(call("Size", path("a")).function()).isEmpty();
  }
}
