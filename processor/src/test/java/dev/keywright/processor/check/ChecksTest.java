package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.processor.problem.InternalFault;
import dev.keywright.processor.problem.Problems;
import org.junit.jupiter.api.Test;

class ChecksTest {

  @Test
  void namesTheCheckThatFails() {
    assertThatThrownBy(() -> Checks.ofTheModel(null, new Problems()))
        .isInstanceOf(InternalFault.class)
        .hasMessageContaining("check DelimiterSeparates")
        .hasCauseInstanceOf(NullPointerException.class);
  }
}
