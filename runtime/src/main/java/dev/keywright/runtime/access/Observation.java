package dev.keywright.runtime.access;

import dev.keywright.runtime.OperationEvent;
import dev.keywright.runtime.OperationListener;
import dev.keywright.runtime.UnknownItem;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.metrics.MetricPublisher;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/**
 * What is to be told about one request: filled by the call that sends it and reads the answer, told to the listeners at
 * the end. Without listeners only items that are no entity of the table are told, to the log: they are never lost in
 * silence.
 */
final class Observation {
  private static final System.Logger LOGGER = System.getLogger("dev.keywright");

  private final String pattern;
  private final String operation;
  private final String table;
  private final Optional<String> index;
  private final List<OperationListener> listeners;
  private final List<MetricPublisher> clientPublishers;
  private final RetryCount retries = new RetryCount();
  private final List<UnknownItem> unknown = new ArrayList<>(0);
  private final long begun = System.nanoTime();
  private Supplier<String> keyCondition = () -> "";
  private Duration duration = Duration.ZERO;
  private int read;
  private int returned;
  private int foreign;
  private int expired;
  private @Nullable ConsumedCapacity capacity;

  Observation(String pattern, String operation, String table, Optional<String> index, List<OperationListener> listeners,
      List<MetricPublisher> clientPublishers) {
    this.pattern = pattern;
    this.operation = operation;
    this.table = table;
    this.index = index;
    this.listeners = listeners;
    this.clientPublishers = clientPublishers;
  }

  /** Sends, reads the answer, and tells the listeners, whether it succeeds or not. */
  <R> R during(Function<Observation, R> call) {
    try {
      R result = call.apply(this);
      tell(Optional.empty());
      return result;
    } catch (RuntimeException e) {
      tell(Optional.of(e));
      throw e;
    }
  }

  /** Whether the request has to ask for its capacity. */
  boolean isAsked() {
    return !listeners.isEmpty();
  }

  /** What the request has to carry so that its retries are counted; the user's own publishers go on hearing of it. */
  AwsRequestOverrideConfiguration override() {
    AwsRequestOverrideConfiguration.Builder override = AwsRequestOverrideConfiguration.builder();
    clientPublishers.forEach(override::addMetricPublisher);
    return override.addMetricPublisher(retries).build();
  }

  /** Takes note of the keys that are asked for; as text only if somebody listens. */
  void asks(Supplier<String> keys) {
    keyCondition = keys;
  }

  /** Takes note of the answer. */
  void answered(int itemsRead, @Nullable ConsumedCapacity consumed) {
    duration = Duration.ofNanos(System.nanoTime() - begun);
    read = itemsRead;
    capacity = consumed;
  }

  void returned(int items) {
    returned += items;
  }

  void foreign() {
    foreign++;
  }

  void expired() {
    expired++;
  }

  void unknown(UnknownItem item) {
    unknown.add(item);
  }

  private void tell(Optional<RuntimeException> failure) {
    if (listeners.isEmpty()) {
      if (!unknown.isEmpty()) {
        LOGGER.log(Level.WARNING, pattern + " on table " + table + " met items that are no entity of the table: " + unknown);
      }
      return;
    }
    if (duration.isZero()) {
      duration = Duration.ofNanos(System.nanoTime() - begun);
    }
    OperationEvent event = new OperationEvent(pattern, operation, table, index, keyCondition.get(), read, returned,
        foreign, expired, unknown, Optional.ofNullable(capacity), duration, retries.value(), failure);
    for (OperationListener listener : listeners) {
      try {
        listener.onRequest(event);
      } catch (RuntimeException e) {
        LOGGER.log(Level.WARNING, "An operation listener failed on " + event.pattern(), e);
      }
    }
  }
}
