/** Key templates read and resolved: which attribute of which entity is built how, and so which entity is in which index. */
package dev.keywright.processor.plan.key;
