package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.keywright.processor.problem.Code;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A check is a class, a line in the list, a code, a page, a test of the same name: none is missing. */
class EveryCheckIsTestedTest {

  private static final JavaClasses CHECKS =
      new ClassFileImporter().importPackages(Check.class.getPackageName());

  @Test
  void everyCheckIsListed() {
    Set<String> written = CHECKS.stream()
        .filter(found -> found.isAssignableTo(Check.class) || found.isAssignableTo(PlanCheck.class))
        .filter(found -> !found.isInterface())
        .map(JavaClass::getSimpleName)
        .collect(Collectors.toCollection(TreeSet::new));

    assertThat(listed()).isNotEmpty().isEqualTo(written);
  }

  @Test
  void everyCheckHasATestOfItsName() {
    Set<String> classes = CHECKS.stream().map(JavaClass::getSimpleName).collect(Collectors.toSet());

    assertThat(listed()).allSatisfy(check -> assertThat(classes).contains(check + "Test"));
  }

  @Test
  void everyCodeIsReportedSomewhere() {
    Set<String> reported = new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests())
        .importPackages("dev.keywright.processor").stream()
        .filter(found -> !found.isEquivalentTo(Code.class))
        .flatMap(found -> found.getFieldAccessesFromSelf().stream())
        .map(JavaFieldAccess::getTarget)
        .filter(field -> field.getOwner().isEquivalentTo(Code.class))
        .map(field -> field.getName())
        .collect(Collectors.toSet());

    assertThat(reported).containsAll(Arrays.stream(Code.values()).map(Code::name).toList());
  }

  @ParameterizedTest
  @EnumSource(Code.class)
  void everyCodeHasAPage(Code code) {
    assertThat(Path.of("..", "docs", "diagnostics", code + ".md")).exists();
  }

  private static Set<String> listed() {
    return Stream.of(Checks.OF_THE_MODEL, Checks.OF_THE_PLAN, Checks.ADVICE)
        .flatMap(checks -> checks.stream())
        .map(check -> check.getClass().getSimpleName())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
