package dev.keywright.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Generated files as they should be, kept as text. {@code -Dgolden.update=true} writes them anew, to be reviewed like
 * code.
 */
final class Golden {
  private static final Path FILES = Path.of("src/test/golden/emit");

  private Golden() {
  }

  static void compare(String folder, String simpleName, String text) {
    Path golden = FILES.resolve(folder).resolve(simpleName + ".java.txt");
    try {
      if (Boolean.getBoolean("golden.update")) {
        Files.createDirectories(golden.getParent());
        Files.writeString(golden, text);
      }
      assertThat(text).as(simpleName).isEqualTo(Files.readString(golden));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
