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
  private static final int MOST_REQUESTS = 8;

  private final Question<T> question;
  private final int pageSize;
  private Map<String, AttributeValue> startKey;
  private boolean ended;
  private int lastSize;
  private int requests;
  private boolean filledOne;

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
    int itemsToRead = itemsToRead(wanted);
    Answer<T> answer = question.ask(startKey, itemsToRead);
    requests++;
    filledOne |= !answer.isLast() && answer.itemsRead() < itemsToRead;
    startKey = answer.nextKey();
    ended = answer.isLast();
    return answer;
  }

  /**
   * Whether a filter has been given enough to look at for one page, full or not: a request of 1 MB, which is the most
   * that DynamoDB reads at a time, or many small ones. Without this a filter that lets nothing through would read on
   * through the whole partition while somebody waits for a page.
   */
  boolean hasFilteredEnough() {
    return !question.filter().text().isEmpty() && (filledOne || requests == MOST_REQUESTS);
  }

  /** Doubles while pages bring less than is wanted, so that a run of foreign items does not cost a request each. */
  private int itemsToRead(int wanted) {
    if (pageSize > 0) {
      return pageSize;
    }
    // One item is all there is: a limit would only make DynamoDB say that there may be more.
    if (wanted == 0 || question.isOfOneItem()) {
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
