package dev.keywright.expressions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.BiFunction;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever the text, the parser answers with a tree or with a fault that points into the text. */
class FuzzTest {

  private static final List<BiFunction<String, Dialect, Object>> ENTRIES =
      List.of(Parser::condition, Parser::update, Parser::projection, Parser::path, Parser::hasRedundantParentheses);

  @Property(tries = 500)
  void anyText(@ForAll String text) {
    assertNothingButFaults(text);
  }

  @Property(tries = 500)
  void textsOfPieces(@ForAll("pieces") String text) {
    assertNothingButFaults(text);
  }

  /** One character of an expression is replaced, so that faults happen everywhere in it. */
  @Property(tries = 500)
  void damagedExpressions(@ForAll("expressions") String text, @ForAll int place, @ForAll char other) {
    int at = Math.floorMod(place, text.length());
    assertNothingButFaults(text.substring(0, at) + other + text.substring(at + 1));
    assertNothingButFaults(text.substring(0, at));
    assertNothingButFaults(text.substring(0, at) + text.substring(at + 1));
  }

  static void assertSound(SyntaxFault fault, String text) {
    assertThat(fault.expected()).isNotEmpty();
    assertThat(text.startsWith(fault.token(), fault.position())).isTrue();
    assertThat(fault.isAtEnd()).isEqualTo(fault.position() == text.length());
    assertThat(text).contains(fault.near());
    assertThat(fault.near()).contains(fault.token());
  }

  private static void assertNothingButFaults(String text) {
    for (Dialect dialect : Dialect.values()) {
      for (BiFunction<String, Dialect, Object> entry : ENTRIES) {
        try {
          assertThat(entry.apply(text, dialect)).isNotNull();
        } catch (SyntaxFault fault) {
          assertSound(fault, text);
        }
      }
    }
  }

  @Provide
  Arbitrary<String> pieces() {
    return Arbitraries.of("a", "b.c", "[0]", "[:k]", ":a", ":a?", "#n", "'x'", "'", "-1", "1e999", "0.5", "true", "(",
        ")", "((", "))", "=", "<>", "<", "<=", "+", "-", ",", ".", "and", "or", "not", "in", "between", "set", "remove",
        "add", "delete", "size(", "contains(", "if_not_exists(", "nonsense(", "\uD83D", "\u0130N", "{")
        .list().ofMaxSize(12).map(pieces -> String.join(" ", pieces));
  }

  @Provide
  Arbitrary<String> expressions() {
    RandomTrees trees = new RandomTrees(Dialect.ANNOTATION);
    return Arbitraries.oneOf(trees.conditions().map(Printer.plain()::condition),
        trees.updates().map(Printer.plain()::update));
  }
}
