package dev.keywright.testkit.protocol;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.validation.Rejection;
import dev.keywright.testkit.validation.RequestFaults;
import dev.keywright.testkit.value.Utf8;
import java.io.IOException;

/** JSON bytes to trees and back, and the scalars of a request with the protocol's errors for what is not one. */
public final class Json {

  private static final int DEEPEST = 200;
  private static final ObjectMapper MAPPER = new ObjectMapper(JsonFactory.builder()
      .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
      .build());

  private Json() {}

  public static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  /** Parses a request body. */
  static ObjectNode parse(byte[] body) {
    try {
      JsonNode tree = body.length == 0 ? object() : MAPPER.readTree(body);
      if (tree instanceof ObjectNode object) {
        return object;
      }
      throw RequestFaults.malformedJson();
    } catch (IOException malformed) {
      throw RequestFaults.malformedJson();
    }
  }

  static byte[] bytes(ObjectNode tree) {
    try {
      return MAPPER.writeValueAsBytes(tree);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Refuses a node of the wrong kind. */
  public static void expect(boolean fits, JsonNode node, String expected) {
    if (!fits) {
      throw wrongType(node, expected);
    }
  }

  static Rejection wrongType(JsonNode node, String expected) {
    return RequestFaults.wrongJsonType(node.getNodeType().name(), expected);
  }

  public static String text(JsonNode node) {
    expect(node.isTextual(), node, "String");
    String text = node.textValue();
    if (!Utf8.isWellFormed(text)) {
      throw RequestFaults.malformedJson();
    }
    return text;
  }

  public static boolean flag(JsonNode node) {
    expect(node.isBoolean(), node, "Boolean");
    return node.booleanValue();
  }

  public static long integer(JsonNode node) {
    expect(node.isNumber(), node, "Long");
    return node.longValue();
  }
}
