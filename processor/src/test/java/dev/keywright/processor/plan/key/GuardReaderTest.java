package dev.keywright.processor.plan.key;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GuardReaderTest {

  private static Compiled box(String when) {
    return Compiled.of("""
        package attic;
        import dev.keywright.annotations.*;
        import java.util.*;
        @Table(name = "attic", indexes = @Index(name = "GSI1"))
        sealed interface AtticItem permits Box {}
        @Entity
        @PkTemplate(pk = "BOX#{id}", sk = "BOX")
        @IndexTemplate(index = "GSI1", pk = "ROOM#{room}", sk = "{id}", when = "%s")
        @AccessPattern(name = "find")
        record Box(String id, String room, boolean full, Set<String> tags, Optional<Set<Integer>> sizes,
            Optional<String> owner) implements AtticItem {}
        """.formatted(when));
  }

  @ParameterizedTest
  @ValueSource(strings = {"attribute_exists(tags)", "full = true and attribute_exists(sizes)", "attribute_not_exists(tags)"})
  void refusesToAskWhetherASetIsThere(String when) {
    Compiled compiled = box(when);

    assertThat(compiled.errors()).containsExactly("KW210 line 8");
    assertThat(compiled.messages()).contains("an empty set is not stored");
  }

  @Test
  void refusesWhatCannotBeDecidedFromOneRecord() {
    assertThat(box("size(tags) > 1").errors()).containsExactly("KW210 line 8");
    assertThat(box("full = :full").errors()).containsExactly("KW210 line 8");
    assertThat(box("missing = 'x'").errors()).containsExactly("KW210 line 8");
  }

  @Test
  void isQuietAboutWhatIsThereOrNot() {
    assertThat(box("attribute_exists(owner) and full = false").errors()).isEmpty();
  }
}
