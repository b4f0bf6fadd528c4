package dev.keywright.processor.check;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a pattern says has a meaning for its operation: {@code limit} of a CREATE is a misunderstanding, not a detail.
 * The matrix of members and operations is {@link #MEANINGFUL}.
 */
public final class MembersFitOperations implements Check {

  private static final Set<String> ALWAYS = Set.of("name", "description", "operation");

  /** The members that mean something, beside name, description and operation. */
  static final Map<Operation, Set<String>> MEANINGFUL = new EnumMap<>(Map.ofEntries(
      Map.entry(Operation.READ, Set.of("where", "orderBy", "limit", "index", "consistent", "filter", "project")),
      Map.entry(Operation.COUNT, Set.of("where", "index", "consistent", "filter")),
      Map.entry(Operation.CREATE, Set.of()),
      Map.entry(Operation.PUT, Set.of()),
      Map.entry(Operation.UPDATE, Set.of("where", "given", "condition", "update", "patch")),
      Map.entry(Operation.UPSERT, Set.of("where", "condition", "update")),
      Map.entry(Operation.DELETE, Set.of("where", "given", "condition", "index", "filter")),
      Map.entry(Operation.CHECK, Set.of("where", "given", "condition")),
      Map.entry(Operation.BATCH_READ, Set.of("consistent")),
      Map.entry(Operation.BATCH_PUT, Set.of()),
      Map.entry(Operation.BATCH_DELETE, Set.of()),
      Map.entry(Operation.TRANSACT, Set.of("steps"))));

  /** Of a pattern on the table interface that reads. */
  private static final Set<String> OF_THE_TABLE = Set.of("where", "orderBy", "limit", "index", "consistent", "entities");

  @Override
  public void check(TableModel table, Problems problems) {
    for (EntityModel entity : table.entities()) {
      for (PatternModel pattern : entity.patterns()) {
        check(pattern, MEANINGFUL.get(pattern.operation()), problems);
      }
    }
    for (PatternModel pattern : table.patterns()) {
      check(pattern, pattern.operation() == Operation.TRANSACT ? MEANINGFUL.get(Operation.TRANSACT) : OF_THE_TABLE, problems);
    }
  }

  private static void check(PatternModel pattern, Set<String> meaningful, Problems problems) {
    List<String> written = pattern.members().keySet().stream().sorted().toList();
    for (String member : written) {
      if (!ALWAYS.contains(member) && !meaningful.contains(member)) {
        problems.error(Code.KW309, pattern.site(member), "\"" + member + "\" means nothing for the "
            + pattern.operation() + " \"" + pattern.name() + "\"; "
            + (meaningful.isEmpty()
                ? "it takes the whole record, and its key from it."
                : "what does: " + String.join(", ", meaningful.stream().sorted().toList()) + ".")
            + " Leave it out.");
      }
    }
    if (written.contains("limit") && meaningful.contains("limit") && pattern.limit().orElse(0) < 1) {
      problems.error(Code.KW309, pattern.site("limit"), "A limit of " + pattern.limit().orElse(0)
          + " reads nothing; write 1 or more, or leave it out to read all.");
    }
  }
}
