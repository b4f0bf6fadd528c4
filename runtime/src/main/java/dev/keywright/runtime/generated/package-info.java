/** What generated code calls. Users have no reason to; names and behaviour follow the processor's version. */
@NullMarked
package dev.keywright.runtime.generated;

import org.jspecify.annotations.NullMarked;
