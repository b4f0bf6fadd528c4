package dev.keywright.processor.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MarkdownTableTest {

  @Test
  void aTableHasARowForEachLine() {
    MarkdownTable table = new MarkdownTable(List.of("Entity", "PK"));
    table.row(List.of("Order", MarkdownTable.code("ORDER#{id}")));
    table.row(List.of("Cart", ""));

    assertThat(table).hasToString("""
        | Entity | PK |
        | --- | --- |
        | Order | `ORDER#{id}` |
        | Cart | |
        """);
  }

  @Test
  void proseCannotEndItsCell() {
    assertThat(MarkdownTable.text("open | closed")).isEqualTo("open \\| closed");
    assertThat(MarkdownTable.text("a\\|b")).isEqualTo("a\\\\\\|b");
    assertThat(MarkdownTable.text("two\r\nlines\n")).isEqualTo("two lines");
    assertThat(MarkdownTable.text("List<Order>")).isEqualTo("List\\<Order>");
  }

  @Test
  void codeCannotEndItsSpanOrCell() {
    assertThat(MarkdownTable.code("A|{b}")).isEqualTo("`A\\|{b}`");
    assertThat(MarkdownTable.code("a`b")).isEqualTo("<code>a&#96;b</code>");
    assertThat(MarkdownTable.code("a\\|b")).isEqualTo("<code>a&#92;&#124;b</code>");
    assertThat(MarkdownTable.code("a\nb")).isEqualTo("<code>a&#10;b</code>");
    assertThat(MarkdownTable.code(" a")).isEqualTo("<code>&#32;a</code>");
    assertThat(MarkdownTable.code("")).isEmpty();
  }
}
