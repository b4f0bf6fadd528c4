package dev.keywright.processor.model;

import java.util.Locale;

/** How a table derives stored names from component names. Key attributes are named by the table, never by this. */
public enum Naming {
  /** {@code placedAt}. */
  IDENTITY {
    @Override
    public String storedName(String component) {
      return component;
    }
  },
  /** {@code placed_at}; a run of capitals is one word: {@code customerID} is {@code customer_id}. */
  SNAKE_CASE {
    @Override
    public String storedName(String component) {
      return component
          .replaceAll("(\\p{Lu}+)(\\p{Lu}\\p{Ll})", "$1_$2")
          .replaceAll("([\\p{Ll}\\d])(\\p{Lu})", "$1_$2")
          .toLowerCase(Locale.ROOT);
    }
  },
  /** {@code PlacedAt}. */
  UPPER_CAMEL {
    @Override
    public String storedName(String component) {
      return component.substring(0, 1).toUpperCase(Locale.ROOT) + component.substring(1);
    }
  };

  /** The name under which a component is stored that has no name of its own. */
  public abstract String storedName(String component);
}
