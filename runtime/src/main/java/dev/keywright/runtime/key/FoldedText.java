package dev.keywright.runtime.key;

import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The formats {@code lower} and {@code upper}: the folded string, in another encoding. Not injective, and decoding
 * gives the folded text. Has an order, that of the folded texts, only over {@code ordered}.
 */
public final class FoldedText implements PrefixEncoding {
  private final PrefixEncoding inner;
  private final UnaryOperator<String> fold;

  private FoldedText(PrefixEncoding inner, UnaryOperator<String> fold) {
    this.inner = inner;
    this.fold = fold;
  }

  /**
   * Lower case by the rules of {@link Locale#ROOT}, except that a sigma is the same letter at the end of a
   * word: Java writes it differently there, and then the text of a prefix would not begin the text of its value.
   */
  public static FoldedText lower(PrefixEncoding inner) {
    return new FoldedText(inner, text -> text.toLowerCase(Locale.ROOT).replace('\u03C2', '\u03C3'));
  }

  /** Upper case by the rules of {@link Locale#ROOT}. */
  public static FoldedText upper(PrefixEncoding inner) {
    return new FoldedText(inner, text -> text.toUpperCase(Locale.ROOT));
  }

  @Override
  public String encode(String component, String value) {
    return inner.encode(component, fold.apply(value));
  }

  @Override
  public String decode(String text) {
    return inner.decode(text);
  }

  @Override
  public boolean holds(String text, int from, int to) {
    if (!inner.holds(text, from, to)) {
      return false;
    }
    String value = inner.decode(text.substring(from, to));
    return fold.apply(value).equals(value);
  }

  @Override
  public boolean keepsOrder(String following, boolean more) {
    return inner instanceof OrderedText && inner.keepsOrder(following, more);
  }

  @Override
  public Place<String> place(String component, String bound) {
    return inner.place(component, fold.apply(bound));
  }

  @Override
  public Optional<String> before(String component, String bound) {
    return inner.before(component, fold.apply(bound));
  }

  @Override
  public Optional<String> after(String component, String bound) {
    return inner.after(component, fold.apply(bound));
  }

  @Override
  public Optional<String> prefix(String component, String prefix) {
    return inner.prefix(component, fold.apply(prefix));
  }

  @Override
  public boolean endsBefore(String following) {
    return inner.endsBefore(following);
  }
}
