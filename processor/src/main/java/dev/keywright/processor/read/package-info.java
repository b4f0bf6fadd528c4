/**
 * From annotated source to the model: the only room that knows the compiler's types. It chooses the place of every
 * later problem, reads annotations by name, and loads no class of the user's.
 */
package dev.keywright.processor.read;
