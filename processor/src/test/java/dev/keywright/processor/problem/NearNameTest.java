package dev.keywright.processor.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NearNameTest {

  private static final List<String> NAMES = List.of("customerId", "day", "status", "placedAt");

  @ParameterizedTest
  @ValueSource(strings = {"customerID", "custmerId", "cutsomerId", "customer", "id"})
  void findsWhatWasMeant(String written) {
    assertThat(NearName.to(written, NAMES)).contains("customerId");
  }

  @Test
  void countsExchangedLettersOnce() {
    assertThat(NearName.to("dya", NAMES)).contains("day");
    assertThat(NearName.to("placedTa", NAMES)).contains("placedAt");
  }

  @ParameterizedTest
  @ValueSource(strings = {"total", "a", "", "month"})
  void namesNothingWhereNothingIsNear(String written) {
    assertThat(NearName.to(written, NAMES)).isEmpty();
  }

  @Test
  void namesNoneOfSeveralThatEndAlike() {
    assertThat(NearName.to("Id", List.of("customerId", "orderId"))).isEmpty();
  }

  @Test
  void isASentenceOrNothing() {
    assertThat(NearName.hint("statsu", NAMES)).isEqualTo(" Did you mean \"status\"?");
    assertThat(NearName.hint("x", NAMES)).isEmpty();
  }
}
