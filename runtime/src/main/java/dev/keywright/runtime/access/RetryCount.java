package dev.keywright.runtime.access;

import java.util.List;
import software.amazon.awssdk.core.metrics.CoreMetric;
import software.amazon.awssdk.metrics.MetricCollection;
import software.amazon.awssdk.metrics.MetricPublisher;

/** Hears from the SDK how often it sent one request again. The SDK publishes before the call returns. */
final class RetryCount implements MetricPublisher {
  private volatile int value;

  @Override
  public void publish(MetricCollection metrics) {
    List<Integer> counts = metrics.metricValues(CoreMetric.RETRY_COUNT);
    if (!counts.isEmpty()) {
      value = counts.get(0);
    }
  }

  int value() {
    return value;
  }

  @Override
  public void close() {
    // Holds nothing.
  }
}
