/**
 * The proofs over keys: each key template is a regular set of texts, and questions such as "can two entities make one
 * key" become questions about what such sets have in common. Exact, with a short readable key as witness.
 */
package dev.keywright.processor.plan.language;
