package dev.keywright.processor.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Compares with a text file; {@code -Dgolden.update=true} writes it instead, for the diff to be reviewed. */
final class Golden {

  private static final Path FOLDER = Path.of("src/test/golden/chart");

  private Golden() {}

  static void assertSame(String text, String file) throws IOException {
    Path golden = FOLDER.resolve(file);
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(golden, text, StandardCharsets.UTF_8);
    }
    assertThat(text).isEqualTo(Files.readString(golden, StandardCharsets.UTF_8));
  }
}
