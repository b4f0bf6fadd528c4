/**
 * From what was read to what will be done: keys, then for every access pattern the key that answers it, or the reason why
 * none does. Ends in a {@code TablePlan}, which emitters and charts only write down.
 */
package dev.keywright.processor.plan;
