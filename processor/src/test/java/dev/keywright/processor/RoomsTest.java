package dev.keywright.processor;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The processor's rooms, as docs/architecture.md draws them: arrows point downwards only. */
class RoomsTest {

  private static final String ROOT = "dev.keywright.processor";

  private static final JavaClasses CLASSES = new ClassFileImporter()
      .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
      .importPackages(ROOT);

  @Test
  void arrowsPointDownwards() {
    layeredArchitecture().consideringOnlyDependenciesInLayers()
        .withOptionalLayers(true)
        .layer("root").definedBy(ROOT)
        .layer("emit").definedBy(ROOT + ".emit..")
        .layer("chart").definedBy(ROOT + ".chart..")
        .layer("check").definedBy(ROOT + ".check..")
        .layer("plan").definedBy(ROOT + ".plan..")
        .layer("read").definedBy(ROOT + ".read..")
        .layer("problem").definedBy(ROOT + ".problem..")
        .layer("model").definedBy(ROOT + ".model..")
        .whereLayer("root").mayNotBeAccessedByAnyLayer()
        .whereLayer("emit").mayOnlyAccessLayers("plan", "model")
        .whereLayer("chart").mayOnlyAccessLayers("plan", "model")
        .whereLayer("check").mayOnlyAccessLayers("plan", "problem", "model")
        .whereLayer("plan").mayOnlyAccessLayers("problem", "model")
        .whereLayer("read").mayOnlyAccessLayers("problem", "model")
        .whereLayer("problem").mayOnlyAccessLayers("model")
        .whereLayer("model").mayNotAccessAnyLayer()
        .check(CLASSES);
  }

  @Test
  void noCycles() {
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void compilerTypesStayInReadAndRoot() {
    noClasses().that().resideOutsideOfPackages(ROOT, ROOT + ".read..")
        .should().dependOnClassesThat().resideInAnyPackage(
            "javax.lang.model..", "javax.annotation.processing..", "javax.tools..", "com.sun.source..")
        .check(CLASSES);
  }

  @Test
  void nothingBindsToOneCompiler() {
    noClasses().should().dependOnClassesThat().resideInAnyPackage("com.sun..", "org.eclipse..").check(CLASSES);
  }

  @Test
  void javaPoetStaysInEmit() {
    noClasses().that().resideOutsideOfPackage(ROOT + ".emit..")
        .should().dependOnClassesThat().resideInAPackage("com.squareup.javapoet..")
        .check(CLASSES);
  }
}
