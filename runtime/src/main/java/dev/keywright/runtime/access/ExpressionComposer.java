package dev.keywright.runtime.access;

import dev.keywright.runtime.generated.Aliases;
import dev.keywright.runtime.generated.BoundValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Puts the expressions of one request together: names and values get aliases by number over the whole request, one for
 * each distinct name, so that no reserved word, dot or dash can bite. Only what a text uses is sent. A request that is
 * sent in several forms starts each from a {@link #copy}. Not thread-safe.
 */
final class ExpressionComposer implements Aliases {
  /** Stands for the elements of an empty collection: a value that nobody stores, so that nothing equals it. */
  private static final AttributeValue NOBODY = AttributeValue.fromM(Map.of("\u0000none", AttributeValue.fromNul(true)));

  private final ValueEncoder encoder;
  private final Map<String, String> aliasByName;
  private final Map<String, AttributeValue> values;

  private ExpressionComposer(ValueEncoder encoder, Map<String, String> aliasByName,
      Map<String, AttributeValue> values) {
    this.encoder = encoder;
    this.aliasByName = aliasByName;
    this.values = values;
  }

  /** For a new request; values are encoded by that encoder. */
  ExpressionComposer(ValueEncoder encoder) {
    this(encoder, new LinkedHashMap<>(), new LinkedHashMap<>());
  }

  /** The same names and values so far, to go on with. */
  ExpressionComposer copy() {
    return new ExpressionComposer(encoder, new LinkedHashMap<>(aliasByName), new LinkedHashMap<>(values));
  }

  ValueEncoder encoder() {
    return encoder;
  }

  @Override
  public String name(String attribute) {
    return aliasByName.computeIfAbsent(attribute, unused -> "#" + aliasByName.size());
  }

  @Override
  public String value(String path, BoundValue<?> value) {
    if (!value.isCollection()) {
      return value(encoded(path, value).get(0));
    }
    List<String> aliases = new ArrayList<>();
    encoded(path, value).forEach(each -> aliases.add(value(each)));
    return aliases.isEmpty() ? value(NOBODY) : String.join(", ", aliases);
  }

  /** The alias of a value that is encoded already. */
  String value(AttributeValue value) {
    String alias = ":" + values.size();
    values.put(alias, value);
    return alias;
  }

  /** Alias to attribute name. */
  Map<String, String> names() {
    Map<String, String> names = new LinkedHashMap<>();
    aliasByName.forEach((name, alias) -> names.put(alias, name));
    return names;
  }

  /** Alias to value. */
  Map<String, AttributeValue> values() {
    return new LinkedHashMap<>(values);
  }

  private <V> List<AttributeValue> encoded(String path, BoundValue<V> value) {
    List<AttributeValue> encoded = new ArrayList<>(value.values().size());
    for (V each : value.values()) {
      encoded.add(encoder.required(path, value.codec(), each));
    }
    return encoded;
  }
}
