package dev.keywright.testkit.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.value.Item;
import dev.keywright.testkit.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A request, or an object within one, with its members by name: absent or null is empty, a wrong kind is refused. */
public final class Request {

  private final ObjectNode tree;

  public Request(ObjectNode tree) {
    this.tree = tree;
  }

  /** Whether the member is there and not null. */
  public boolean has(String member) {
    return tree.hasNonNull(member);
  }

  private Optional<JsonNode> member(String member) {
    return Optional.ofNullable(tree.get(member)).filter(node -> !node.isNull());
  }

  public Optional<String> text(String member) {
    return member(member).map(Json::text);
  }

  public Optional<Boolean> flag(String member) {
    return member(member).map(Json::flag);
  }

  /** A flag that is false unless it is there and true. */
  public boolean isSet(String member) {
    return flag(member).orElse(false);
  }

  public Optional<Long> integer(String member) {
    return member(member).map(Json::integer);
  }

  public Optional<Request> object(String member) {
    return member(member).map(Request::object);
  }

  public List<Request> objects(String member) {
    return list(member).stream().map(Request::object).toList();
  }

  public List<String> texts(String member) {
    return list(member).stream().map(Json::text).toList();
  }

  /** The entries of a map whose values are objects, in order. */
  public Map<String, Request> objectsByName(String member) {
    Map<String, Request> objects = new LinkedHashMap<>();
    fields(member).forEach((name, node) -> objects.put(name, object(node)));
    return objects;
  }

  /** The entries of a map whose values are lists of objects, in order. */
  public Map<String, List<Request>> listsByName(String member) {
    Map<String, List<Request>> lists = new LinkedHashMap<>();
    fields(member).forEach((name, node) -> {
      Json.expect(node.isArray(), node, "List");
      List<Request> elements = new ArrayList<>();
      node.forEach(element -> elements.add(object(element)));
      lists.put(name, elements);
    });
    return lists;
  }

  public Map<String, String> textsByName(String member) {
    Map<String, String> texts = new LinkedHashMap<>();
    fields(member).forEach((name, node) -> texts.put(name, Json.text(node)));
    return texts;
  }

  public Map<String, Value> valuesByName(String member) {
    Map<String, Value> values = new LinkedHashMap<>();
    fields(member).forEach((name, node) -> values.put(name, ValueReader.value(node)));
    return values;
  }

  public Optional<Value> value(String member) {
    return member(member).map(ValueReader::value);
  }

  public List<Value> values(String member) {
    return list(member).stream().map(ValueReader::value).toList();
  }

  public Optional<Item> item(String member) {
    return member(member).map(ValueReader::item);
  }

  public List<Item> items(String member) {
    return list(member).stream().map(ValueReader::item).toList();
  }

  /** This object as an attribute value. */
  public Value asValue() {
    return ValueReader.value(tree);
  }

  /** The JSON itself, to be compared or sent back. */
  public ObjectNode tree() {
    return tree;
  }

  private List<JsonNode> list(String member) {
    List<JsonNode> elements = new ArrayList<>();
    member(member).ifPresent(node -> {
      Json.expect(node.isArray(), node, "List");
      node.forEach(elements::add);
    });
    return elements;
  }

  private Map<String, JsonNode> fields(String member) {
    Map<String, JsonNode> fields = new LinkedHashMap<>();
    member(member).ifPresent(node -> {
      Json.expect(node.isObject(), node, "Map");
      node.properties().forEach(field -> fields.put(field.getKey(), field.getValue()));
    });
    return fields;
  }

  private static Request object(JsonNode node) {
    if (node instanceof ObjectNode object) {
      return new Request(object);
    }
    throw Json.wrongType(node, "Object");
  }
}
