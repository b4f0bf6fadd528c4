package dev.keywright.testkit.protocol;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.value.Item;
import dev.keywright.testkit.value.Value;
import java.util.Map;

/** Writes attribute values and items as wire JSON. */
public final class ValueWriter {

  private ValueWriter() {}

  public static ObjectNode item(Item item) {
    return attributes(item.attributes());
  }

  public static ObjectNode attributes(Map<String, Value> attributes) {
    ObjectNode node = Json.object();
    attributes.forEach((name, value) -> node.set(name, value(value)));
    return node;
  }

  public static ObjectNode value(Value value) {
    ObjectNode node = Json.object();
    String type = value.type().name();
    if (value instanceof Value.StringValue string) {
      return node.put(type, string.text());
    }
    if (value instanceof Value.NumberValue number) {
      return node.put(type, number.text());
    }
    if (value instanceof Value.BinaryValue binary) {
      return node.put(type, binary.bytes().base64());
    }
    if (value instanceof Value.BooleanValue flag) {
      return node.put(type, flag.value());
    }
    if (value instanceof Value.NullValue) {
      return node.put(type, true);
    }
    if (value instanceof Value.MapValue map) {
      node.set(type, attributes(map.entries()));
      return node;
    }
    writeElements(value, node.putArray(type));
    return node;
  }

  private static void writeElements(Value value, ArrayNode elements) {
    if (value instanceof Value.ListValue list) {
      list.elements().forEach(element -> elements.add(value(element)));
    } else if (value instanceof Value.StringSet strings) {
      strings.elements().forEach(elements::add);
    } else if (value instanceof Value.NumberSet numbers) {
      numbers.elements().forEach(number -> elements.add(number.toPlainString()));
    } else if (value instanceof Value.BinarySet binaries) {
      binaries.elements().forEach(bytes -> elements.add(bytes.base64()));
    }
  }
}
