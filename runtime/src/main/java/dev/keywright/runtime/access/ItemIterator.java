package dev.keywright.runtime.access;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** The items of a question one by one, reading a page when the one before is used up. Behind a query's stream. */
final class ItemIterator<T> implements Iterator<T> {
  private final PageWalk<T> walk;
  private int wanted;
  private final boolean limited;
  private List<T> page = List.of();
  private int position;

  /** At most {@code limit} items; 0 for all. */
  ItemIterator(PageWalk<T> walk, int limit) {
    this.walk = walk;
    this.wanted = limit;
    this.limited = limit > 0;
  }

  @Override
  public boolean hasNext() {
    while (position >= page.size() && !walk.hasEnded() && !(limited && wanted == 0)) {
      page = PageWalk.atMost(wanted, walk.next(wanted).records());
      position = 0;
      wanted = limited ? wanted - page.size() : 0;
    }
    return position < page.size();
  }

  @Override
  public T next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return page.get(position++);
  }
}
