package dev.keywright.runtime.access;

import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One walk through the pages of a question, request by request. An empty page with a next key is not the end. Not
 * thread-safe: each taking of the items makes its own.
 */
final class PageWalk<T> {
  private final Question<T> question;
  private final int pageSize;
  private Map<String, AttributeValue> startKey;
  private boolean ended;
  private int lastSize;

  /**
   * Starts after a key.
   *
   * @param pageSize items to read per request; 0 for as many as are wanted
   * @param startKey empty for the beginning
   */
  PageWalk(Question<T> question, int pageSize, Map<String, AttributeValue> startKey) {
    this.question = question;
    this.pageSize = pageSize;
    this.startKey = startKey;
    this.ended = question.condition().isEmpty();
  }

  /** Whether all pages have been read. */
  boolean hasEnded() {
    return ended;
  }

  /** Where the next request starts; empty at either end. */
  Map<String, AttributeValue> startKey() {
    return startKey;
  }

  /**
   * Reads the next page.
   *
   * @param wanted how many items are still of use; 0 for all there are
   */
  Answer<T> next(int wanted) {
    if (ended) {
      throw new NoSuchElementException("All pages have been read");
    }
    Answer<T> answer = question.ask(startKey, itemsToRead(wanted));
    startKey = answer.nextKey();
    ended = answer.isLast();
    return answer;
  }

  /** Doubles while pages bring less than is wanted, so that a run of foreign items does not cost a request each. */
  private int itemsToRead(int wanted) {
    if (pageSize > 0) {
      return pageSize;
    }
    if (wanted == 0) {
      return 0;
    }
    lastSize = (int) Math.min(1_000_000L, Math.max(wanted, lastSize * 2L));
    return lastSize;
  }

  /** No more than that many of a page's records; 0 for all. */
  static <T> List<T> atMost(int wanted, List<T> records) {
    return wanted > 0 && records.size() > wanted ? records.subList(0, wanted) : records;
  }
}
