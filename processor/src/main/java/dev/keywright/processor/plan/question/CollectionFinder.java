package dev.keywright.processor.plan.question;

import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.plan.key.Membership;
import dev.keywright.processor.plan.key.SortPlan;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds the key under which an item collection lies: where all its entities share the partition. */
public final class CollectionFinder {

  private final TableModel table;
  private final List<EntityKeys> keys;
  private final Problems problems;

  public CollectionFinder(TableModel table, List<EntityKeys> keys, Problems problems) {
    this.table = table;
    this.keys = keys;
    this.problems = problems;
  }

  /** The key condition, and each participant's own interval, in the order of the table's entities. */
  public record Found(KeyPlan key, Map<EntityKeys, SortPlan> intervals) {}

  /**
   * The first key that serves; otherwise the reasons of all are reported.
   *
   * @param all whether every candidate must take part; otherwise two whose partition the terms tie are enough
   */
  public Optional<Found> find(PatternModel pattern, Question question, List<EntityKeys> candidates, boolean all) {
    List<String> reasons = new ArrayList<>();
    for (KeySchema schema : KeyFinder.candidates(table, pattern)) {
      String label = schema.isTable() ? "table " + table.name() : schema.label();
      Map<PartitionShape, List<Membership>> groups = groups(schema, question, candidates);
      if (groups.isEmpty()) {
        reasons.add(label + ": none of the entities is in it" + (schema.isTable() ? "." : " for every item meant."));
      }
      for (List<Membership> group : groups.values()) {
        CollectionTrial trial = new CollectionTrial(
            group, question, table.delimiter(), isAlone(schema, group), pattern.consistent());
        Optional<CollectionTrial.Success> success = isEnough(group, candidates, all) ? trial.run() : Optional.empty();
        if (success.isPresent()) {
          return Optional.of(found(success.get()));
        }
        reasons.add(label + ", " + names(group) + ": " + (isEnough(group, candidates, all)
            ? String.join(" ", trial.lacks())
            : tooFew(group, candidates, all)));
      }
    }
    report(pattern, question, reasons);
    return Optional.empty();
  }

  private Found found(CollectionTrial.Success success) {
    Map<EntityKeys, SortPlan> intervals = new LinkedHashMap<>();
    success.intervals().forEach((membership, own) -> intervals.put(keysOf(membership), own));
    return new Found(success.key(), intervals);
  }

  private EntityKeys keysOf(Membership membership) {
    return keys.stream().filter(candidate -> candidate.entity().equals(membership.entity())).findFirst().orElseThrow();
  }

  /** Memberships by the shape of their partition key; a guarded one counts only if the question implies its guard. */
  private static Map<PartitionShape, List<Membership>> groups(
      KeySchema schema, Question question, List<EntityKeys> candidates) {
    Map<PartitionShape, List<Membership>> groups = new LinkedHashMap<>();
    for (EntityKeys candidate : candidates) {
      for (Membership membership : candidate.memberships(schema)) {
        if (QuestionFacts.of(candidate.entity(), question).imply(membership.guard())) {
          groups.computeIfAbsent(PartitionShape.of(membership), shape -> new ArrayList<>()).add(membership);
        }
      }
    }
    return groups;
  }

  private static boolean isEnough(List<Membership> group, List<EntityKeys> candidates, boolean all) {
    long entities = group.stream().map(Membership::entity).distinct().count();
    return entities == group.size() && (all ? entities == candidates.size() : entities >= 2);
  }

  private static String tooFew(List<Membership> group, List<EntityKeys> candidates, boolean all) {
    return all
        ? "not all of the listed entities (" + candidates.stream()
            .map(candidate -> candidate.entity().type().simpleName()).collect(Collectors.joining(", "))
            + ") have this partition key, " + group.get(0).partitionParts() + "."
        : "an item collection holds items of two entities or more.";
  }

  /** Whether nothing but the group's items can lie in its partitions. */
  private boolean isAlone(KeySchema schema, List<Membership> group) {
    return keys.stream().flatMap(candidate -> candidate.memberships(schema).stream()).allMatch(group::contains);
  }

  private static String names(List<Membership> group) {
    return group.stream().map(membership -> membership.entity().type().simpleName()).collect(Collectors.joining(" and "));
  }

  private void report(PatternModel pattern, Question question, List<String> reasons) {
    String asked = question.terms().stream().map(Term::text).collect(Collectors.joining(" and "));
    problems.error(Code.KW301, pattern.site("where"), "No key holds the item collection \"" + pattern.name() + "\" ("
        + asked + "), and Keywright never scans.\n    " + String.join("\n    ", reasons)
        + "\n  Give the entities a partition key of one shape, in the table or on an index.");
  }
}
