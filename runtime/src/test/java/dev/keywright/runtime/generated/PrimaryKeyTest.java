package dev.keywright.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidKeyException;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class PrimaryKeyTest {

  @Test
  void readsWellInMessages() {
    AttributeValue bytes = AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {10, -1}));

    assertThat(PrimaryKey.of("PK", "A#1", "SK", "B#2")).hasToString("PK=A#1, SK=B#2");
    assertThat(PrimaryKey.of("id", AttributeValue.fromN("7"))).hasToString("id=7");
    assertThat(PrimaryKey.of("PK", "A#1", "at", bytes)).hasToString("PK=A#1, at=0x0aff");
  }

  @Test
  void holdsTheAttributes() {
    assertThat(PrimaryKey.of("PK", "p", "SK", "s").attributes())
        .containsEntry("PK", AttributeValue.fromS("p")).containsEntry("SK", AttributeValue.fromS("s")).hasSize(2);
    assertThat(PrimaryKey.of("PK", "p", "SK", "s")).isEqualTo(PrimaryKey.of("PK", "p", "SK", "s"));
  }

  @Test
  void refusesWhatDynamoDbRefuses() {
    assertThatThrownBy(() -> PrimaryKey.of("PK", "p", "SK", "\u00E9".repeat(513)))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage("SK cannot be used in a key: it has 1026 bytes, and a sort key at most 1024.");
    assertThatThrownBy(() -> PrimaryKey.of("PK", "x".repeat(2049))).isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("partition key at most 2048");
    assertThatThrownBy(() -> PrimaryKey.of("PK", "p", "SK", "")).isInstanceOf(InvalidKeyException.class);
  }

  @Test
  void refusalsTellWhereTheyHappened() {
    InvalidKeyException refused = new InvalidKeyException("seq", "is -1");

    assertThat(refused.place()).isEmpty();
    assertThat(refused.component()).isEqualTo("seq");
    assertThat(refused.during("Order.place on table shop"))
        .hasMessage("Order.place on table shop: seq cannot be used in a key: it is -1.")
        .hasCause(refused);
    assertThat(refused.during("Order.place").place()).contains("Order.place");
  }
}
