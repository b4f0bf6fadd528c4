package dev.keywright.processor.plan.question;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.IndexTemplateModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeysReader;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Templates for an entity that has only questions. Each proposal is tried with the real planner before it is made, so what
 * it claims to serve it serves.
 *
 * @param annotations the lines to add to the record
 * @param newIndexes indexes the table would have to declare
 * @param served names of the questions these templates answer
 * @param unserved names of those they do not
 */
public record KeyProposal(
    List<String> annotations, List<String> newIndexes, List<String> served, List<String> unserved) {

  /** The proposal; empty where no component could be a key. */
  public static Optional<KeyProposal> of(TableModel table, EntityModel entity) {
    return PrimaryKeyProposal.of(table, entity).map(primary -> complete(table, entity, primary));
  }

  private static KeyProposal complete(TableModel table, EntityModel bare, PrimaryKeyProposal primary) {
    TableModel trialTable = table;
    EntityModel trial = with(bare, primary, List.of());
    List<String> lines = new ArrayList<>(List.of(primary.annotation()));
    List<String> newIndexes = new ArrayList<>();
    List<String> served = new ArrayList<>();
    List<String> unserved = new ArrayList<>();
    for (PatternModel pattern : bare.patterns()) {
      if (pattern.operation() != Operation.READ && pattern.operation() != Operation.COUNT) {
        continue;
      }
      Optional<TemplateProposal> needed = needed(trialTable, trial, pattern);
      if (needed.isPresent()) {
        TemplateProposal template = needed.get();
        TableModel nextTable = template.declared() ? trialTable : withIndex(trialTable, template.index());
        EntityModel next = with(trial, primary, template);
        if (isServed(nextTable, next, pattern)) {
          trialTable = nextTable;
          trial = next;
          lines.add(template.annotation());
          if (!template.declared()) {
            newIndexes.add(template.index());
          }
        }
      }
      (isServed(trialTable, trial, pattern) ? served : unserved).add(pattern.name().value());
    }
    return new KeyProposal(List.copyOf(lines), List.copyOf(newIndexes), List.copyOf(served), List.copyOf(unserved));
  }

  private static Optional<TemplateProposal> needed(TableModel table, EntityModel entity, PatternModel pattern) {
    Problems unheard = new Problems();
    Optional<EntityKeys> keys = KeysReader.read(table, entity, unheard);
    if (keys.isEmpty() || isServed(table, entity, pattern)) {
      return Optional.empty();
    }
    return question(entity, keys.get(), pattern).flatMap(question -> TemplateProposal.of(table, keys.get(), pattern, question));
  }

  private static boolean isServed(TableModel table, EntityModel entity, PatternModel pattern) {
    Problems unheard = new Problems();
    return KeysReader.read(table, entity, unheard)
        .flatMap(keys -> question(entity, keys, pattern)
            .flatMap(question -> new KeyFinder(table, keys, unheard).find(pattern, question)))
        .isPresent();
  }

  private static Optional<Question> question(EntityModel entity, EntityKeys keys, PatternModel pattern) {
    return new QuestionReader(new Scope(List.of(entity), List.of()), new Problems()).read(pattern, Optional.of(keys.primary()));
  }

  private static EntityModel with(EntityModel entity, PrimaryKeyProposal primary, TemplateProposal template) {
    List<IndexTemplateModel> templates = new ArrayList<>(entity.indexTemplates());
    templates.add(new IndexTemplateModel(new Text(template.index(), entity.site()),
        List.of(new Text(template.pk(), entity.site())), List.of(new Text(template.sk(), entity.site())),
        Optional.empty(), entity.site()));
    return with(entity, primary, templates);
  }

  private static EntityModel with(EntityModel entity, PrimaryKeyProposal primary, List<IndexTemplateModel> templates) {
    return new EntityModel(entity.type(), entity.isPublic(), entity.tag(), entity.name(), entity.components(),
        Optional.of(new Text(primary.pk(), entity.site())), primary.sk().map(sk -> new Text(sk, entity.site())),
        templates, entity.patterns(), entity.suppressed(), entity.site());
  }

  private static TableModel withIndex(TableModel table, String name) {
    List<IndexModel> indexes = new ArrayList<>(table.indexes());
    indexes.add(new IndexModel(
        name, List.of(name + "PK"), List.of(name + "SK"), false, ProjectionKind.ALL, List.of(), table.site()));
    return new TableModel(table.type(), table.isPublic(), table.name(), table.partitionKey(), table.sortKey(),
        table.typeAttribute(), table.delimiter(), table.naming(), indexes, table.entities(), table.nestedRecords(),
        table.sealedTypes(), table.patterns(), table.sealed(), table.suppressed(), table.site());
  }
}
