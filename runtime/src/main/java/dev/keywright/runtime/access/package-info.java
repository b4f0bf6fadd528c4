/** The calls behind generated repositories: requests built, sent, observed, and their answers read. */
@NullMarked
package dev.keywright.runtime.access;

import org.jspecify.annotations.NullMarked;
