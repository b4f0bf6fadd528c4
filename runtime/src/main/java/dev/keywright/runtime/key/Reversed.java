package dev.keywright.runtime.key;

import java.util.Optional;

/**
 * The format {@code desc}: a zero-padded number with each digit d as 9 - d, so that the greatest comes first.
 *
 * @param padded the zero-padded encoding
 * @param <T> the component's type
 */
record Reversed<T>(OrderedEncoding<T> padded) implements OrderedEncoding<T> {

  @Override
  public String encode(String component, T value) {
    return Digits.complement(padded.encode(component, value));
  }

  @Override
  public T decode(String text) {
    return padded.decode(Digits.complement(text));
  }

  @Override
  public boolean holds(String text, int from, int to) {
    if (to - from != width()) {
      return false;
    }
    for (int i = from; i < to; i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return padded.holds(Digits.complement(text.substring(from, to)), 0, width());
  }

  @Override
  public int width() {
    return padded.width();
  }

  @Override
  public boolean keepsOrder(String following, boolean more) {
    return padded.keepsOrder(following, more);
  }

  @Override
  public Place<String> place(String component, T bound) {
    return padded.place(component, bound).reversed(Digits::complement);
  }

  @Override
  public Optional<String> before(String component, T bound) {
    return padded.after(component, bound).map(Digits::complement);
  }

  @Override
  public Optional<String> after(String component, T bound) {
    return padded.before(component, bound).map(Digits::complement);
  }

  @Override
  public boolean reversed() {
    return true;
  }
}
