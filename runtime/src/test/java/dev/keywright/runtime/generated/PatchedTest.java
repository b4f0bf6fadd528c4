package dev.keywright.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.generated.ChangeAction.Assign;
import dev.keywright.runtime.generated.ChangeAction.Remove;
import java.util.List;
import org.junit.jupiter.api.Test;

class PatchedTest {
  private static List<ChangeAction> applied(Patched<String> patched) {
    Change change = new Change();
    patched.applyTo(change, "name", ValueCodec.string());
    return change.actions();
  }

  @Test
  void whatIsLeftStaysAsItIs() {
    Patched<String> left = Patched.left();
    assertThat(left.isLeft()).isTrue();
    assertThat(left.isTouched()).isFalse();
    assertThat(left.orElse("old")).isEqualTo("old");
    assertThat(left.orNull(null)).isNull();
    assertThat(applied(left)).isEmpty();
  }

  @Test
  void whatIsSetIsAssigned() {
    Patched<String> set = Patched.to("new");
    assertThat(set.isTouched()).isTrue();
    assertThat(set.orElse("old")).isEqualTo("new");
    assertThat(set.orNull("old")).isEqualTo("new");
    assertThat(applied(set)).containsExactly(new Assign("name", BoundValue.one(ValueCodec.string(), "new")));
  }

  @Test
  void whatIsRemovedIsGone() {
    Patched<String> removed = Patched.removed();
    assertThat(removed.isTouched()).isTrue();
    assertThat(removed.orNull("old")).isNull();
    assertThatThrownBy(() -> removed.orElse("old")).isInstanceOf(IllegalArgumentException.class);
    assertThat(applied(removed)).containsExactly(new Remove("name"));
  }
}
