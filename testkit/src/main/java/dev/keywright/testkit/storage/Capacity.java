package dev.keywright.testkit.storage;

/** Capacity units of reads and writes, by size, as DynamoDB rounds them. */
public final class Capacity {

  private static final int READ_BLOCK = 4096;
  private static final int WRITE_BLOCK = 1024;

  private Capacity() {}

  /** One unit for each begun KB, at least one. */
  public static double writeUnits(int size) {
    return Math.max(1, blocks(size, WRITE_BLOCK));
  }

  /** One unit for each begun 4 KB, at least one; half of it when the read is eventually consistent. */
  public static double readUnits(long size, boolean consistent) {
    double units = Math.max(1, blocks(size, READ_BLOCK));
    return consistent ? units : units / 2;
  }

  private static double blocks(long size, int block) {
    return (double) ((size + block - 1) / block);
  }
}
