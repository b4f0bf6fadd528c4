package dev.keywright.processor.read;

import javax.lang.model.element.Element;

/**
 * Thrown where a type, or a value that the compiler could not make out, is still missing. Another processor may bring
 * it in a later round; {@link TableReader} turns this into {@link Reading.Missing}.
 */
final class NotReadableYet extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Element at;
  private final String what;

  NotReadableYet(Element at, String what) {
    super(what, null, false, false);
    this.at = at;
    this.what = what;
  }

  Reading.Missing toReading() {
    return new Reading.Missing(at, what);
  }
}
