package dev.keywright.testkit;

import dev.keywright.testkit.protocol.Answer;
import dev.keywright.testkit.protocol.Fault;
import dev.keywright.testkit.validation.Rejection;
import dev.keywright.testkit.validation.RequestFaults;
import dev.keywright.testkit.validation.TransactionFaults;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
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
 * rules meet in one call, all of them strike, in the order they were made. A rule that could never strike (an unknown
 * operation, the 0th call, unprocessed items of a PutItem) is an IllegalArgumentException.
 */
public final class Faults {

  private static final Set<String> BATCHES = Set.of("BatchGetItem", "BatchWriteItem");
  private static final Set<String> TRANSACTIONS = Set.of("TransactGetItems", "TransactWriteItems");
  private static final Set<String> SINGLE_WRITES = Set.of("PutItem", "UpdateItem", "DeleteItem");

  /** One rule: the operations it is about, which of their calls it strikes, and what it does to them. */
  private record Rule(Set<String> operations, BooleanSupplier strikes, Fault fault) {}

  private final Set<String> known;
  private final List<Rule> rules = new CopyOnWriteArrayList<>();

  Faults(Set<String> known) {
    this.known = Set.copyOf(known);
  }

  /**
   * Begins a rule about one operation, named as in the API: {@code "PutItem"}, {@code "TransactWriteItems"}.
   *
   * @throws IllegalArgumentException if there is no such operation
   */
  public When on(String operation) {
    require(known.contains(operation), "No operation is called " + operation + "; there are " + new TreeSet<>(known));
    return new When(Set.of(operation));
  }

  /** Begins a rule about all operations. */
  public When onAny() {
    return new When(known);
  }

  /** Forgets all rules. */
  public void clear() {
    rules.clear();
  }

  /** The faults that strike this call; each rule that is about the operation counts it. */
  List<Fault> next(String operation) {
    List<Fault> faults = new ArrayList<>();
    for (Rule rule : rules) {
      if (rule.operations().contains(operation) && rule.strikes().getAsBoolean()) {
        faults.add(rule.fault());
      }
    }
    return faults;
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }

  /** Which calls of an operation a rule strikes. */
  public final class When {

    private final Set<String> operations;

    private When(Set<String> operations) {
      this.operations = operations;
    }

    /** The next call. */
    public Then once() {
      return nth(1);
    }

    /** The next {@code count} calls, at least one. */
    public Then times(int count) {
      require(count > 0, "At least one call has to be struck, not " + count);
      AtomicInteger calls = new AtomicInteger();
      return new Then(operations, () -> calls.incrementAndGet() <= count);
    }

    /** The n-th call from now, counted from 1. */
    public Then nth(int number) {
      require(number > 0, "Calls are counted from 1, not from " + number);
      AtomicInteger calls = new AtomicInteger();
      return new Then(operations, () -> calls.incrementAndGet() == number);
    }

    /** Every call. */
    public Then always() {
      return new Then(operations, () -> true);
    }

    /** Each call with this probability between 0 and 1; the same seed picks the same calls. */
    public Then withProbability(double probability, long seed) {
      require(probability >= 0 && probability <= 1, "A probability lies between 0 and 1, not at " + probability);
      Random random = new Random(seed);
      return new Then(operations, () -> random.nextDouble() < probability);
    }
  }

  /** What happens to the calls that a rule strikes. */
  public final class Then {

    private final Set<String> operations;
    private final BooleanSupplier strikes;

    private Then(Set<String> operations, BooleanSupplier strikes) {
      this.operations = operations;
      this.strikes = strikes;
    }

    /** The call is refused with ProvisionedThroughputExceededException and does nothing. */
    public void throttle() {
      add(known, new Fault.Refused(RequestFaults.throttled()));
    }

    /** The call is refused with InternalServerError (status 500) and does nothing. */
    public void internalError() {
      add(known, new Fault.Refused(RequestFaults.internalError()));
    }

    /**
     * A PutItem, UpdateItem or DeleteItem is refused with TransactionConflictException, as if a transaction had been
     * at its item, and does nothing. {@link #cancelTransaction} is the same for transactions.
     */
    public void conflict() {
      add(SINGLE_WRITES, new Fault.Refused(TransactionFaults.conflict()));
    }

    /**
     * A transaction is cancelled, and does nothing, as if another one had been at its items. {@code codes} are the
     * reasons, one for each action: {@code "None", "TransactionConflict"}.
     */
    public void cancelTransaction(String... codes) {
      require(codes.length > 0, "A cancelled transaction has a reason for each of its actions");
      add(TRANSACTIONS, new Fault.Refused(Rejection.cancelled(
          Stream.of(codes).map(TransactionFaults::reason).toList())));
    }

    /** A batch does its first {@code processed} requests and answers that the others are unprocessed. */
    public void leaveUnprocessed(int processed) {
      require(processed >= 0, "Fewer requests than none cannot be processed: " + processed);
      add(BATCHES, new Fault.Unprocessed(processed));
    }

    /** The call is done, then the connection breaks before the answer arrives. */
    public void loseAnswer() {
      add(known, new Fault.Damaged(Answer.Delivery.LOST));
    }

    /** The call is done, and the connection breaks after half of the answer's body. */
    public void truncateAnswer() {
      add(known, new Fault.Damaged(Answer.Delivery.TRUNCATED));
    }

    /** The call is done, and its answer comes this much later: too late for a client that gives up and tries again. */
    public void delay(Duration delay) {
      require(!delay.isNegative(), "An answer cannot come before its call: " + delay);
      add(known, new Fault.Delayed(delay));
    }

    /** Makes the rule, about those of its operations that can suffer the fault. */
    private void add(Set<String> able, Fault fault) {
      Set<String> struck = new TreeSet<>(operations);
      struck.retainAll(able);
      require(!struck.isEmpty(), operations + " cannot suffer this; it is for " + new TreeSet<>(able));
      rules.add(new Rule(Set.copyOf(struck), strikes, fault));
    }
  }
}
