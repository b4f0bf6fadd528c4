package dev.keywright.runtime.access;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.BatchIncompleteException;
import dev.keywright.runtime.BatchItems;
import dev.keywright.runtime.generated.ReadPattern;
import dev.keywright.runtime.generated.WritePattern;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;

/** Whatever goes wrong on the way, each record and key of a batch is done or named, never both and never neither. */
class BatchFaultsTest {
  private static final String[] OPERATIONS = {"BatchWriteItem", "BatchGetItem"};

  private static void spoil(TaskTable table, double probability, int processed, long seed) {
    for (String operation : OPERATIONS) {
      table.db.faults().on(operation).withProbability(probability, seed).leaveUnprocessed(processed);
      table.db.faults().on(operation).withProbability(probability / 2, seed + 1).throttle();
      table.db.faults().on(operation).withProbability(probability / 8, seed + 2).internalError();
    }
  }

  @Property(tries = 60)
  void eachIsDoneOrNamed(@ForAll @Size(max = 130) List<@LongRange(max = 150) Long> numbers,
      @ForAll @DoubleRange(max = 0.9) double probability, @ForAll @IntRange(max = 20) int processed,
      @ForAll @IntRange(max = 3) int seconds, @ForAll long seed) {
    Duration patience = Duration.ofSeconds(seconds);
    try (TaskTable table = new TaskTable(TaskTable.TYPED, patience, List.of(Task.CODEC, Task.OTHER))) {
      spoil(table, probability, processed, seed);
      Set<Long> stored = new LinkedHashSet<>(numbers);
      stored.removeAll(put(table, numbers));
      assertThat(table.numbers()).containsExactlyInAnyOrderElementsOf(stored);

      List<Long> asked = new ArrayList<>(numbers);
      asked.addAll(List.of(151L, 0L, 152L));
      read(table, asked, stored);

      List<Long> some = numbers.subList(0, numbers.size() / 2);
      Set<Long> removed = new HashSet<>(some);
      removed.removeAll(delete(table, some));
      stored.removeAll(removed);
      assertThat(table.numbers()).containsExactlyInAnyOrderElementsOf(stored);
    }
  }

  /** The numbers of those that were not stored. */
  private static List<Long> put(TaskTable table, List<Long> numbers) {
    List<Task> tasks = new ArrayList<>();
    for (int at = 0; at < numbers.size(); at++) {
      tasks.add(Task.of(numbers.get(at), "open", at));
    }
    List<Task> last = tasks.stream().filter(task -> numbers.lastIndexOf(task.number()) == task.cents()).toList();
    try {
      assertThat(table.connection.batchPut(WritePattern.named("Task.storeMany"), Task.CODEC, tasks)).isEqualTo(last);
      return List.of();
    } catch (BatchIncompleteException e) {
      assertThat(e.unprocessed()).isNotEmpty().isEqualTo(last.stream().filter(e.unprocessed()::contains).toList());
      return e.unprocessed().stream().map(task -> ((Task) task).number()).toList();
    }
  }

  private static void read(TaskTable table, List<Long> asked, Set<Long> stored) {
    List<Long> distinct = List.copyOf(new LinkedHashSet<>(asked));
    try {
      BatchItems<Long, Task> items = table.connection.batchRead(ReadPattern.named("Task.findMany"), Task.CODEC, asked,
          number -> Task.key("ann", number));
      assertThat(items.found()).extracting(Task::number).isEqualTo(distinct.stream().filter(stored::contains).toList());
      assertThat(items.missing()).isEqualTo(distinct.stream().filter(number -> !stored.contains(number)).toList());
    } catch (BatchIncompleteException e) {
      assertThat(e.unprocessed()).isNotEmpty().isEqualTo(distinct.stream().filter(e.unprocessed()::contains).toList());
    }
  }

  /** The numbers of those that were not deleted. */
  private static List<Long> delete(TaskTable table, List<Long> numbers) {
    try {
      table.connection.batchDelete(WritePattern.named("Task.removeMany"), Task.CODEC, numbers,
          number -> Task.key("ann", number));
      return List.of();
    } catch (BatchIncompleteException e) {
      return e.unprocessed().stream().map(number -> (Long) number).toList();
    }
  }
}
