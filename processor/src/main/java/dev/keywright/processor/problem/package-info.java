/** Problems found in the user's model: a numbered code each, collected, then reported once. */
package dev.keywright.processor.problem;
