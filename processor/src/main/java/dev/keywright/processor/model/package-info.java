/** What was read, as immutable records: no compiler type, no judgement. Filled by {@code read}, used by every later room. */
package dev.keywright.processor.model;
