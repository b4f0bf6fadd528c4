/**
 * Writes of single items: what an update changes, which keys of which indexes it has to rewrite and from what it knows
 * them, and on which condition it happens.
 */
package dev.keywright.processor.plan.write;
