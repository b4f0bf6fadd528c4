package dev.keywright.processor.plan.question;

/** One reason why a key does not answer a question, as a sentence. */
public record Lack(Kind kind, String sentence) {

  /** What a lack is about; where all candidates but one lack more, the remaining one decides the error's code. */
  public enum Kind {
    /** The entity is not in that index. */
    NO_TEMPLATE,
    /** A part of the key is not known. */
    NOT_KNOWN,
    /** A term of the question stands where the key cannot use it. */
    UNUSED_TERM,
    /** The key's order is another. */
    ORDER,
    /** The index holds only some of the items the question means. */
    SPARSE,
    /** A consistent read of a global index. */
    CONSISTENT
  }
}
