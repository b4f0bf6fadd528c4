package dev.keywright.processor.plan.question;

import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.question.Attempt.Lacking;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reports a question without a key: each candidate and what it lacks, and the template that would serve. */
final class NoKeyReport {

  private final TableModel table;
  private final EntityKeys keys;
  private final Problems problems;

  NoKeyReport(TableModel table, EntityKeys keys, Problems problems) {
    this.table = table;
    this.keys = keys;
    this.problems = problems;
  }

  void report(PatternModel pattern, Question question, List<Lacking> candidates) {
    Code code = code(candidates);
    StringBuilder message = new StringBuilder(headline(code, pattern, question));
    for (Lacking candidate : candidates) {
      message.append("\n    ").append(name(candidate)).append(": ").append(candidate.lacks().stream()
          .map(Lack::sentence)
          .collect(Collectors.joining(" ")));
    }
    advice(code, pattern, question).ifPresent(advice -> message.append("\n  ").append(advice));
    problems.error(code, pattern.site("where"), message.toString());
  }

  private String name(Lacking candidate) {
    return candidate.schema().isTable() ? "table " + table.name() : candidate.schema().label();
  }

  /** If a candidate fails for one kind of reason only, that reason is the news; the nearest miss decides. */
  private static Code code(List<Lacking> candidates) {
    for (Lack.Kind kind : List.of(Lack.Kind.CONSISTENT, Lack.Kind.ORDER, Lack.Kind.SPARSE, Lack.Kind.UNUSED_TERM)) {
      if (candidates.stream().anyMatch(candidate -> candidate.lacksOnly(kind))) {
        return switch (kind) {
          case CONSISTENT -> Code.KW307;
          case ORDER -> Code.KW305;
          case SPARSE -> Code.KW308;
          default -> Code.KW304;
        };
      }
    }
    return Code.KW301;
  }

  private static String headline(Code code, PatternModel pattern, Question question) {
    String asked = question.terms().stream().map(Term::text).collect(Collectors.joining(" and "));
    String named = "\"" + pattern.name() + "\"" + (asked.isEmpty() ? "" : " (" + asked + ")");
    return switch (code) {
      case KW304 -> "No key uses every term of " + named + ", and Keywright never filters in silence.";
      case KW305 -> "No key has the order that " + named + " asks for ("
          + pattern.orderBy().map(Text::value).orElse("by its range") + ").";
      case KW307 -> "Only a global index answers " + named + ", and DynamoDB cannot read one consistently.";
      case KW308 -> "Only an index that leaves items out answers " + named + ".";
      default -> "No key answers " + named + ", and Keywright never scans.";
    };
  }

  private Optional<String> advice(Code code, PatternModel pattern, Question question) {
    return switch (code) {
      case KW307 -> Optional.of("Leave consistent out, or give the table a key that answers it.");
      case KW308 -> Optional.of("Repeat the guard's terms in the question if those items are meant.");
      default -> otherOrder(question).or(() -> TemplateProposal.of(table, keys, pattern, question)
          .map(TemplateProposal::sentence));
    };
  }

  /** No key can do this: DynamoDB returns a range in its own order. */
  private static Optional<String> otherOrder(Question question) {
    Optional<String> ranged = question.range().map(Term.Range::component);
    return question.orderBy().flatMap(Question.OrderBy::component)
        .filter(component -> ranged.isPresent() && !ranged.get().equals(component)
            && !question.ties().containsKey(component))
        .map(component -> "DynamoDB returns a range in the order of what it ranges over. Order by " + ranged.get()
            + ", or range over " + component + ".");
  }
}
