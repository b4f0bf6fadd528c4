package dev.keywright.runtime.access;

import dev.keywright.runtime.generated.Filter;

/**
 * A filter whose values are encoded, so that what cannot be compared with is refused before anything is sent; ready
 * to be put into each of a question's requests.
 */
final class AskedFilter {
  private final Filter filter;
  private final String text;
  private final ExpressionComposer composed;

  private AskedFilter(Filter filter, String text, ExpressionComposer composed) {
    this.filter = filter;
    this.text = text;
    this.composed = composed;
  }

  /** That filter, its names and values in a composer that holds nothing else. */
  static AskedFilter of(Filter filter, ExpressionComposer composer) {
    return new AskedFilter(filter, filter.text(composer), composer);
  }

  /** The filter expression; empty for none. */
  String text() {
    return text;
  }

  /** Names and values of the filter, to go on with for one request. */
  ExpressionComposer composer() {
    return composed.copy();
  }

  /** For people, to be put behind a key condition. */
  @Override
  public String toString() {
    return filter.isEmpty() ? "" : ", filtered by " + filter;
  }
}
