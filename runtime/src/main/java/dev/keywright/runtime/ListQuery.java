package dev.keywright.runtime;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The answer that a test gave: behind {@link Query#of} and {@link CollectionQuery#of}. Its tokens are positions. */
record ListQuery<T>(List<T> list) implements CollectionQuery<T> {
  @Override
  public Stream<T> stream() {
    return list.stream();
  }

  @Override
  public Optional<T> first() {
    return list.stream().findFirst();
  }

  @Override
  public Page<T> page(int size, @Nullable String token) {
    if (size < 1) {
      throw new IllegalArgumentException("A page has at least one item, not " + size);
    }
    int from = token == null ? 0 : position(token);
    int to = (int) Math.min((long) from + size, list.size());
    return Page.of(list.subList(from, to), to < list.size() ? "from-" + to : null);
  }

  @Override
  public CollectionQuery<T> pageSize(int itemsPerRequest) {
    if (itemsPerRequest < 1) {
      throw new IllegalArgumentException("A request reads at least one item, not " + itemsPerRequest);
    }
    return this;
  }

  private int position(String token) {
    for (int at = 1; at < list.size(); at++) {
      if (token.equals("from-" + at)) {
        return at;
      }
    }
    throw new InvalidPageTokenException("This page token was not given by this stub");
  }
}
