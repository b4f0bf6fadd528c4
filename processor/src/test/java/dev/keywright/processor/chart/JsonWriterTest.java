package dev.keywright.processor.chart;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class JsonWriterTest {

  private final ObjectMapper jackson = new ObjectMapper();

  @Test
  void eachTextComesBackAsItWas() throws Exception {
    for (String text : List.of("", "quote \" and \\ backslash", "a\nb\r\tc\b\f", "\u0000\u001f\u007f\u2028", "🙂 ü",
        "</script>", "STATUS#{status}")) {
      assertThat(read(text)).isEqualTo(text);
    }
    Random random = new Random(7);
    for (int i = 0; i < 500; i++) {
      int[] points = random.ints(8, 0, 0x500).toArray();
      String text = new String(points, 0, points.length);
      assertThat(read(text)).isEqualTo(text);
    }
  }

  @Test
  void halfACharacterIsEscapedSinceItHasNoUtf8() throws Exception {
    for (String text : List.of("\ud83d", "a\ude00b", "\ud83d\ud83d\ude00")) {
      String printed = JsonWriter.print(new Json.Text(text));
      String stored = new String(printed.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);

      assertThat(jackson.readTree(stored).textValue()).isEqualTo(text);
    }
  }

  @Test
  void shortObjectsAndListsOfScalarsStayOnOneLine() {
    Json value = new Json.Fields()
        .put("list", List.of(new Json.Text("a"), new Json.Whole(-1), new Json.Flag(true)))
        .put("none", List.of())
        .put("objects", List.of(new Json.Fields().put("a", 1), new Json.Fields().put("b", 2).put("c", "x")))
        .put("empty", new Json.Fields())
        .put("long", new Json.Fields().put("a", 1).put("b", 2).put("c", 3).put("d", 4));

    assertThat(JsonWriter.print(value)).isEqualTo("""
        {
          "list": ["a", -1, true],
          "none": [],
          "objects": [
            {"a": 1},
            {"b": 2, "c": "x"}
          ],
          "empty": {},
          "long": {
            "a": 1,
            "b": 2,
            "c": 3,
            "d": 4
          }
        }
        """);
  }

  private String read(String text) throws Exception {
    JsonNode tree = jackson.readTree(JsonWriter.print(new Json.Fields().put(text, text)));
    assertThat(tree.fieldNames().next()).isEqualTo(text);
    return tree.get(text).textValue();
  }
}
