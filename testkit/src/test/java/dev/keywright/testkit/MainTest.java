package dev.keywright.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MainTest {

  @Test
  void thePortIsAnArgument() {
    assertThat(Main.port()).hasValue(8000);
    assertThat(Main.port("--port", "0")).hasValue(0);
    assertThat(Main.port("--port", "65535")).hasValue(65_535);
  }

  @Test
  void otherArgumentsAreRefused() {
    assertThat(Main.port("--port")).isEmpty();
    assertThat(Main.port("--port", "65536")).isEmpty();
    assertThat(Main.port("--port", "-1")).isEmpty();
    assertThat(Main.port("--port", "eight")).isEmpty();
    assertThat(Main.port("--db", "8000")).isEmpty();
  }
}
