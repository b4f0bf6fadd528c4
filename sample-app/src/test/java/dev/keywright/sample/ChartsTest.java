package dev.keywright.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The charts in {@code docs} are those that the compiler made. After a change of the model, take over the new ones:
 * {@code mvn -pl sample-app -am test -Dcharts.refresh -Dtest=ChartsTest -Dsurefire.failIfNoSpecifiedTests=false}
 */
class ChartsTest {
  private static final String MADE = "/META-INF/keywright/dev.keywright.sample.shop.ShopItem.";
  private static final Path COMMITTED = Path.of("docs");

  @ParameterizedTest
  @ValueSource(strings = {"entities.md", "access-patterns.md"})
  void theCommittedChartIsTheOneThatTheCompilerMade(String chart) throws IOException {
    String made = made(chart);
    Path committed = COMMITTED.resolve(chart);
    if (System.getProperty("charts.refresh") != null) {
      Files.createDirectories(COMMITTED);
      Files.writeString(committed, made);
    }
    assertThat(Files.exists(committed) ? Files.readString(committed) : "")
        .as("docs/%s is stale: look at what changed, then take it over with -Dcharts.refresh (see ChartsTest)", chart)
        .isEqualTo(made);
  }

  private static String made(String chart) throws IOException {
    try (InputStream resource = ChartsTest.class.getResourceAsStream(MADE + chart)) {
      return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
