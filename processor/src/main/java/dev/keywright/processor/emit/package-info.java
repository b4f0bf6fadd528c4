/**
 * Writes a plan down as Java: one emitter per generated type, and empty shells where there are errors. The only room
 * that knows JavaPoet; what leaves it is text.
 */
package dev.keywright.processor.emit;
