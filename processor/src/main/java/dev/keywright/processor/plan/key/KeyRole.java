package dev.keywright.processor.plan.key;

/** Which half of a key an attribute is in the place a template is written for. */
enum KeyRole {
  PARTITION,
  SORT
}
