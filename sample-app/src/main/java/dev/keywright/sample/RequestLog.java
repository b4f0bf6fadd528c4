package dev.keywright.sample;

import dev.keywright.runtime.OperationEvent;
import dev.keywright.runtime.OperationListener;
import java.util.ArrayList;
import java.util.List;

/** Hears of each request that the shop's table sends, and keeps them until somebody takes them. */
final class RequestLog implements OperationListener {
  private final List<OperationEvent> events = new ArrayList<>();

  @Override
  public synchronized void onRequest(OperationEvent event) {
    events.add(event);
  }

  /** The requests since the last call. */
  synchronized List<OperationEvent> take() {
    List<OperationEvent> taken = List.copyOf(events);
    events.clear();
    return taken;
  }
}
