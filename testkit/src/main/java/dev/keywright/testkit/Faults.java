package dev.keywright.testkit;

import dev.keywright.testkit.protocol.Answer;
import dev.keywright.testkit.protocol.Fault;
import dev.keywright.testkit.validation.Rejection;
import dev.keywright.testkit.validation.RequestFaults;
import dev.keywright.testkit.validation.TransactionFaults;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * What is to go wrong with a {@link LocalDynamoDb}: which calls, and how. It is how the promises of code that retries
 * are tested.
 *
 * <pre>{@code
 * db.faults().on("PutItem").once().throttle();                   // the next PutItem
 * db.faults().on("Query").nth(3).internalError();                // the third Query from now
 * db.faults().on("UpdateItem").once().loseAnswer();              // is done, but nobody hears of it
 * db.faults().onAny().withProbability(0.1, 42).throttle();       // one call in ten, the same ones each run
 * db.faults().clear();
 * }</pre>
 *
 * <p>Calls are counted as they arrive, retries of the SDK included: it retries what is thrown here, so a test that
 * wants to see the error has to fail as many calls as the SDK makes, or use a client without retries. If several
 * rules meet in one call, all of them strike, in the order they were made.
 */
public final class Faults {

  /** One rule: the operation it is about, the calls it strikes, and what it does to them. */
  private record Rule(Optional<String> operation, BooleanSupplier strikes, Fault fault) {}

  private final List<Rule> rules = new CopyOnWriteArrayList<>();

  Faults() {}

  /** Begins a rule about one operation, named as in the API: {@code "PutItem"}, {@code "TransactWriteItems"}. */
  public When on(String operation) {
    return new When(Optional.of(operation));
  }

  /** Begins a rule about all operations. */
  public When onAny() {
    return new When(Optional.empty());
  }

  /** Forgets all rules. */
  public void clear() {
    rules.clear();
  }

  /** The faults that strike this call; each rule that is about the operation counts it. */
  List<Fault> next(String operation) {
    List<Fault> faults = new ArrayList<>();
    for (Rule rule : rules) {
      if (rule.operation().map(operation::equals).orElse(true) && rule.strikes().getAsBoolean()) {
        faults.add(rule.fault());
      }
    }
    return faults;
  }

  /** Which calls of an operation a rule strikes. */
  public final class When {

    private final Optional<String> operation;

    private When(Optional<String> operation) {
      this.operation = operation;
    }

    /** The next call. */
    public Then once() {
      return nth(1);
    }

    /** The next {@code count} calls. */
    public Then times(int count) {
      AtomicInteger calls = new AtomicInteger();
      return new Then(operation, () -> calls.incrementAndGet() <= count);
    }

    /** The n-th call from now, counted from 1. */
    public Then nth(int number) {
      AtomicInteger calls = new AtomicInteger();
      return new Then(operation, () -> calls.incrementAndGet() == number);
    }

    /** Every call. */
    public Then always() {
      return new Then(operation, () -> true);
    }

    /** Each call with this probability between 0 and 1; the same seed picks the same calls. */
    public Then withProbability(double probability, long seed) {
      Random random = new Random(seed);
      return new Then(operation, () -> random.nextDouble() < probability);
    }
  }

  /** What happens to the calls that a rule strikes. */
  public final class Then {

    private final Optional<String> operation;
    private final BooleanSupplier strikes;

    private Then(Optional<String> operation, BooleanSupplier strikes) {
      this.operation = operation;
      this.strikes = strikes;
    }

    /** The call is refused with ProvisionedThroughputExceededException and does nothing. */
    public void throttle() {
      refuse(RequestFaults.throttled());
    }

    /** The call is refused with InternalServerError (status 500) and does nothing. */
    public void internalError() {
      refuse(RequestFaults.internal("Internal server error"));
    }

    /**
     * A transaction is cancelled, and does nothing, as if another one had been at its items. {@code codes} are the
     * reasons, one for each action: {@code "None", "TransactionConflict"}.
     */
    public void cancelTransaction(String... codes) {
      refuse(Rejection.cancelled(Stream.of(codes).map(TransactionFaults::reason).toList()));
    }

    private void refuse(Rejection rejection) {
      add(new Fault.Refused(rejection));
    }

    /** A batch does its first {@code processed} requests and answers that the others are unprocessed. */
    public void leaveUnprocessed(int processed) {
      add(new Fault.Unprocessed(processed));
    }

    /** The call is done, then the connection breaks before the answer arrives. */
    public void loseAnswer() {
      add(new Fault.Damaged(Answer.Delivery.LOST));
    }

    /** The call is done, and only half of the answer's body arrives. */
    public void truncateAnswer() {
      add(new Fault.Damaged(Answer.Delivery.TRUNCATED));
    }

    /** The call waits this long before it is done. */
    public void delay(Duration delay) {
      add(new Fault.Delayed(delay));
    }

    private void add(Fault fault) {
      rules.add(new Rule(operation, strikes, fault));
    }
  }
}
