package dev.keywright.testkit;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The rooms of the engine and what each may see: arrows go one way. */
class RoomsTest {

  private static final JavaClasses CLASSES = new ClassFileImporter()
      .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("dev.keywright.testkit");
  private static final String ROOT = "dev.keywright.testkit";

  @Test
  void roomsSeeOnlyWhatLiesBelowThem() {
    layeredArchitecture().consideringOnlyDependenciesInLayers()
        .layer("junit").definedBy(ROOT + ".junit..")
        .layer("root").definedBy(ROOT)
        .layer("transactions").definedBy(ROOT + ".transactions..")
        .layer("streams").definedBy(ROOT + ".streams..")
        .layer("operation").definedBy(ROOT + ".operation..")
        .layer("evaluation").definedBy(ROOT + ".evaluation..")
        .layer("protocol").definedBy(ROOT + ".protocol..")
        .layer("validation").definedBy(ROOT + ".validation..")
        .layer("storage").definedBy(ROOT + ".storage..")
        .layer("value").definedBy(ROOT + ".value..")
        .whereLayer("junit").mayNotBeAccessedByAnyLayer()
        .whereLayer("root").mayOnlyBeAccessedByLayers("junit")
        .whereLayer("transactions").mayOnlyBeAccessedByLayers("root")
        .whereLayer("streams").mayOnlyBeAccessedByLayers("root")
        .whereLayer("operation").mayOnlyBeAccessedByLayers("root", "transactions", "streams")
        .whereLayer("evaluation").mayOnlyBeAccessedByLayers("operation", "transactions")
        .whereLayer("protocol").mayOnlyBeAccessedByLayers("root", "operation", "transactions", "streams")
        .whereLayer("validation").mayOnlyBeAccessedByLayers("root", "operation", "transactions", "streams",
            "evaluation", "protocol")
        .check(CLASSES);
  }

  @Test
  void noRoomsDependOnEachOther() {
    slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void jsonStaysWithProtocolAndOperations() {
    noClasses().that().resideInAnyPackage(ROOT + ".value..", ROOT + ".storage..", ROOT + ".validation..",
        ROOT + ".evaluation..").should().dependOnClassesThat(resideInAnyPackage("com.fasterxml..")).check(CLASSES);
  }

  @Test
  void theSdkIsSeenAtTheTransportsAndTheEntranceOnly() {
    noClasses().that().resideInAnyPackage(ROOT + ".value..", ROOT + ".storage..", ROOT + ".validation..",
        ROOT + ".evaluation..", ROOT + ".operation..", ROOT + ".transactions..", ROOT + ".streams..")
        .should().dependOnClassesThat(resideInAnyPackage("software.amazon..")).check(CLASSES);
  }

  @Test
  void jUnitIsNeededByItsOwnRoomOnly() {
    noClasses().that().resideOutsideOfPackage(ROOT + ".junit..")
        .should().dependOnClassesThat(resideInAnyPackage("org.junit..")).check(CLASSES);
  }
}
