package dev.keywright.testkit.storage;

/** The names by which the one account and region there is calls its tables, indexes and streams. */
public final class Arns {

  /** What every ARN of DynamoDB begins with. */
  public static final String PREFIX = "arn:aws:dynamodb:";
  private static final String TABLES = PREFIX + "us-east-1:123456789012:table/";

  private Arns() {}

  public static String table(String table) {
    return TABLES + table;
  }

  public static String index(String table, String index) {
    return table(table) + "/index/" + index;
  }

  public static String stream(String table, String label) {
    return table(table) + "/stream/" + label;
  }
}
