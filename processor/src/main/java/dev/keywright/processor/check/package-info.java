/**
 * What must be true of a model, one small class per truth, named after it. Nothing here knows the compiler, so each is
 * tested on records built by hand. {@link dev.keywright.processor.check.Checks} lists them in order.
 */
package dev.keywright.processor.check;
