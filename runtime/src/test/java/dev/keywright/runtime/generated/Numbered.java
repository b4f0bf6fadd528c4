package dev.keywright.runtime.generated;

/** The record of {@link NumberedItems}: all that a test must know of an item is which one it is. */
record Numbered(int number) {
}
