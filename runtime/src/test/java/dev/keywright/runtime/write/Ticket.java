package dev.keywright.runtime.write;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** In index GSI1 by its assignee, if it has one: {@code ASSIGNEE#{assignee} | {status}#{ticketId}}. */
record Ticket(String ticketId, String status, Optional<String> assignee, Set<String> tags, List<String> log,
    Map<String, Long> votes, long count) {

  static Ticket open(String ticketId) {
    return new Ticket(ticketId, "OPEN", Optional.empty(), Set.of(), List.of(), Map.of(), 0);
  }
}
