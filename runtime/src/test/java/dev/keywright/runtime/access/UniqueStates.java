package dev.keywright.runtime.access;

import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.ItemKey;
import dev.keywright.runtime.generated.ItemReader;
import dev.keywright.runtime.generated.ItemWriter;
import dev.keywright.runtime.generated.UniqueConstraint;
import java.util.List;

/** Tasks of which no two have one state: the marker of {@code open} is at owner {@code !open}, number 0. */
final class UniqueStates implements EntityCodec<Task> {
  private static final UniqueConstraint<Task> STATE =
      UniqueConstraint.<Task>of("state", "Task.state", task -> Task.key("!" + task.state(), 0)).over("st.ate");

  @Override
  public String type() {
    return Task.CODEC.type();
  }

  @Override
  public Class<Task> recordType() {
    return Task.class;
  }

  @Override
  public boolean ownsKey(ItemKey key) {
    return Task.CODEC.ownsKey(key);
  }

  @Override
  public boolean expires() {
    return true;
  }

  @Override
  public List<UniqueConstraint<Task>> uniqueConstraints() {
    return List.of(STATE);
  }

  @Override
  public Task read(ItemReader in) {
    return Task.CODEC.read(in);
  }

  @Override
  public void write(Task task, ItemWriter out) {
    Task.CODEC.write(task, out);
  }
}
