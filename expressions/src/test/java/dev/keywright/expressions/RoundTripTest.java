package dev.keywright.expressions;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What is printed is read back as the same tree, in both dialects. */
class RoundTripTest {

  @Property(tries = 500)
  void conditionsOfAnnotations(@ForAll("annotationConditions") Condition condition) {
    String text = Printer.plain().condition(condition);

    assertThat(Parser.condition(text, Dialect.ANNOTATION)).as(text).isEqualTo(condition);
    assertThat(Parser.hasRedundantParentheses(text, Dialect.ANNOTATION)).as(text).isFalse();
  }

  @Property(tries = 500)
  void conditionsOfRequests(@ForAll("requestConditions") Condition condition) {
    String text = Printer.plain().condition(condition);

    assertThat(Parser.condition(text, Dialect.REQUEST)).as(text).isEqualTo(condition);
    assertThat(Parser.hasRedundantParentheses(text, Dialect.REQUEST)).as(text).isFalse();
  }

  @Property(tries = 500)
  void updatesOfAnnotations(@ForAll("annotationUpdates") Update update) {
    String text = Printer.plain().update(update);

    assertThat(Parser.update(text, Dialect.ANNOTATION)).as(text).isEqualTo(update);
  }

  @Property(tries = 500)
  void updatesOfRequests(@ForAll("requestUpdates") Update update) {
    String text = Printer.plain().update(update);

    assertThat(Parser.update(text, Dialect.REQUEST)).as(text).isEqualTo(update);
  }

  /** Tokens in any order: most are faults, some are expressions, and these must survive printing too. */
  @Property(tries = 500)
  void whateverIsReadFromTokens(@ForAll("tokens") String text) {
    for (Dialect dialect : Dialect.values()) {
      try {
        Condition condition = Parser.condition(text, dialect);
        assertThat(Parser.condition(Printer.plain().condition(condition), dialect)).isEqualTo(condition);
      } catch (SyntaxFault fault) {
        FuzzTest.assertSound(fault, text);
      }
    }
  }

  @Provide
  Arbitrary<Condition> annotationConditions() {
    return new RandomTrees(Dialect.ANNOTATION).conditions();
  }

  @Provide
  Arbitrary<Condition> requestConditions() {
    return new RandomTrees(Dialect.REQUEST).conditions();
  }

  @Provide
  Arbitrary<Update> annotationUpdates() {
    return new RandomTrees(Dialect.ANNOTATION).updates();
  }

  @Provide
  Arbitrary<Update> requestUpdates() {
    return new RandomTrees(Dialect.REQUEST).updates();
  }

  @Provide
  Arbitrary<String> tokens() {
    return Arbitraries.of("a", "b", ":a", "(", ")", "=", "<", "and", "or", "not", "in", "size(", "contains(", ",")
        .list().ofMaxSize(9).map(tokens -> String.join(" ", tokens));
  }
}
