package dev.keywright.testkit.transactions;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.validation.TransactionFaults;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The client request tokens of transactions that were committed: for ten minutes each names its request. */
final class Tokens {

  private static final Duration VALID = Duration.ofMinutes(10);

  private final Clock clock;
  private final Map<String, Committed> committed = new LinkedHashMap<>();

  /** A committed request and what a repetition answers. */
  record Committed(ObjectNode request, ObjectNode repeatedAnswer, Instant until) {}

  Tokens(Clock clock) {
    this.clock = clock;
  }

  /** What a repeated request answers; empty for a new token, refused for a known one with other parameters. */
  Optional<ObjectNode> repeated(Optional<String> token, ObjectNode request) {
    committed.values().removeIf(old -> !old.until().isAfter(clock.instant()));
    Optional<Committed> known = token.map(committed::get);
    if (known.isPresent() && !known.get().request().equals(request)) {
      throw TransactionFaults.otherParameters();
    }
    return known.map(old -> old.repeatedAnswer().deepCopy());
  }

  void remember(String token, ObjectNode request, ObjectNode repeatedAnswer) {
    committed.put(token, new Committed(request, repeatedAnswer, clock.instant().plus(VALID)));
  }
}
