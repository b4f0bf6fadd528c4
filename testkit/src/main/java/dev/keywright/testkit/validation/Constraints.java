package dev.keywright.testkit.validation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The declared constraints of a request's members. DynamoDB checks all of them before anything else and reports
 * what failed in one message, ten at most; {@link #check} does the same.
 */
public final class Constraints {

  private static final int REPORTED = 10;
  private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9_.-]+");

  private final List<String> failures = new ArrayList<>();

  /** The name of a table or index in a request that creates one. */
  public Constraints newName(String path, Optional<String> name) {
    return name(path, name, 3);
  }

  /** The name of an existing table or index. */
  public Constraints name(String path, Optional<String> name) {
    return name(path, name, 1);
  }

  private Constraints name(String path, Optional<String> name, int minimum) {
    if (name.isEmpty()) {
      return required(path, false);
    }
    String text = name.get();
    if (!text.isEmpty() && !NAME.matcher(text).matches()) {
      fail(quoted(text), path, "Member must satisfy regular expression pattern: [a-zA-Z0-9_.-]+");
    }
    return length(path, quoted(text), text.length(), minimum, 255);
  }

  /** A member that must be there. */
  public Constraints required(String path, boolean present) {
    if (!present) {
      fail("null", path, "Member must not be null");
    }
    return this;
  }

  /** A member that, if it is there, is one of these. */
  public Constraints oneOf(String path, Optional<String> value, List<String> allowed) {
    if (value.isPresent() && !allowed.contains(value.get())) {
      fail(quoted(value.get()), path, "Member must satisfy enum value set: [" + String.join(", ", allowed) + "]");
    }
    return this;
  }

  /** A member whose length (of a text, a list, a map) lies between two bounds; {@code shown} is how it is quoted. */
  public Constraints length(String path, String shown, int length, int minimum, int maximum) {
    if (length < minimum) {
      fail(shown, path, "Member must have length greater than or equal to " + minimum);
    }
    if (length > maximum) {
      fail(shown, path, "Member must have length less than or equal to " + maximum);
    }
    return this;
  }

  /** A number that, if it is there, is not below {@code minimum}. */
  public Constraints atLeast(String path, Optional<Long> value, long minimum) {
    if (value.isPresent() && value.get() < minimum) {
      fail(quoted(value.get().toString()), path, "Member must have value greater than or equal to " + minimum);
    }
    return this;
  }

  /** A number that, if it is there, is not above {@code maximum}. */
  public Constraints atMost(String path, Optional<Long> value, long maximum) {
    if (value.isPresent() && value.get() > maximum) {
      fail(quoted(value.get().toString()), path, "Member must have value less than or equal to " + maximum);
    }
    return this;
  }

  /** The limit of a query, whose value is not shown. */
  public Constraints limitOfQuery(Optional<Long> limit) {
    if (limit.isPresent() && limit.get() < 1) {
      fail("", "Limit", "Member must have value greater than or equal to 1");
    }
    return this;
  }

  /** How many writes of a batch are for one table; {@code shown} is how they are quoted, {@code most} the bound. */
  public Constraints writesOfBatch(String table, String shown, int writes, int most) {
    if (writes < 1 || writes > most) {
      fail(quoted("{" + table + "=" + shown + "}"), "requestItems", "Map value must satisfy constraint: "
          + "[Member must have length less than or equal to " + most
          + ", Member must have length greater than or equal to 1]");
    }
    return this;
  }

  /** A failed constraint in its own words; {@code shown} may be empty where DynamoDB shows no value. */
  private Constraints fail(String shown, String path, String constraint) {
    String value = shown.isEmpty() ? "" : " " + shown;
    failures.add("Value" + value + " at '" + path + "' failed to satisfy constraint: " + constraint);
    return this;
  }

  /** Throws the collected failures, if any. */
  public void check() {
    if (failures.isEmpty()) {
      return;
    }
    int count = failures.size();
    throw Rejection.validation(count + " validation error" + (count == 1 ? "" : "s") + " detected: "
        + String.join("; ", failures.subList(0, Math.min(count, REPORTED))));
  }

  /** How a scalar is quoted in these messages. */
  public static String quoted(String text) {
    return "'" + text + "'";
  }
}
