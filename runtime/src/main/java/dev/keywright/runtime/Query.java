package dev.keywright.runtime;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One question, not yet asked: DynamoDB is called when the items are taken, once per page of at most 1 MB, and again
 * each time they are taken. Immutable and thread-safe.
 *
 * <pre>{@code
 * List<Order> all = shop.order().ofCustomer("c-1").list();
 * Optional<Order> newest = shop.order().ofCustomer("c-1").first();
 * Page<Order> page = shop.order().ofCustomer("c-1").page(20, null);
 * }</pre>
 *
 * <p>Each method throws what the AWS SDK throws, unwrapped, and {@link ItemReadException} for a stored item that cannot
 * become its record.
 *
 * @param <T> the record
 */
public interface Query<T> {
  /**
   * A question that is answered by these items, for stubs of repositories in tests.
   *
   * @param items the answer, in order
   */
  static <T> Query<T> of(List<? extends T> items) {
    return new ListQuery<>(List.copyOf(items));
  }

  /** The items one by one; the next page is read when the last item of this one has been taken. */
  Stream<T> stream();

  /** All items; reads every page. */
  List<T> list();

  /** The first item, if there is one; reads no more than it must. */
  Optional<T> first();

  /**
   * Up to {@code size} items, from the start or from where an earlier page ended. Of a question with a filter a page may
   * have fewer items, or none, and still a token to go on with: DynamoDB filters what it has read, and a page ends
   * after a request that read 1 MB, however little of it the filter let through.
   *
   * @param size how many items to return at most; at least 1
   * @param token {@link Page#nextToken} of the page before, or null for the first page
   * @throws InvalidPageTokenException if the token is damaged, or was given by another table, pattern, direction or
   *     partition, or starts outside the range asked for now
   * @throws IllegalArgumentException if {@code size} is below 1
   */
  Page<T> page(int size, @Nullable String token);

  /**
   * The same question, reading that many items per request. It changes how often DynamoDB is called, never what is
   * returned; without it a request reads 1 MB, or as many items as are still wanted.
   *
   * @param itemsPerRequest at least 1
   * @throws IllegalArgumentException if it is below 1
   */
  Query<T> pageSize(int itemsPerRequest);
}
