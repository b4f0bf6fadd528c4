package dev.keywright.processor.emit;

import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.key.KeyConditionText;
import dev.keywright.processor.plan.key.KeyPlan;

/**
 * The paragraphs of a Javadoc comment that say how a question is answered: operation, place, key condition,
 * consistency.
 */
final class QueryDoc {
  private QueryDoc() {
  }

  /** Of a Query; {@code condition} is its key condition in words. */
  static DocComment query(DocComment comment, TableModel table, PatternModel pattern, KeyPlan key, String condition) {
    String place = key.schema().index().map(index -> "index " + DocComment.code(index.name())).orElse(of(table));
    comment.paragraph("Query of " + place + ": " + DocComment.code(condition) + (key.descending() ? ", descending" : "")
        + consistency(pattern));
    if (key.schema().isGlobal()) {
      comment.paragraph("Eventually consistent, as every read of a global index: the latest writes may not show yet.");
    } else if (!pattern.consistent()) {
      comment.paragraph("Eventually consistent: the latest writes may not show yet.");
    }
    return comment;
  }

  /** Of a GetItem. */
  static DocComment get(DocComment comment, TableModel table, PatternModel pattern, KeyPlan key) {
    comment.paragraph("GetItem of " + of(table) + ": " + condition(key) + consistency(pattern));
    return pattern.consistent() ? comment
        : comment.paragraph("Eventually consistent: the latest writes may not show yet.");
  }

  /** {@code table shop}. */
  static String of(TableModel table) {
    return "table " + DocComment.code(table.name());
  }

  static String condition(KeyPlan key) {
    return DocComment.code(KeyConditionText.of(key));
  }

  /** As the end of a sentence. */
  private static String consistency(PatternModel pattern) {
    return pattern.consistent() ? ", strongly consistent." : ".";
  }

  /** The first sentence of a comment. */
  static String sentence(String question) {
    String text = DocComment.text(question);
    return text.endsWith(".") || text.endsWith("?") || text.endsWith("!") ? text : text + ".";
  }
}
