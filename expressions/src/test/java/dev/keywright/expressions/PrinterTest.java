package dev.keywright.expressions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrinterTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
      "(a = :a AND b=:b) and c<>'it''s' | (a = :a and b = :b) and c <> 'it''s'",
      "(a = :a AND b=:b) OR c=-1.50     | a = :a and b = :b or c = -1.50",
      "(a = :a or b=:b) AND c=TRUE      | (a = :a or b = :b) and c = true",
      "not (a = :a)                     | not a = :a",
      "not not a = :a                   | not (not a = :a)",
      "NOT (a = :a or b = :b)           | not (a = :a or b = :b)",
      "((size(a)) > (3))                | size(a) > 3",
      "a in ( 'x' ,:y ) or b in :bs?    | a in ('x', :y) or b in :bs?",
      "a[ :k ] . b[0] BETWEEN 1 AND :z  | a[:k].b[0] between 1 and :z"})
  void writesConditions(String text, String printed) {
    assertThat(Printer.plain().condition(Parser.condition(text, Dialect.ANNOTATION))).isEqualTo(printed);
  }

  @Test
  void writesUpdates() {
    String text = "REMOVE x,y[0] SET a=(b+:c),d=list_append(if_not_exists(d,:e),:f),g=h- -1 ADD n 1 DELETE s :v";

    assertThat(Printer.plain().update(Parser.update(text, Dialect.ANNOTATION))).isEqualTo(
        "remove x, y[0] set a = b + :c, d = list_append(if_not_exists(d, :e), :f), g = h - -1 add n 1 delete s :v");
  }

  @Test
  void spellsAsAsked() {
    List<Node> asked = new ArrayList<>();
    Printer printer = new Printer(new Printer.Spelling() {
      @Override
      public String path(Path path) {
        asked.add(path);
        return "#" + path.head().text().length();
      }

      @Override
      public String value(Value value) {
        asked.add(value);
        return ":v";
      }

      @Override
      public String collection(Parameter collection) {
        return "(:0, :1)";
      }
    });
    Condition condition = Parser.condition("name[0] = 'x' and a in :as and contains(abc, :p)", Dialect.ANNOTATION);

    assertThat(printer.condition(condition)).isEqualTo("#4 = :v and #1 in (:0, :1) and contains(#3, :v)");
    assertThat(asked).map(Node::offset).containsExactly(0, 10, 18, 40, 45);
  }

  @Test
  void writesProjections() {
    assertThat(Printer.plain().list(Parser.projection("a,#b.c", Dialect.REQUEST))).isEqualTo("a, #b.c");
  }
}
