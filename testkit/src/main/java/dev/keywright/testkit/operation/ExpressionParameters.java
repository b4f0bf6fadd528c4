package dev.keywright.testkit.operation;

import dev.keywright.testkit.evaluation.ExpressionReader;
import dev.keywright.testkit.evaluation.Placeholders;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.validation.ExpressionFaults;
import dev.keywright.testkit.validation.Rejection;
import dev.keywright.testkit.validation.RequestFaults;
import dev.keywright.testkit.value.Value;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The names and values that a request gives for its expressions, checked before any expression is read. */
final class ExpressionParameters {

  private static final Pattern NAME = Pattern.compile("#[a-zA-Z0-9_]+");
  private static final Pattern VALUE = Pattern.compile(":[a-zA-Z0-9_]+");

  private final Placeholders placeholders;

  private ExpressionParameters(Placeholders placeholders) {
    this.placeholders = placeholders;
  }

  /** Of a request that may hold {@code expressions}, and instead of them {@code legacy} members. */
  static ExpressionParameters read(Request request, List<String> expressions, List<String> legacy) {
    List<String> given = expressions.stream().filter(request::has).toList();
    List<String> old = legacy.stream().filter(request::has).toList();
    if (!given.isEmpty() && !old.isEmpty()) {
      throw RequestFaults.mixedParameters(old, given);
    }
    List<String> withValues = expressions.stream().filter(name -> !name.equals("ProjectionExpression")).toList();
    if (request.has("ExpressionAttributeNames") && given.isEmpty()) {
      throw ExpressionFaults.namesWithoutExpression();
    }
    if (request.has("ExpressionAttributeValues") && withValues.stream().noneMatch(request::has)) {
      throw ExpressionFaults.valuesWithoutExpression(withValues);
    }
    return new ExpressionParameters(new Placeholders(names(request), values(request)));
  }

  private static Map<String, String> names(Request request) {
    Map<String, String> names = request.textsByName("ExpressionAttributeNames");
    if (request.has("ExpressionAttributeNames") && names.isEmpty()) {
      throw ExpressionFaults.emptyPlaceholders("ExpressionAttributeNames");
    }
    checkKeys("ExpressionAttributeNames", NAME, names);
    return names;
  }

  private static Map<String, Value> values(Request request) {
    Map<String, Request> given = request.objectsByName("ExpressionAttributeValues");
    if (request.has("ExpressionAttributeValues") && given.isEmpty()) {
      throw ExpressionFaults.emptyPlaceholders("ExpressionAttributeValues");
    }
    for (Map.Entry<String, Request> entry : given.entrySet()) {
      checkValue(entry.getKey(), entry.getValue());
    }
    checkKeys("ExpressionAttributeValues", VALUE, given);
    return request.valuesByName("ExpressionAttributeValues");
  }

  private static void checkValue(String key, Request value) {
    try {
      value.asValue();
    } catch (Rejection invalid) {
      throw ExpressionFaults.invalidValue(key, invalid);
    }
  }

  private static void checkKeys(String parameter, Pattern pattern, Map<String, ?> given) {
    for (String key : given.keySet()) {
      if (!pattern.matcher(key).matches()) {
        throw ExpressionFaults.invalidPlaceholder(parameter, key);
      }
    }
  }

  ExpressionReader reader() {
    return new ExpressionReader(placeholders);
  }

  /** Called when all expressions of the request have been read. */
  void checkAllUsed() {
    placeholders.checkAllUsed();
  }
}
