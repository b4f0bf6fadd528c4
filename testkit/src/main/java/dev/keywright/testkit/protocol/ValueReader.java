package dev.keywright.testkit.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import dev.keywright.testkit.validation.NumberLimits;
import dev.keywright.testkit.validation.ValueFaults;
import dev.keywright.testkit.value.Bytes;
import dev.keywright.testkit.value.Item;
import dev.keywright.testkit.value.Value;
import dev.keywright.testkit.value.ValueType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Reads attribute values and items from wire JSON, refusing what DynamoDB refuses. */
public final class ValueReader {

  private static final int DEEPEST = 32;

  private ValueReader() {}

  /** Reads a map of attributes. */
  public static Item item(JsonNode node) {
    return new Item(attributes(node, 1));
  }

  public static Value value(JsonNode node) {
    return value(node, 1);
  }

  private static Map<String, Value> attributes(JsonNode node, int depth) {
    Json.expect(node.isObject(), node, "Map");
    Map<String, Value> attributes = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      attributes.put(field.getKey(), value(field.getValue(), depth));
    }
    return attributes;
  }

  private static Value value(JsonNode node, int depth) {
    Json.expect(node.isObject(), node, "AttributeValue");
    List<Map.Entry<String, JsonNode>> fields = new ArrayList<>();
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      if (!field.getValue().isNull() && isType(field.getKey())) {
        fields.add(field);
      }
    }
    if (fields.isEmpty()) {
      throw ValueFaults.emptyValue();
    }
    if (fields.size() > 1) {
      throw ValueFaults.severalTypes();
    }
    if (depth > DEEPEST + 1) {
      throw ValueFaults.nestedTooDeep();
    }
    return value(ValueType.valueOf(fields.get(0).getKey()), fields.get(0).getValue(), depth);
  }

  private static boolean isType(String name) {
    for (ValueType type : ValueType.values()) {
      if (type.name().equals(name)) {
        return true;
      }
    }
    return false;
  }

  private static Value value(ValueType type, JsonNode content, int depth) {
    return switch (type) {
      case S -> new Value.StringValue(Json.text(content));
      case N -> new Value.NumberValue(NumberLimits.read(Json.text(content)));
      case B -> new Value.BinaryValue(bytes(content));
      case BOOL -> new Value.BooleanValue(Json.flag(content));
      case NULL -> nullValue(content);
      case L -> new Value.ListValue(list(content, depth));
      case M -> new Value.MapValue(attributes(content, depth + 1));
      case SS -> new Value.StringSet(new LinkedHashSet<>(set(type, content, Json::text)));
      case NS -> new Value.NumberSet(new LinkedHashSet<>(
          set(type, content, element -> NumberLimits.read(Json.text(element)))));
      case BS -> new Value.BinarySet(new LinkedHashSet<>(set(type, content, ValueReader::bytes)));
    };
  }

  private static Value nullValue(JsonNode content) {
    if (!Json.flag(content)) {
      throw ValueFaults.falseNull();
    }
    return new Value.NullValue();
  }

  private static Bytes bytes(JsonNode node) {
    String text = Json.text(node);
    try {
      return Bytes.fromBase64(text);
    } catch (IllegalArgumentException notBase64) {
      throw ValueFaults.badBase64();
    }
  }

  private static List<Value> list(JsonNode node, int depth) {
    Json.expect(node.isArray(), node, "List");
    List<Value> elements = new ArrayList<>(node.size());
    for (JsonNode element : node) {
      elements.add(value(element, depth + 1));
    }
    return elements;
  }

  private static <T> Collection<T> set(ValueType type, JsonNode node, Function<JsonNode, T> reader) {
    Json.expect(node.isArray(), node, "List");
    if (node.isEmpty()) {
      throw ValueFaults.emptySet(type);
    }
    List<T> elements = new ArrayList<>(node.size());
    for (JsonNode element : node) {
      elements.add(reader.apply(element));
    }
    if (new HashSet<>(elements).size() < elements.size()) {
      throw ValueFaults.duplicates(elements);
    }
    return elements;
  }
}
