package dev.keywright.processor.check;

import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.problem.InternalFault;
import dev.keywright.processor.problem.Problems;
import java.util.List;

/** All checks, in the order in which they run. A new one is a line here. */
public final class Checks {

  static final List<Check> OF_THE_MODEL = List.of(
      new DelimiterSeparates(),
      new NamesFitDynamoDb(),
      new TableStaysWithinLimits(),
      new IndexNamesAreUnique(),
      new KeyAttributesAreDistinct(),
      new IndexesHaveTheirKeys(),
      new IncludeListsFitProjections(),
      new StoredNamesAreUnique(),
      new EntityTagsAreUnique(),
      new SealedTagsAreUnique(),
      new GeneratedNamesAreFree(),
      new FormatsFitTypes(),
      new TimeToLiveIsOneAttribute(),
      new RolesFitComponents(),
      new BatchesBreakNoGuard(),
      new UnstoredComponentsAreInTheKey(),
      new EntitiesHaveTemplates(),
      new MethodsAreDistinct(),
      new MembersFitOperations(),
      new PinnedIndexesAreDeclared());

  static final List<PlanCheck> OF_THE_PLAN = List.of(
      new LiteralsAreMeantAsSuch(),
      new KeyAttributesHaveOneType(),
      new ExpiryIsProjected(),
      new RolesStayOutOfPrimaryKeys(),
      new TemplatesComeApart(),
      new EntitiesDoNotCollide(),
      new GuardsExcludeEachOther(),
      new RangesArePure());

  /** Judged only where nothing is wrong: a pattern without a key would else make its index look unused. */
  static final List<PlanCheck> ADVICE = List.of(
      new CaseIsFoldedKnowingly(),
      new PartitionKeysSpread(),
      new EveryIndexIsAsked(),
      new EveryEntityIsAsked());

  private Checks() {}

  /** What can be told from the model alone, before anything is planned. */
  public static void ofTheModel(TableModel table, Problems problems) {
    for (Check check : OF_THE_MODEL) {
      InternalFault.at("check " + check.getClass().getSimpleName(), () -> check.check(table, problems));
    }
  }

  /** What can be told once keys are resolved and questions answered, as far as they could be. */
  public static void ofThePlan(TablePlan plan, Problems problems) {
    run(OF_THE_PLAN, plan, problems);
    if (!problems.hasErrors()) {
      run(ADVICE, plan, problems);
    }
  }

  private static void run(List<PlanCheck> checks, TablePlan plan, Problems problems) {
    for (PlanCheck check : checks) {
      InternalFault.at("check " + check.getClass().getSimpleName(), () -> check.check(plan, problems));
    }
  }
}
