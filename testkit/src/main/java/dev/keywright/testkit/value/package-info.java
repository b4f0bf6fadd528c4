/** What DynamoDB stores: typed attribute values, items, their order and their size in bytes. */
@NullMarked
package dev.keywright.testkit.value;

import org.jspecify.annotations.NullMarked;
