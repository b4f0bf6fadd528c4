/** TransactWriteItems and TransactGetItems: all or nothing, in one step of the database, safe to send twice. */
@NullMarked
package dev.keywright.testkit.transactions;

import org.jspecify.annotations.NullMarked;
