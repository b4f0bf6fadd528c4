package dev.keywright.processor;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Modifier;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Modifier;
import org.junit.jupiter.api.Test;

/** The processor's rooms, as docs/architecture.md draws them: arrows point downwards only. */
class RoomsTest {

  private static final String ROOT = "dev.keywright.processor";

  private static final String[] COMPILER =
      {"javax.lang.model..", "javax.annotation.processing..", "javax.tools..", "com.sun.source.."};

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

  /** JavaPoet's own interface speaks of modifiers, and which words are Java's is asked of {@link SourceVersion}. */
  @Test
  void compilerTypesStayInReadAndRoot() {
    noClasses().that().resideOutsideOfPackages(ROOT, ROOT + ".read..")
        .should().dependOnClassesThat(
            resideInAnyPackage("javax.lang.model..", "javax.annotation.processing..", "javax.tools..")
                .and(not(equivalentTo(Modifier.class)))
                .and(not(equivalentTo(SourceVersion.class))))
        .check(CLASSES);
    noClasses().that().resideOutsideOfPackages(ROOT, ROOT + ".read..", ROOT + ".emit..")
        .should().dependOnClassesThat(equivalentTo(Modifier.class))
        .check(CLASSES);
  }

  /** But for the one class that betters javac's positions, which other compilers do without. */
  @Test
  void nothingElseBindsToOneCompiler() {
    noClasses().that().doNotBelongToAnyOf(AnnotationTrees.class).should().dependOnClassesThat().resideInAnyPackage("com.sun..", "org.eclipse..").check(CLASSES);
  }

  @Test
  void javaPoetStaysInEmit() {
    noClasses().that().resideOutsideOfPackage(ROOT + ".emit..")
        .should().dependOnClassesThat().resideInAPackage("com.squareup.javapoet..")
        .check(CLASSES);
  }
}
