package dev.keywright.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OptionsTest {
  private static final Map<String, String> VARIABLE = Map.of("AWS_ENDPOINT_URL_DYNAMODB", "http://localhost:8000");

  @Test
  void leftOutMeansTheEmbeddedDatabase() {
    Options options = Options.of(List.of(), Map.of("AWS_ENDPOINT_URL_DYNAMODB", " "));
    assertThat(options.endpoint()).isEmpty();
    assertThat(options.table()).isEqualTo("shop");
    assertThat(options.help()).isFalse();
  }

  @Test
  void theCommandLineGoesBeforeTheEnvironment() {
    assertThat(Options.of(List.of(), VARIABLE).endpoint()).contains(URI.create("http://localhost:8000"));
    assertThat(Options.of(List.of("--endpoint", "https://dynamodb.eu-west-1.amazonaws.com"), VARIABLE).endpoint())
        .contains(URI.create("https://dynamodb.eu-west-1.amazonaws.com"));
    assertThat(Options.of(List.of("--table", "shop-2"), VARIABLE).table()).isEqualTo("shop-2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--endpint http://x", "shop", "--endpoint", "--table", "--endpoint localhost:8000",
      "--endpoint ftp://localhost", "--endpoint http://", "--endpoint http://a|b", "--table s", "--table sh/op",
      "--table one --table two"})
  void whatIsWrongIsNamed(String line) {
    List<String> arguments = List.of(line.split(" "));
    assertThatThrownBy(() -> Options.of(arguments, Map.of())).isInstanceOf(Options.Wrong.class)
        .hasMessageContaining(arguments.get(0));
  }

  @Test
  void aWrongVariableIsNamed() {
    assertThatThrownBy(() -> Options.of(List.of(), Map.of("AWS_ENDPOINT_URL_DYNAMODB", "8000")))
        .isInstanceOf(Options.Wrong.class).hasMessageContaining("AWS_ENDPOINT_URL_DYNAMODB").hasMessageContaining("8000");
  }
}
