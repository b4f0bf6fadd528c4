package dev.keywright.processor.model;

/**
 * A place in the user's source that a problem can point at. The reader chooses it; every later stage only hands it on.
 */
public interface Site {

  /** The name of the type the site lies in, for sorting problems and for messages of internal errors. */
  String owner();

  /** Of an annotation: where that member of it was written; this site where it was left out or there is none. */
  default Site member(String name) {
    return this;
  }
}
