/** How values become key text and key text becomes values, and what lies between two of them. */
@NullMarked
package dev.keywright.runtime.key;

import org.jspecify.annotations.NullMarked;
