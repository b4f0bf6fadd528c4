package dev.keywright.runtime.write;

import java.time.Instant;

/** {@code @Unique seat}, {@code @Ttl expiresAt}. */
record Lease(String leaseId, String seat, long uses, Instant expiresAt) {
}
