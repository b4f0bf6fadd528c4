package dev.keywright.processor.plan.question;

import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.Guard;
import dev.keywright.processor.plan.key.SortPlan.RangeTerm;

/** One of the terms that {@code where} joins by {@code and}. */
public sealed interface Term {

  String component();

  /** As written, for messages. */
  String text();

  /** {@code c = :c} or {@code c = literal}. */
  record Tie(String component, Argument argument, String text) implements Term {}

  /** A comparison that a sort key can answer by a range. */
  record Range(String component, RangeTerm term, String text) implements Term {}

  /** What says only which items are meant, and that a guarded template can promise: {@code c in (...)}, {@code c <> 'A'}. */
  record Fact(Guard.Term fact, String text) implements Term {
    @Override
    public String component() {
      return fact.component();
    }
  }
}
