package dev.keywright.sample;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keywright.runtime.OperationEvent;
import dev.keywright.sample.ask.Question;
import dev.keywright.sample.ask.Questions;
import dev.keywright.sample.data.ShopData;
import dev.keywright.sample.shop.ShopTable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The questions that the sample asks are those that the model has. */
class InventoryTest {
  private static final String MODEL = "/META-INF/keywright/dev.keywright.sample.shop.ShopItem.json";

  /** Items are stored by the loader. */
  private static final Set<String> ASKED = Set.of("READ", "COUNT", "UPDATE");

  @Test
  void theSampleAsksEveryQuestionOfTheModel() throws IOException {
    try (LoadedShop shop = LoadedShop.open()) {
      RequestLog log = new RequestLog();
      ShopTable table =
          ShopTable.builder(shop.database().client()).clock(ShopData.CLOCK).listener(log).build();
      for (Question question : Questions.of(shop.data(), table)) {
        question.ask().get();
      }
      Set<String> asked = new TreeSet<>();
      for (OperationEvent event : log.take()) {
        asked.add(event.pattern());
      }
      assertThat(asked).containsAll(questions());
    }
  }

  @Test
  void everyPatternIsDescribedInWords() throws IOException {
    JsonNode model = model();
    for (JsonNode pattern : model.findValue("patterns")) {
      assertThat(pattern.path("description").asText()).as(pattern.path("name").asText()).isNotBlank();
    }
    for (JsonNode entity : model.get("entities")) {
      for (JsonNode pattern : entity.get("patterns")) {
        assertThat(pattern.path("description").asText()).as(pattern.path("name").asText()).isNotBlank();
      }
    }
  }

  private static Set<String> questions() throws IOException {
    JsonNode model = model();
    Set<String> questions = new TreeSet<>();
    for (JsonNode pattern : model.get("patterns")) {
      questions.add("ShopItem." + pattern.get("name").asText());
    }
    for (JsonNode entity : model.get("entities")) {
      for (JsonNode pattern : entity.get("patterns")) {
        String operation = pattern.get("operation").asText();
        if (ASKED.contains(operation)) {
          questions.add(entity.get("name").asText() + "." + pattern.get("name").asText());
        }
      }
    }
    questions.remove("Stock.take"); // a step of ShopItem.checkOut
    assertThat(questions).hasSizeGreaterThan(20);
    return questions;
  }

  private static JsonNode model() throws IOException {
    try (InputStream json = InventoryTest.class.getResourceAsStream(MODEL)) {
      return new ObjectMapper().readTree(json);
    }
  }
}
