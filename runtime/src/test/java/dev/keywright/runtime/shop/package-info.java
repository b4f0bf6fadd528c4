/** A small table with its codecs and repositories as the processor writes them, for the runtime's own tests. */
package dev.keywright.runtime.shop;
