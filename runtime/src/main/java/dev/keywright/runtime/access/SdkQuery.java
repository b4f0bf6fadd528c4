package dev.keywright.runtime.access;

import dev.keywright.runtime.CollectionQuery;
import dev.keywright.runtime.Page;
import dev.keywright.runtime.paging.PageTokens;
import dev.keywright.runtime.paging.StartingPoint;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A question that is asked of DynamoDB when its items are taken. What generated repositories return as a query.
 *
 * @param question what is asked
 * @param tokens the table's page tokens
 * @param pageSize how many items a request reads; 0 for as many as are wanted
 * @param <T> the record
 */
record SdkQuery<T>(Question<T> question, PageTokens tokens, int pageSize) implements CollectionQuery<T> {
  @Override
  public Stream<T> stream() {
    ItemIterator<T> items = new ItemIterator<>(walk(Map.of()), limit());
    int characteristics = Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE;
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(items, characteristics), false);
  }

  @Override
  public List<T> list() {
    int limit = limit();
    PageWalk<T> walk = walk(Map.of());
    List<T> all = new ArrayList<>();
    while (!walk.hasEnded() && (limit == 0 || all.size() < limit)) {
      all.addAll(walk.next(limit == 0 ? 0 : limit - all.size()).records());
    }
    return Collections.unmodifiableList(PageWalk.atMost(limit, all));
  }

  @Override
  public Optional<T> first() {
    PageWalk<T> walk = walk(Map.of());
    while (!walk.hasEnded()) {
      List<T> records = walk.next(1).records();
      if (!records.isEmpty()) {
        return Optional.of(records.get(0));
      }
    }
    return Optional.empty();
  }

  @Override
  public Page<T> page(int size, @Nullable String token) {
    if (size < 1) {
      throw new IllegalArgumentException("A page has at least one item, not " + size);
    }
    int limit = limit();
    StartingPoint start = token == null ? new StartingPoint(Map.of(), limit)
        : tokens.start(token, question.pattern(), question.condition());
    int allowed = start.remaining() == 0 ? limit : Math.min(limit, start.remaining());
    int wanted = limit == 0 ? size : Math.min(size, allowed);
    return page(walk(start.key()), wanted, limit == 0 ? 0 : allowed);
  }

  /**
   * Reads on until the page is full or a filter has had enough to look at. The token starts after the last item
   * returned, whatever was read beyond; on a page that is not full, where the reading ended.
   */
  private Page<T> page(PageWalk<T> walk, int wanted, int allowed) {
    List<T> records = new ArrayList<>();
    List<Map<String, AttributeValue>> sources = new ArrayList<>();
    while (!walk.hasEnded() && records.size() < wanted && !walk.hasFilteredEnough()) {
      Answer<T> answer = walk.next(wanted - records.size());
      records.addAll(answer.records());
      sources.addAll(answer.sources());
    }
    boolean isFull = records.size() >= wanted;
    boolean more = records.size() > wanted || !walk.hasEnded();
    if (!more || isFull && wanted == allowed) {
      return Page.of(PageWalk.atMost(wanted, records), null);
    }
    int remaining = allowed == 0 ? 0 : allowed - Math.min(wanted, records.size());
    Map<String, AttributeValue> last = isFull ? sources.get(wanted - 1) : walk.startKey();
    String next = tokens.after(last, question.pattern(), question.condition(), remaining);
    return Page.of(PageWalk.atMost(wanted, records), next);
  }

  @Override
  public CollectionQuery<T> pageSize(int itemsPerRequest) {
    if (itemsPerRequest < 1) {
      throw new IllegalArgumentException("A request reads at least one item, not " + itemsPerRequest);
    }
    return new SdkQuery<>(question, tokens, itemsPerRequest);
  }

  @Override
  public String toString() {
    return question.pattern() + " (" + question.condition() + question.filter() + ")";
  }

  private PageWalk<T> walk(Map<String, AttributeValue> startKey) {
    return new PageWalk<>(question, pageSize, startKey);
  }

  private int limit() {
    return question.pattern().limit().orElse(0);
  }
}
