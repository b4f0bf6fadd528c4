/** Tables, their items and their indexes in memory, sorted so that a query reads only what it returns. */
@NullMarked
package dev.keywright.testkit.storage;

import org.jspecify.annotations.NullMarked;
