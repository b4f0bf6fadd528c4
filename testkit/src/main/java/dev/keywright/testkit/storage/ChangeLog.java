package dev.keywright.testkit.storage;

import dev.keywright.testkit.value.Item;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** The stream of one table from when it was enabled until it was disabled: its changes of the last 24 hours. */
public final class ChangeLog {

  private static final Duration KEPT = Duration.ofHours(24);
  private static final long FIRST = 1;
  private static final DateTimeFormatter LABEL =
      DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS").withZone(ZoneOffset.UTC);

  private final TableDefinition table;
  private final String view;
  private final Instant created;
  private final Clock clock;
  private final Deque<Change> changes = new ArrayDeque<>();
  private long next = FIRST;
  private boolean closed;

  ChangeLog(TableDefinition table, String view, Clock clock) {
    this.table = table;
    this.view = view;
    this.clock = clock;
    this.created = clock.instant();
  }

  /** What tells this stream from earlier ones of its table: when it was enabled. */
  public String label() {
    return LABEL.format(created);
  }

  public String arn() {
    return Arns.stream(table.name(), label());
  }

  public TableDefinition table() {
    return table;
  }

  /** Which images the stream shows, as on the wire. */
  public String view() {
    return view;
  }

  public Instant created() {
    return created;
  }

  /** Whether the stream was disabled or its table dropped; what it holds can still be read. */
  public boolean isClosed() {
    return closed;
  }

  /** The sequence number that the next change will have. */
  public long next() {
    return next;
  }

  /** The sequence number of the oldest change that is still kept, or would be. */
  public long oldest() {
    Optional<Change> first = Optional.ofNullable(changes.peekFirst());
    return first.map(Change::sequence).orElse(next);
  }

  /** The changes from that sequence number on. */
  public List<Change> from(long sequence) {
    return changes.stream().filter(change -> change.sequence() >= sequence).toList();
  }

  void append(Optional<Item> before, Optional<Item> after, boolean expired) {
    if (before.equals(after)) {
      return;
    }
    Instant now = clock.instant();
    while (!changes.isEmpty() && changes.getFirst().at().plus(KEPT).isBefore(now)) {
      changes.removeFirst();
    }
    changes.addLast(new Change(next++, now, before, after, expired));
  }

  /** Forgets the changes so far, as if they had grown too old. */
  void clear() {
    changes.clear();
  }

  void close() {
    closed = true;
  }
}
