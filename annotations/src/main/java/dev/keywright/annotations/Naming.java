package dev.keywright.annotations;

/**
 * How component names become stored attribute names, for tables whose items others write or read.
 *
 * <pre>{@code
 * @Table(name = "shop", naming = Naming.SNAKE_CASE)     // component placedAt is stored as placed_at
 * }</pre>
 *
 * <p><b>The rule of DynamoDB:</b> attribute names are part of each stored item, so the rule cannot be changed for a
 * table that has data. Names are case-sensitive.
 *
 * <p><b>Can cause:</b> KW1xx (two components that come out under one name).
 */
public enum Naming {
  /** As it is: {@code placedAt}. */
  IDENTITY,

  /** Lower case with underscores: {@code placed_at}. */
  SNAKE_CASE,

  /** With a capital first letter: {@code PlacedAt}. */
  UPPER_CAMEL
}
