package dev.keywright.processor.read;

import dev.keywright.processor.model.TableModel;
import javax.lang.model.element.Element;

/** What came of reading a table in one round. Problems found on the way are in the caller's collector. */
public sealed interface Reading {

  /** The table and all it reaches. Entities and components that were reported as faulty may be left out. */
  record Complete(TableModel table) implements Reading {}

  /** There is no table to speak of; why has been reported. */
  record Unusable() implements Reading {}

  /**
   * A type is missing in this round. What was reported on the way is void: it may follow from that.
   *
   * @param at where the type is named
   * @param what the missing type, as far as it is known
   */
  record Missing(Element at, String what) implements Reading {}
}
