/** Expressions on items: parsed by {@code dev.keywright.expressions}, checked and evaluated here. */
@NullMarked
package dev.keywright.testkit.evaluation;

import org.jspecify.annotations.NullMarked;
