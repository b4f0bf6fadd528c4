/** What users of generated repositories call and catch: queries, pages, item collections, exceptions. */
@NullMarked
package dev.keywright.runtime;

import org.jspecify.annotations.NullMarked;
