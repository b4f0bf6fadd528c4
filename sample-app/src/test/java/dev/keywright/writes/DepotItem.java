package dev.keywright.writes;

import static dev.keywright.annotations.Operation.TRANSACT;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Index;
import dev.keywright.annotations.Table;

/**
 * A table with an index of each kind: overloaded, guarded twice, with native keys, with keys of several attributes, two that
 * share an attribute, one over the time of the last write, and one that is the table turned round.
 */
@Table(name = "depot", indexes = {
    @Index(name = "GSI1"),
    @Index(name = "GSI2"),
    @Index(name = "by-site", partitionKey = "site-code", sortKey = "site.sort"),
    @Index(name = "multi", partitionKey = {"1st-kind", "2nd-team"}, sortKey = {"weight", "4th#region"}),
    @Index(name = "shared1", partitionKey = "SHARED", sortKey = "SHARED1SK"),
    @Index(name = "shared2", partitionKey = "SHARED", sortKey = "SHARED2SK"),
    @Index(name = "recent"),
    @Index(name = "inverted", partitionKey = "SK", sortKey = "PK")})
@AccessPattern(name = "hire", operation = TRANSACT, description = "A member joins and gets jobs and a lease",
    steps = {"Member.join", "Job.create*", "Lease.take"})
@AccessPattern(name = "handOver", operation = TRANSACT, description = "A job goes from one member to another",
    steps = {"Job.assign", "Member.touch from", "Member.touch to", "Lease.mustBeHeld"})
sealed interface DepotItem permits Job, Member, Lease {}
