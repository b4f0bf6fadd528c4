package dev.keywright.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What is generated, as text files: {@code mvn test -Dtest=GoldenTest -Dgolden.update=true} writes them anew, to be
 * reviewed like code.
 */
class GoldenTest {
  private static final Path FILES = Path.of("src/test/golden/emit");

  @Test
  void theShop() throws IOException {
    compare("shop", Emitters.emit(Shop.plan(), true));
  }

  @Test
  void theSameInputGivesTheSameBytes() {
    assertThat(Emitters.emit(Shop.plan(), true)).isEqualTo(Emitters.emit(Shop.plan(), true));
  }

  private static void compare(String folder, List<GeneratedFile> files) throws IOException {
    for (GeneratedFile file : files) {
      Path golden = FILES.resolve(folder).resolve(file.simpleName() + ".java.txt");
      if (Boolean.getBoolean("golden.update")) {
        Files.createDirectories(golden.getParent());
        Files.writeString(golden, file.text());
      }
      assertThat(file.text()).as(file.simpleName()).isEqualTo(Files.readString(golden));
    }
  }
}
