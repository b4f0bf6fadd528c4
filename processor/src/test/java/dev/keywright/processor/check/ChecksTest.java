package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.keywright.processor.problem.InternalFault;
import dev.keywright.processor.problem.Problems;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ChecksTest {

  @Test
  void listsEveryCheckAndEachHasItsTest() {
    Set<String> written = new TreeSet<>();
    Set<String> tested = new TreeSet<>();
    for (JavaClass found : new ClassFileImporter().importPackages(Check.class.getPackageName())) {
      if (found.isAssignableTo(Check.class) && !found.isInterface()) {
        written.add(found.getSimpleName());
      } else if (found.getSimpleName().endsWith("Test")) {
        tested.add(found.getSimpleName().replaceAll("Test$", ""));
      }
    }
    Set<String> listed = new TreeSet<>();
    Checks.OF_THE_MODEL.forEach(check -> listed.add(check.getClass().getSimpleName()));

    assertThat(listed).isNotEmpty().isEqualTo(written);
    assertThat(tested).containsAll(listed);
  }

  @Test
  void namesTheCheckThatFails() {
    assertThatThrownBy(() -> Checks.ofTheModel(null, new Problems()))
        .isInstanceOf(InternalFault.class)
        .hasMessageContaining("check DelimiterSeparates")
        .hasCauseInstanceOf(NullPointerException.class);
  }
}
