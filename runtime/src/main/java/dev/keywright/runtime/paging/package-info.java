/** Page tokens: where a question goes on, as text that a client may keep. */
@NullMarked
package dev.keywright.runtime.paging;

import org.jspecify.annotations.NullMarked;
