/** Writes of every kind, against the embedded engine, with codecs and calls as the processor writes them. */
package dev.keywright.runtime.write;
