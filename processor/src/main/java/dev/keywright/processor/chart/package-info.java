/**
 * What the compiler tells about a table: its model as JSON, the entity chart, the access-pattern chart. Pure functions
 * from an {@code Inventory} to text; written even where keys or plans are missing.
 */
package dev.keywright.processor.chart;
