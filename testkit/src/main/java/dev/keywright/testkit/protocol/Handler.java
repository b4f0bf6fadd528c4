package dev.keywright.testkit.protocol;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.validation.Rejection;
import dev.keywright.testkit.validation.RequestFaults;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Takes a request from a transport, finds its operation, and makes its answer; faults strike here. */
public final class Handler {

  private static final int OK = 200;

  private final Map<String, Operation> operations;
  private final FaultSource faults;

  /** {@code operations} by the name that follows the dot in {@code X-Amz-Target}. */
  public Handler(Map<String, Operation> operations, FaultSource faults) {
    this.operations = operations;
    this.faults = faults;
  }

  Answer handle(String target, byte[] body) {
    String name = target.substring(target.indexOf('.') + 1);
    List<Fault> struck = operations.containsKey(name) ? faults.next(name) : List.of();
    Answer answer = answer(name, body, struck);
    for (Fault fault : struck) {
      if (fault instanceof Fault.Delayed delayed) {
        pause(delayed.delay());
      } else if (fault instanceof Fault.Damaged damaged) {
        answer = answer.with(damaged.delivery());
      }
    }
    return answer;
  }

  private Answer answer(String name, byte[] body, List<Fault> struck) {
    try {
      Operation operation = Optional.ofNullable(operations.get(name)).orElseThrow(RequestFaults::unknownOperation);
      ObjectNode tree = Json.parse(body);
      for (Fault fault : struck) {
        operation = suffer(fault, name, operation);
      }
      return new Answer(OK, Json.bytes(operation.answer(new Request(tree))), Answer.Delivery.WHOLE);
    } catch (Rejection rejection) {
      return refusal(rejection);
    } catch (RuntimeException | StackOverflowError fault) {
      System.getLogger(Handler.class.getName()).log(System.Logger.Level.ERROR, "Failed on " + name, fault);
      return refusal(RequestFaults.fault(fault));
    }
  }

  private static Answer refusal(Rejection rejection) {
    return new Answer(rejection.code().status(), Json.bytes(ErrorWriter.error(rejection)), Answer.Delivery.WHOLE);
  }

  /** What a fault does to the operation itself: the others strike its answer. */
  private static Operation suffer(Fault fault, String name, Operation operation) {
    if (fault instanceof Fault.Refused refused) {
      throw refused.rejection();
    }
    if (fault instanceof Fault.Unprocessed unprocessed) {
      return new PartialBatch(operation, name.equals("BatchGetItem"), unprocessed.processed());
    }
    return operation;
  }

  /** A client that has waited long enough interrupts the transport without a socket; it no longer wants the answer. */
  private static void pause(Duration delay) {
    try {
      Thread.sleep(delay.toMillis());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
