/**
 * The annotation processor: the compiler's rounds, the pipeline that leads from annotated records to generated code,
 * and the way back to the compiler. Everything else is in the rooms below, and knows nothing of this one.
 */
package dev.keywright.processor;
