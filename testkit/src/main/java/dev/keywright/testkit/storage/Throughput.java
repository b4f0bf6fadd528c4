package dev.keywright.testkit.storage;

/** Provisioned units per second; both are 0 where billing is by request. */
public record Throughput(long readUnits, long writeUnits) {

  public static final Throughput ON_DEMAND = new Throughput(0, 0);
}
