package dev.keywright.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.generated.ValueCodec;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A time to live outside a whole item is stored as inside one: in seconds, cut. */
class TimeToLiveCodecTest {
  private static AttributeValue stored(Instant value) {
    return MapItemWriter.value(ValueCodec.timeToLive(), value, "expiresAt", "", "").orElseThrow();
  }

  @Test
  void cutsToSeconds() {
    assertThat(stored(Instant.parse("2026-01-01T00:00:00.999999999Z"))).isEqualTo(AttributeValue.fromN("1767225600"));
    assertThat(stored(Instant.ofEpochSecond(-2, 1))).isEqualTo(AttributeValue.fromN("-2"));
  }
}
