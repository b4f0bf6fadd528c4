package dev.keywright.runtime.access;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.Page;
import dev.keywright.runtime.Query;
import dev.keywright.runtime.generated.Expression;
import dev.keywright.runtime.generated.Filter;
import dev.keywright.runtime.generated.KeyCondition;
import dev.keywright.runtime.generated.ReadPattern;
import dev.keywright.runtime.generated.ValueCodec;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/** However a filtered question is taken, it gives what a filter in memory gives. */
class FilteredPagesTest {
  private static final int TASKS = 24;
  private static TaskTable table;
  private static List<Task> all;

  @BeforeContainer
  static void fill() {
    table = new TaskTable();
    all = new ArrayList<>();
    for (long number = 0; number < TASKS; number++) {
      Task task = Task.of(number, number % 3 == 0 ? "open" : "done", number * 37 % 100);
      table.put(task);
      all.add(task);
    }
  }

  @AfterContainer
  static void close() {
    table.close();
  }

  @Property(tries = 30)
  void isWhatAFilterInMemoryGives(@ForAll boolean open, @ForAll @LongRange(min = 0, max = 110) long cents,
      @ForAll @IntRange(max = 15) int limit, @ForAll @IntRange(max = 7) int pageSize,
      @ForAll @IntRange(min = 1, max = 12) int size) {
    String state = open ? "open" : "done";
    List<Task> passing = all.stream().filter(task -> task.state().equals(state) && task.cents() >= cents).toList();
    List<Task> expected = limit == 0 || passing.size() < limit ? passing : passing.subList(0, limit);
    ReadPattern pattern = ReadPattern.named("Task.all");
    Filter filter = Filter.of(Expression.of("#0 = :0", "st.ate").with(ValueCodec.string(), state),
        Expression.of("#0 >= :0", "cents").with(ValueCodec.longValue(), cents));
    Query<Task> query = table.connection.query(limit == 0 ? pattern : pattern.limit(limit), Task.CODEC,
        KeyCondition.partition("owner", "ann"), filter);
    Query<Task> asked = pageSize == 0 ? query : query.pageSize(pageSize);

    assertThat(asked.list()).isEqualTo(expected);
    assertThat(asked.stream().toList()).isEqualTo(expected);
    assertThat(asked.first()).isEqualTo(expected.stream().findFirst());
    assertThat(pages(asked, size)).isEqualTo(expected);
    assertThat(table.connection.count(pattern, Task.CODEC, KeyCondition.partition("owner", "ann"), filter))
        .isEqualTo(passing.size());
  }

  private static List<Task> pages(Query<Task> query, int size) {
    List<Task> found = new ArrayList<>();
    String token = null;
    int pages = 0;
    do {
      Page<Task> page = query.page(size, token);
      assertThat(page.items().size()).isLessThanOrEqualTo(size);
      found.addAll(page.items());
      token = page.nextToken();
      assertThat(++pages).as("pages").isLessThanOrEqualTo(TASKS + 1);
    } while (token != null);
    return found;
  }
}
