package dev.keywright.runtime.key;

import java.util.Optional;

/** An encoding of strings that keeps prefixes: a value begins with p exactly if its text begins with the text of p. */
public interface PrefixEncoding extends OrderedEncoding<String> {

  /** The text of a prefix, empty text for none; no text at all if no value can begin so. */
  Optional<String> prefix(String component, String prefix);

  /** Whether no encoded value can run on into this literal, so that a prefix never reaches beyond the value. */
  boolean endsBefore(String following);
}
