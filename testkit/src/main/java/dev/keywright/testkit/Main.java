package dev.keywright.testkit;

/**
 * Starts a {@link LocalDynamoDb} on a port, for the AWS CLI and for programs in other languages:
 * {@code java -cp ... dev.keywright.testkit.Main --port 8000}. It runs until it is stopped.
 */
public final class Main {

  private static final int DEFAULT_PORT = 8000;

  private Main() {}

  public static void main(String[] arguments) throws InterruptedException {
    int port = DEFAULT_PORT;
    if (arguments.length == 2 && arguments[0].equals("--port")) {
      port = Integer.parseInt(arguments[1]);
    } else if (arguments.length > 0) {
      System.err.println("Usage: Main [--port <port>]");
      System.exit(2);
    }
    try (LocalDynamoDb db = LocalDynamoDb.start()) {
      System.out.println("Local DynamoDB on " + db.listen(port));
      Thread.currentThread().join();
    }
  }
}
