package dev.keywright.runtime.write;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;

/** {@code @Unique email} with folded case, {@code @Unique Optional<String> handle}, {@code @Version}, two stamps. */
record Member(String memberId, String email, Optional<String> handle, String name, Set<String> tags, long points,
    Instant createdAt, Instant updatedAt, long version) {

  static Member of(String memberId, String email) {
    return new Member(memberId, email, Optional.empty(), "Ann", Set.of(), 0, Instant.EPOCH, Instant.EPOCH, 0);
  }

  Member handle(String other) {
    return new Member(memberId, email, Optional.of(other), name, tags, points, createdAt, updatedAt, version);
  }

  Member email(String other) {
    return new Member(memberId, other, handle, name, tags, points, createdAt, updatedAt, version);
  }

  Member name(String other) {
    return new Member(memberId, email, handle, other, tags, points, createdAt, updatedAt, version);
  }

  Member tags(Set<String> other) {
    return new Member(memberId, email, handle, name, other, points, createdAt, updatedAt, version);
  }

  Member version(long other) {
    return new Member(memberId, email, handle, name, tags, points, createdAt, updatedAt, other);
  }
}
