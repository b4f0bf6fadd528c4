package dev.keywright.testkit;

import java.io.UncheckedIOException;
import java.util.OptionalInt;

/**
 * Starts a {@link LocalDynamoDb} on a port, for the AWS CLI and for programs in other languages:
 * {@code java -cp ... dev.keywright.testkit.Main --port 8000}. It runs until it is stopped.
 */
public final class Main {

  private static final int DEFAULT_PORT = 8000;
  private static final int HIGHEST_PORT = 65_535;

  private Main() {}

  public static void main(String[] arguments) throws InterruptedException {
    OptionalInt port = port(arguments);
    if (port.isEmpty()) {
      System.err.println("Usage: Main [--port <0 to 65535>]");
      System.exit(2);
    }
    try (LocalDynamoDb db = LocalDynamoDb.start()) {
      System.out.println("Local DynamoDB on " + db.listen(port.getAsInt()));
      Thread.currentThread().join();
    } catch (UncheckedIOException taken) {
      System.err.println(taken.getMessage() + ": " + taken.getCause().getMessage());
      System.exit(1);
    }
  }

  /** The port that the arguments ask for; empty if they make no sense. */
  static OptionalInt port(String... arguments) {
    if (arguments.length == 0) {
      return OptionalInt.of(DEFAULT_PORT);
    }
    boolean isNumber = arguments.length == 2 && arguments[0].equals("--port") && arguments[1].matches("\\d{1,5}");
    return isNumber && Integer.parseInt(arguments[1]) <= HIGHEST_PORT
        ? OptionalInt.of(Integer.parseInt(arguments[1]))
        : OptionalInt.empty();
  }
}
