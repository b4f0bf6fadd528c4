package dev.keywright.testkit.validation;

import dev.keywright.testkit.value.Item;
import java.util.Optional;

/** Why one action of a cancelled transaction failed, or that it did not; its place in the list is its action's. */
public record CancellationReason(String code, Optional<String> message, Optional<Item> item) {

  public static final CancellationReason NONE = new CancellationReason("None", Optional.empty(), Optional.empty());

  public static CancellationReason of(String code, String message) {
    return new CancellationReason(code, Optional.of(message), Optional.empty());
  }
}
