/** Proofs that writes keep every index true, on a table made to be hard: generated code against the embedded database. */
package dev.keywright.writes;
