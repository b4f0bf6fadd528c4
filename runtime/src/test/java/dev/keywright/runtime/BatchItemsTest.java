package dev.keywright.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What users make themselves to stub a batch behaves like what a repository returns. */
class BatchItemsTest {
  @Test
  void aStubHasItemsAndMissingKeysInOrder() {
    Map<String, Integer> found = new LinkedHashMap<>();
    found.put("z", 26);
    found.put("a", 1);
    BatchItems<String, Integer> items = BatchItems.of(found, List.of("y", "b", "y"));
    found.clear();
    assertThat(items.found()).containsExactly(26, 1);
    assertThat(items.missing()).containsExactly("y", "b");
    assertThat(items.get("a")).contains(1);
    assertThat(items.get("b")).isEmpty();
    assertThat(items).isEqualTo(BatchItems.of(Map.of("a", 1, "z", 26), List.of("y", "b")))
        .hasToString("BatchItems[found={z=26, a=1}, missing=[y, b]]");
    assertThatThrownBy(() -> items.found().clear()).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> items.missing().clear()).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void aKeyIsFoundOrMissing() {
    assertThatThrownBy(() -> BatchItems.of(Map.of("a", 1), List.of("a"))).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a cannot be found and missing");
  }

  @Test
  void anIncompleteBatchCanBeMade() {
    BatchIncompleteException e =
        new BatchIncompleteException("Order.storeMany", "shop", List.of("o-1"), "the network is down", null);
    assertThat(e).isInstanceOf(KeywrightException.class)
        .hasMessage("Order.storeMany on table shop: 1 of the batch is not done: the network is down.");
    assertThat(e.unprocessed()).isEqualTo(List.of("o-1"));
  }
}
