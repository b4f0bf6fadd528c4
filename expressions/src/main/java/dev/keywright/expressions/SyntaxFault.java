package dev.keywright.expressions;

import java.util.List;

/**
 * The text is no expression. It says where and what; the sentence is for the caller to word, since the compiler's
 * user and the caller of an embedded DynamoDB want different ones.
 */
public final class SyntaxFault extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int position;
  private final String token;
  private final String near;
  private final List<Expected> expected;

  SyntaxFault(int position, String token, String near, List<Expected> expected) {
    super(position + " \"" + token + "\" " + expected);
    this.position = position;
    this.token = token;
    this.near = near;
    this.expected = List.copyOf(expected);
  }

  /** The index in the text of the first {@code char} of the token; the length of the text at its end. */
  public int position() {
    return position;
  }

  /** The token that does not belong there, as written; empty at the end of the text. */
  public String token() {
    return token;
  }

  /** Whether the text ended too early. */
  public boolean isAtEnd() {
    return token.isEmpty();
  }

  /** The text from the token before to the token after, as DynamoDB quotes it. */
  public String near() {
    return near;
  }

  /** What could have stood there instead, the likeliest first; never empty. */
  public List<Expected> expected() {
    return expected;
  }
}
