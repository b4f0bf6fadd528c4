package dev.keywright.runtime.paging;

import dev.keywright.runtime.InvalidPageTokenException;

/** Closes a token's content so that a changed one is noticed, and opens it again. */
public sealed interface TokenSeal permits ChecksumSeal, EncryptingSeal {
  /** The sealed content, ready to be written as text. */
  byte[] close(byte[] content);

  /**
   * The content of a sealed token.
   *
   * @throws InvalidPageTokenException if it was not closed by this seal, or was changed
   */
  byte[] open(byte[] sealed);

  /** A seal without secrets: it notices damage, hides nothing and stops nobody who means it. */
  static TokenSeal checksum() {
    return new ChecksumSeal();
  }
}
