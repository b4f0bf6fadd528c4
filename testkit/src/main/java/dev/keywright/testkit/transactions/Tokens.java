package dev.keywright.testkit.transactions;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.validation.TransactionFaults;
import dev.keywright.testkit.value.Bytes;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The client request tokens of transactions that were committed: for ten minutes each names its request. */
final class Tokens {

  private static final Duration VALID = Duration.ofMinutes(10);

  private final Clock clock;
  private final Map<String, Committed> committed = new LinkedHashMap<>();

  /** A committed request, as a digest so that not all of them are kept, and what a repetition answers. */
  private record Committed(Bytes request, ObjectNode repeatedAnswer, Instant until) {}

  Tokens(Clock clock) {
    this.clock = clock;
  }

  /** What a repeated request answers; empty for a new token, refused for a known one with other parameters. */
  Optional<ObjectNode> repeated(Optional<String> token, ObjectNode request) {
    forgetOld();
    Optional<Committed> known = token.map(committed::get);
    if (known.isPresent() && !known.get().request().equals(digest(request))) {
      throw TransactionFaults.otherParameters();
    }
    return known.map(old -> old.repeatedAnswer().deepCopy());
  }

  void remember(String token, ObjectNode request, ObjectNode repeatedAnswer) {
    committed.put(token, new Committed(digest(request), repeatedAnswer, clock.instant().plus(VALID)));
  }

  void clear() {
    committed.clear();
  }

  /** The oldest come first, so this stops at the first that is still good. */
  private void forgetOld() {
    Iterator<Committed> oldest = committed.values().iterator();
    while (oldest.hasNext() && !oldest.next().until().isAfter(clock.instant())) {
      oldest.remove();
    }
  }

  private static Bytes digest(ObjectNode request) {
    try {
      return Bytes.of(MessageDigest.getInstance("SHA-256").digest(request.toString().getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("Every Java platform has SHA-256", impossible);
    }
  }
}
