package dev.keywright.processor.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.KeywrightProcessor;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/**
 * Whatever stands in the annotations, Keywright answers, soon: with problems that it has a code for, or with code that
 * compiles. {@code -Dkeywright.tables=5000} asks for more tables than the default run.
 */
class RandomTablesTest {

  private static final int TABLES = Integer.getInteger("keywright.tables", 100);
  private static final int AT_ONCE = 25;
  private static final List<String> ALL_ERRORS = List.of("-Xmaxerrs", "100000");

  @Test
  void areRefusedWithACodeOrBecomeCodeThatCompiles() {
    int sound = 0;
    for (int first = 0; first < TABLES; first += AT_ONCE) {
      long from = first;
      List<Long> seeds = LongStream.range(from, from + AT_ONCE).boxed().toList();
      sound += Assertions.assertTimeoutPreemptively(Duration.ofMinutes(2), () -> sound(seeds), () -> "seeds " + seeds);
    }
    assertThat(sound).as("sound tables of " + TABLES).isGreaterThan(TABLES / 50);
  }

  /** How many of the tables nothing was said about; their code has compiled. */
  private static int sound(List<Long> seeds) {
    Map<Long, String> sources = new TreeMap<>();
    seeds.forEach(seed -> sources.put(seed, RandomTable.source(seed)));
    Compiled all = Compiled.by(List.of(new KeywrightProcessor()), ALL_ERRORS,
        sources.values().toArray(String[]::new));
    for (Diagnostic<? extends JavaFileObject> error : all.compilation().errors()) {
      long seed = seed(error);
      assertThat(error.getMessage(Locale.ROOT))
          .as("table %d\n%s", seed, sources.get(seed)).startsWith("[KW").doesNotStartWith("[KW900]");
      sources.put(seed, "");
    }
    List<String> sound = sources.values().stream().filter(source -> !source.isEmpty()).toList();
    if (sound.isEmpty()) {
      return 0;
    }
    Compiled again = Compiled.of(sound.toArray(String[]::new));
    assertThat(again.errors()).as(String.join("\n", sound)).isEmpty();
    return sound.size();
  }

  private static long seed(Diagnostic<? extends JavaFileObject> error) {
    assertThat(error.getSource()).as(error.toString()).isNotNull();
    return Long.parseLong(error.getSource().getName().replaceFirst("^.*fuzz(\\d+)/.*$", "$1"));
  }
}
