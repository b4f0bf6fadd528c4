package dev.keywright.testkit.protocol;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.validation.Rejection;
import dev.keywright.testkit.validation.RequestFaults;
import java.time.Duration;
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
    Answer.Delivery delivery = Answer.Delivery.WHOLE;
    try {
      Operation operation = Optional.ofNullable(operations.get(name)).orElseThrow(RequestFaults::unknownOperation);
      ObjectNode tree = Json.parse(body);
      for (Fault fault : faults.next(name)) {
        if (fault instanceof Fault.Damaged damaged) {
          delivery = damaged.delivery();
        } else {
          operation = suffer(fault, name, operation);
        }
      }
      return new Answer(OK, Json.bytes(operation.answer(new Request(tree))), delivery);
    } catch (Rejection rejection) {
      return new Answer(rejection.code().status(), Json.bytes(ErrorWriter.error(rejection)), delivery);
    } catch (RuntimeException | StackOverflowError fault) {
      Rejection internal = RequestFaults.fault(fault);
      System.getLogger(Handler.class.getName()).log(System.Logger.Level.ERROR, "Failed on " + name, fault);
      return new Answer(internal.code().status(), Json.bytes(ErrorWriter.error(internal)), delivery);
    }
  }

  private static Operation suffer(Fault fault, String name, Operation operation) {
    if (fault instanceof Fault.Refused refused) {
      throw refused.rejection();
    }
    if (fault instanceof Fault.Delayed delayed) {
      sleep(delayed.delay());
    }
    if (fault instanceof Fault.Unprocessed unprocessed) {
      return new PartialBatch(operation, name.equals("BatchGetItem"), unprocessed.processed());
    }
    return operation;
  }

  private static void sleep(Duration delay) {
    try {
      Thread.sleep(delay.toMillis());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw RequestFaults.interrupted();
    }
  }
}
