/** What DynamoDB refuses and in which words: every error text of the engine stands in this room, once. */
@NullMarked
package dev.keywright.testkit.validation;

import org.jspecify.annotations.NullMarked;
