package dev.keywright.testkit.storage;

import java.time.Clock;
import java.util.Collections;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

/**
 * All tables of one account and region, behind one lock: any number of reads, or one write. A write sees and
 * leaves whole states only, which is what makes single operations linearizable and transactions isolated.
 */
public final class Database {

  private final NavigableMap<String, Table> tables = new TreeMap<>();
  private final NavigableMap<String, ChangeLog> streams = new TreeMap<>();
  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private final Clock clock;

  public Database(Clock clock) {
    this.clock = clock;
  }

  public Clock clock() {
    return clock;
  }

  /** Runs {@code work} while nothing is written. */
  public <T> T reading(Supplier<T> work) {
    lock.readLock().lock();
    try {
      return work.get();
    } finally {
      lock.readLock().unlock();
    }
  }

  /** Runs {@code work} alone. */
  public void changing(Runnable work) {
    writing(() -> {
      work.run();
      return true;
    });
  }

  /** Runs {@code work} alone. */
  public <T> T writing(Supplier<T> work) {
    lock.writeLock().lock();
    try {
      return work.get();
    } finally {
      lock.writeLock().unlock();
    }
  }

  public Optional<Table> table(String name) {
    return Optional.ofNullable(tables.get(name));
  }

  /** The tables by name. */
  public NavigableMap<String, Table> tables() {
    return Collections.unmodifiableNavigableMap(tables);
  }

  public Table create(TableDefinition definition) {
    Table table = new Table(definition, UUID.randomUUID().toString(), clock.instant());
    tables.put(definition.name(), table);
    follow(table);
    return table;
  }

  /** Removes a table; its stream stays readable. */
  public void drop(String name) {
    table(name).flatMap(Table::log).ifPresent(ChangeLog::close);
    tables.remove(name);
  }

  /** Opens or closes the table's stream, as its settings want it now. */
  public void follow(Table table) {
    Optional<String> view = table.definition().settings().streamView();
    Optional<ChangeLog> open = table.log().filter(log -> !log.isClosed());
    if (view.isEmpty()) {
      open.ifPresent(ChangeLog::close);
    } else if (open.isEmpty()) {
      ChangeLog log = new ChangeLog(table.definition(), view.get(), clock);
      table.setLog(log);
      streams.put(log.arn(), log);
    }
  }

  /** The streams by ARN, those that are closed included. */
  public NavigableMap<String, ChangeLog> streams() {
    return Collections.unmodifiableNavigableMap(streams);
  }

  public Optional<ChangeLog> stream(String arn) {
    return Optional.ofNullable(streams.get(arn));
  }
}
