/** DynamoDB Streams: one shard for each stream, whose records are a table's changes in order. */
@NullMarked
package dev.keywright.testkit.streams;

import org.jspecify.annotations.NullMarked;
