package dev.keywright.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What users make themselves to stub a repository behaves like what a repository returns. */
class StubsTest {
  private final CollectionQuery<Object> query = CollectionQuery.of(List.of("a", 1, "b", "c"));

  @Test
  void aStubbedQueryAnswersInEachWay() {
    assertThat(query.list()).containsExactly("a", 1, "b", "c");
    assertThat(query.stream()).hasSize(4);
    assertThat(query.first()).contains("a");
    assertThat(query.pageSize(1).list()).hasSize(4);
    assertThat(query.collect().list(String.class)).containsExactly("a", "b", "c");
    assertThat(Query.of(List.of()).first()).isEmpty();
  }

  @Test
  void aStubbedQueryHasPages() {
    Page<Object> first = query.page(3, null);
    assertThat(first.items()).containsExactly("a", 1, "b");
    assertThat(first.hasNext()).isTrue();
    Page<Object> last = query.page(3, first.nextToken());
    assertThat(last).isEqualTo(Page.of(List.of("c"), null));
    assertThat(query.page(Integer.MAX_VALUE, null).hasNext()).isFalse();
    assertThat(query.page(4, null).hasNext()).isFalse();
    assertThatThrownBy(() -> query.page(3, "from-99")).isInstanceOf(InvalidPageTokenException.class);
    assertThatThrownBy(() -> query.page(0, null)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> query.pageSize(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anItemCollectionIsTakenByEntity() {
    ItemCollection<Object> found = ItemCollection.of(List.of("a", 1, "b"));
    assertThat(found.one(Integer.class)).contains(1);
    assertThat(found.one(Long.class)).isEmpty();
    assertThat(found.list(String.class)).containsExactly("a", "b");
    assertThat(found.isEmpty()).isFalse();
    assertThatThrownBy(() -> found.one(String.class)).isInstanceOf(KeywrightException.class).hasMessage(
        "one(String.class) met 2 items of that entity in the collection; list(String.class) gives them all.");
    assertThatThrownBy(() -> found.list(String.class).clear()).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void whatWasGivenIsCopied() {
    List<String> given = new ArrayList<>(List.of("a"));
    Query<String> asked = Query.of(given);
    Page<String> page = Page.of(given, "t");
    given.clear();
    assertThat(asked.list()).containsExactly("a");
    assertThat(page.items()).containsExactly("a");
  }

  @Test
  void exceptionsCanBeMade() {
    ItemAlreadyExistsException exists = new ItemAlreadyExistsException("Order.place", "shop", "PK=1", "stored");
    assertThat(exists).isInstanceOf(ConditionFailedException.class).isInstanceOf(KeywrightException.class);
    assertThat(exists.item()).contains("stored");
    assertThat(exists.pattern() + exists.table() + exists.key()).isEqualTo("Order.placeshopPK=1");
    assertThat(new ItemAlreadyExistsException("p", "t", "k", null).item()).isEmpty();
  }
}
