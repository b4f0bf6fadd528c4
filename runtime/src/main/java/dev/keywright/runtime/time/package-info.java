/** Times as text of fixed width, fast in both directions. Between the codecs and keys above and {@code java.time}. */
@NullMarked
package dev.keywright.runtime.time;

import org.jspecify.annotations.NullMarked;
