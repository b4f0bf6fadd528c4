package dev.keywright.testkit.crosscheck;

import java.util.List;
import java.util.regex.Pattern;

/** What this engine and dynalite 4 are known to answer differently, each with the reason why ours is kept. */
final class KnownDifferences {

  private record Difference(Pattern ours, Pattern theirs, String reason) {}

  private static final List<Difference> ALL = List.of(
      known(".*Syntax error; token: .*", ".*Syntax error; Expected .*",
          "dynalite quotes its own parser; the service names the token and what is near it"),
      known(".*Incorrect operand type for operator or function; operator or function: <, operand type: BOOL",
          ".*", "dynalite evaluates a comparison that can never be true; the service refuses it"),
      known("(.*), typeSet: ALLOWED_FOR_\\w+_OPERAND",
          ".*Incorrect operand type for operator or function; operator: .*",
          "dynalite leaves out the set of types that would be allowed"),
      known(".*Invalid FilterExpression: .*", ".*Invalid KeyConditionExpression: The BETWEEN operator .*",
          "two faults in one request; which of them is named first is promised nowhere"),
      known(".*Value at 'RequestItems\\.cross_check\\.member\\.Keys' failed .*",
          ".*Value '\\[]' at 'requestItems\\.cross_check\\.member\\.keys' failed .*",
          "both refuse a batch of no keys; the service shows no value and spells the path like this"),
      known(".*Value '\\{cross_check=\\[]}' at 'requestItems' failed .*",
          ".*Value '\\{\"cross_check\":\\[]}' at 'requestItems' failed .*",
          "both refuse a batch of no writes; the service shows a map as Java prints it, not as JSON"));

  private KnownDifferences() {}

  private static Difference known(String ours, String theirs, String reason) {
    return new Difference(Pattern.compile(ours), Pattern.compile(theirs), reason);
  }

  static boolean explain(String ours, String theirs) {
    return ALL.stream().anyMatch(difference ->
        difference.ours().matcher(ours).matches() && difference.theirs().matcher(theirs).matches());
  }
}
