package dev.keywright.runtime.access;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromB;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;
import static software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType.B;
import static software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType.N;
import static software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType.S;

import dev.keywright.runtime.IndexDefinition;
import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.TableDefinition;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class KeyCheckTest {
  private static final TableDefinition TABLE = TableDefinition.of("t", "id", S).withSortKey("at", N)
      .withIndex(IndexDefinition.global("g").partitionKey("owner", S).sortKey("hash", B));

  private static void check(Object... namesAndValues) {
    Map<String, AttributeValue> item = new HashMap<>(Map.of("id", fromS("a"), "at", fromN("1")));
    for (int i = 0; i < namesAndValues.length; i += 2) {
      item.put((String) namesAndValues[i], (AttributeValue) namesAndValues[i + 1]);
    }
    KeyCheck.check(TABLE, item);
  }

  @Test
  void passesWhatCanBeStored() {
    assertThatCode(() -> check()).doesNotThrowAnyException();
    assertThatCode(() -> check("owner", fromS("é".repeat(1024)), "hash", fromB(SdkBytes.fromByteArray(new byte[1024]))))
        .doesNotThrowAnyException();
    assertThatCode(() -> check("id", fromS("🎉"), "other", fromS(""))).doesNotThrowAnyException();
  }

  @Test
  void refusesAMissingPrimaryKey() {
    assertThatThrownBy(() -> KeyCheck.check(TABLE, Map.of("id", fromS("a"))))
        .isInstanceOf(InvalidKeyException.class).hasMessageContaining("at cannot be used in a key: it is not there");
  }

  @Test
  void refusesAnotherType() {
    assertThatThrownBy(() -> check("at", fromS("1"))).isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("stored as S, and its key takes N");
    assertThatThrownBy(() -> check("owner", fromN("1"))).isInstanceOf(InvalidKeyException.class);
  }

  @Test
  void refusesAnEmptyIndexKey() {
    assertThatThrownBy(() -> check("owner", fromS(""))).isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("owner cannot be used in a key: it is empty");
    assertThatThrownBy(() -> check("hash", fromB(SdkBytes.fromByteArray(new byte[0]))))
        .isInstanceOf(InvalidKeyException.class);
  }

  @Test
  void refusesTooManyBytes() {
    assertThatThrownBy(() -> check("owner", fromS("é".repeat(1025)))).isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("2050 bytes");
    assertThatThrownBy(() -> check("hash", fromB(SdkBytes.fromByteArray(new byte[1025]))))
        .isInstanceOf(InvalidKeyException.class);
  }

  @Test
  void refusesHalfACharacter() {
    assertThatThrownBy(() -> check("id", fromS("a\ud83c"))).isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("unpaired surrogate");
    assertThatThrownBy(() -> check("id", fromS("\udf89\ud83c"))).isInstanceOf(InvalidKeyException.class);
  }
}
