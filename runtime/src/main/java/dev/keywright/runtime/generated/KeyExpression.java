package dev.keywright.runtime.generated;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A key condition as a Query sends it: {@code #k0 = :k0 AND begins_with(#k1, :k1)}. All names and values are aliased,
 * and only what the text uses is there.
 *
 * @param text the key condition expression
 * @param names alias to attribute name
 * @param values alias to value
 */
public record KeyExpression(String text, Map<String, String> names, Map<String, AttributeValue> values) {

  /** Keeps own copies. */
  public KeyExpression {
    names = Map.copyOf(names);
    values = Map.copyOf(values);
  }
}
