package dev.keywright.runtime;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Some of the items that a question asks for, and the token to go on with.
 *
 * <pre>{@code
 * Page<Order> page = shop.order().ofCustomer("c-1").page(20, request.token());
 * return new Response(page.items(), page.nextToken());
 * }</pre>
 *
 * <p>A page may hold fewer items than asked for, none even, and still have a next token: DynamoDB says whether there is
 * more only when asked for it. Only a page without a token is the last.
 *
 * @param <T> the record
 */
public final class Page<T> {
  private final List<T> items;
  private final @Nullable String nextToken;

  private Page(List<T> items, @Nullable String nextToken) {
    this.items = items;
    this.nextToken = nextToken;
  }

  /**
   * Makes a page, for stubs of repositories in tests.
   *
   * @param items the items, in order
   * @param nextToken where the next page starts, or null if this is the last
   */
  public static <T> Page<T> of(List<? extends T> items, @Nullable String nextToken) {
    return new Page<>(List.copyOf(items), nextToken);
  }

  /** The items, in the question's order; cannot be changed. */
  public List<T> items() {
    return items;
  }

  /**
   * Where the next page starts, or null after the last. Opaque and safe in a URL. It holds the key of an item: without
   * {@link TableBuilder#pageTokenSecrets secrets} whoever sees the token can read that key.
   */
  public @Nullable String nextToken() {
    return nextToken;
  }

  /** Whether there may be another page. */
  public boolean hasNext() {
    return nextToken != null;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Page<?> page && items.equals(page.items) && Objects.equals(nextToken, page.nextToken);
  }

  @Override
  public int hashCode() {
    return Objects.hash(items, nextToken);
  }

  @Override
  public String toString() {
    return "Page" + items + (hasNext() ? " and more" : "");
  }
}
