package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RolesStayOutOfPrimaryKeysTest {

  @ParameterizedTest
  @ValueSource(strings = {"V#{version:10}", "AT#{createdAt}", "AT#{updatedAt}"})
  void refusesAPrimaryKeyThatEachWriteWouldChange(String sk) {
    assertThat(note(sk).errors()).containsExactly("KW118 line 7");
  }

  @Test
  void acceptsOtherPrimaryKeys() {
    assertThat(note("NOTE").errors()).isEmpty();
  }

  private static Compiled note(String sk) {
    return Compiled.of("""
        package notes;
        import dev.keywright.annotations.*;
        @Table(name = "notes") sealed interface NotesItem permits Note {}
        @Entity
        @PkTemplate(pk = "NOTE#{noteId}", sk = "%s")
        @AccessPattern(name = "write", operation = Operation.CREATE)
        record Note(String noteId, @Version long version, @CreatedAt java.time.Instant createdAt, \
        @UpdatedAt java.time.Instant updatedAt) implements NotesItem {}
        """.formatted(sk));
  }
}
