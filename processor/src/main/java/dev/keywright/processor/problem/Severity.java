package dev.keywright.processor.problem;

/** Errors are for what cannot work; warnings for what costs money or surprises. */
public enum Severity {
  ERROR,
  WARNING
}
