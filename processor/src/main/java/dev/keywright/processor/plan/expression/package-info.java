/**
 * Filters, conditions and updates: annotation text over components becomes typed expressions over stored attributes, with
 * what a call has to bind to them.
 */
package dev.keywright.processor.plan.expression;
