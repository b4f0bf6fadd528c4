package dev.keywright.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testkit.LocalDynamoDb;
import org.junit.jupiter.api.Test;

/** Every shape of a key: native, numeric, binary, several attributes, local, inverted, partly projected, not stored. */
class KeyShapesTest {

  private static final String COMMENTS = """
      package keys;
      import dev.keywright.annotations.*;
      import java.time.Instant;
      import java.util.Optional;

      @Table(name = "chat", partitionKey = "RoomID", sortKey = "CreatedAt", typeAttribute = "",
          indexes = {
            @Index(name = "By-User", partitionKey = "UserID", sortKey = "CreatedAt", projection = Projection.KEYS_ONLY),
            @Index(name = "Local", sortKey = "likes", local = true, projection = Projection.INCLUDE, include = "text")})
      public sealed interface ChatItem permits Comment {}

      @Entity
      @PkTemplate(pk = "{roomId}", sk = "{createdAt}")
      @AccessPattern(name = "add", operation = Operation.CREATE)
      @AccessPattern(name = "find")
      @AccessPattern(name = "latest", where = "roomId = :roomId", orderBy = "createdAt desc", limit = 10,
          consistent = true)
      @AccessPattern(name = "between", where = "roomId = :roomId and createdAt between :from and :to")
      @AccessPattern(name = "ofUser", where = "userId = :userId and createdAt > :after")
      @AccessPattern(name = "liked", where = "roomId = :roomId and likes >= 10", orderBy = "likes desc")
      @AccessPattern(name = "mostLiked", where = "roomId = :roomId", index = "Local", orderBy = "likes desc", limit = 1)
      @AccessPattern(name = "howManyLiked", operation = Operation.COUNT, where = "roomId = :roomId and likes >= :likes")
      record Comment(@Attribute("RoomID") String roomId,
          @Attribute(value = "CreatedAt", format = "epoch_millis") Instant createdAt,
              @Attribute("UserID") String userId,
          Optional<Integer> likes, String text, Optional<String> more) implements ChatItem {}
      """;

  private static final String DEVICES = """
      package keys;
      import dev.keywright.annotations.*;
      import java.math.BigDecimal;
      import java.nio.ByteBuffer;
      import java.util.Optional;

      @Table(name = "devices", partitionKey = "serial", sortKey = "",
          indexes = @Index(name = "place", partitionKey = {"country", "city"}, sortKey = {"floor", "room", "weight"}))
      sealed interface Devices permits Device {}

      @Entity
      @PkTemplate(pk = "{serial}")
      @AccessPattern(name = "put", operation = Operation.PUT)
      @AccessPattern(name = "find")
      @AccessPattern(name = "remove", operation = Operation.DELETE)
      @AccessPattern(name = "inCity", where = "country = :country and city = :city")
      @AccessPattern(name = "inRoom", where = "country = :c and city = 'Rome' and floor = :floor and room = :room")
      @AccessPattern(name = "light",
          where = "country = :c and city = :city and floor = 2 and room = :r and weight < 1.5")
      record Device(ByteBuffer serial, Optional<String> country, String city, int floor, String room, BigDecimal weight)
          implements Devices {}
      """;

  private static final String GRAPH = """
      package keys;
      import dev.keywright.annotations.*;
      import java.time.LocalDate;
      import java.util.Optional;

      @Table(name = "graph", delimiter = ':', indexes = {
          @Index(name = "inverted", partitionKey = "SK", sortKey = "PK"),
          @Index(name = "days", projection = Projection.KEYS_ONLY)})
      @AccessPattern(name = "around", where = "from = :from")
      @AccessPattern(name = "everything", where = "from = :from and to >= :low", orderBy = "asc", limit = 5)
      public sealed interface Graph permits Node, Edge, Settings {}

      @Entity
      @PkTemplate(pk = "N:{from}", sk = "SELF")
      @AccessPattern(name = "put", operation = Operation.PUT)
      @AccessPattern(name = "find")
      record Node(@Attribute(stored = false) String from, String label) implements Graph {}

      @Entity
      @PkTemplate(pk = "N:{from}", sk = "TO:{to:10}:{kind}")
      @IndexTemplate(index = "days", pk = "DAY:{day}", sk = "{weight:desc5}:{note:ordered,lower}")
      @AccessPattern(name = "put", operation = Operation.PUT)
      @AccessPattern(name = "find")
      @AccessPattern(name = "edge", where = "to = :target and kind = :kind and from = :source")
      @AccessPattern(name = "self", where = "to = 7 and kind = true and from = 'f:x'")
      @AccessPattern(name = "into", where = "to = :to and kind = :kind")
      @AccessPattern(name = "onDay", where = "day = :day and weight > :weight")
      @AccessPattern(name = "heaviest", where = "day = :day", orderBy = "weight desc", limit = 1)
      record Edge(@Attribute(stored = false) String from, @Attribute(stored = false) long to, boolean kind,
          Optional<LocalDate> day, short weight, String note) implements Graph {}

      @Entity
      @PkTemplate(pk = "SETTINGS", sk = "SETTINGS")
      @AccessPattern(name = "put", operation = Operation.PUT)
      @AccessPattern(name = "find")
      @AccessPattern(name = "forget", operation = Operation.DELETE)
      @AccessPattern(name = "all", where = "", index = "inverted")
      record Settings(String colour) implements Graph {}
      """;

  private static final String SCENARIO = """
      package keys;
      import java.math.BigDecimal;
      import java.nio.ByteBuffer;
      import java.time.*;
      import java.util.*;
      import java.util.function.Function;
      import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

      public class Scenario implements Function<DynamoDbClient, Object> {
        private final List<Object> seen = new ArrayList<>();

        @Override
        public Object apply(DynamoDbClient client) {
          chat(client);
          devices(client);
          graph(client);
          return seen.toString();
        }

        private void chat(DynamoDbClient client) {
          ChatTable chat = ChatTable.connect(client);
          chat.createTable();
          Comment one = new Comment("r", Instant.ofEpochMilli(1), "u", Optional.of(20), "one", Optional.of("m"));
          Comment two = new Comment("r", Instant.ofEpochMilli(2), "u", Optional.empty(), "two", Optional.empty());
          chat.comment().add(one);
          chat.comment().add(two);
          check(chat.comment().find("r", one.createdAt()), Optional.of(one));
          check(chat.comment().latest("r").list(), List.of(two, one));
          check(chat.comment().between("r", Instant.MIN, one.createdAt()).list(), List.of(one));
          check(chat.comment().ofUser("u", one.createdAt().plusNanos(5)).list(),
              List.of(new CommentRepository.OfUser("r", two.createdAt(), "u")));
          check(chat.comment().liked("r").list(),
              List.of(new CommentRepository.Liked("r", one.createdAt(), Optional.of(20), "one")));
          check(chat.comment().mostLiked("r").map(CommentRepository.MostLiked::text), Optional.of("one"));
          check(chat.comment().howManyLiked("r", 1), 1L);
        }

        private void devices(DynamoDbClient client) {
          DevicesTable devices = DevicesTable.connect(client);
          devices.createTable();
          ByteBuffer serial = ByteBuffer.wrap(new byte[] {1});
          Device lamp = new Device(serial, Optional.of("IT"), "Rome", 2, "kitchen", new BigDecimal("1.25"));
          Device lost = new Device(ByteBuffer.wrap(new byte[] {2}), Optional.empty(), "Rome", 2, "hall",
              BigDecimal.ONE);
          devices.device().put(lamp);
          devices.device().put(lost);
          check(devices.device().find(serial), Optional.of(lamp));
          check(devices.device().find(DeviceKey.of(lost)), Optional.of(lost));
          check(devices.device().inCity("IT", "Rome").list(), List.of(lamp));
          check(devices.device().inRoom("IT", 2, "kitchen").list(), List.of(lamp));
          check(devices.device().light("IT", "Rome", "kitchen").list(), List.of(lamp));
          check(devices.device().remove(serial), Optional.of(lamp));
        }

        private void graph(DynamoDbClient client) {
          GraphTable graph = GraphTable.connect(client);
          graph.createTable();
          Node node = new Node("f:x", "label");
          Edge edge = new Edge("f:x", 7, true, Optional.of(LocalDate.of(2020, 2, 29)), (short) 9, "Note");
          Edge plain = new Edge("f:x", 3, false, Optional.empty(), (short) 8, "Note");
          graph.node().put(node);
          graph.edge().put(edge);
          graph.edge().put(plain);
          graph.settings().put(new Settings("red"));
          check(graph.node().find("f:x"), Optional.of(node));
          check(graph.edge().find("f:x", 7, true), Optional.of(edge));
          check(graph.edge().edge(7, true, "f:x"), Optional.of(edge));
          check(graph.edge().self(), Optional.of(edge));
          check(graph.edge().into(3, false).list(), List.of(plain));
          check(graph.edge().onDay(LocalDate.of(2020, 2, 29), (short) 8).list(),
              List.of(new EdgeRepository.OnDay("f:x", 7, true, edge.day(), (short) 9)));
          check(graph.edge().onDay(LocalDate.of(2020, 2, 29), (short) 9).list(), List.of());
          check(graph.edge().heaviest(LocalDate.of(2020, 2, 29)).isPresent(), true);
          check(graph.around("f:x").list(), List.of(node, plain, edge));
          check(graph.everything("f:x", 4).list(), List.of(node, edge));
          check(graph.settings().find(), Optional.of(new Settings("red")));
          check(graph.settings().find(new SettingsKey()), Optional.of(new Settings("red")));
          check(graph.settings().all().list(), List.of(new Settings("red")));
          check(graph.settings().forget(SettingsKey.of(new Settings("blue"))).isPresent(), true);
        }

        private void check(Object actual, Object expected) {
          if (!actual.equals(expected)) {
            seen.add(actual + " and not " + expected);
          }
        }
      }
      """;

  @Test
  void answersThroughEachKey() {
    Compiled keys = Compiled.of(COMMENTS, DEVICES, GRAPH, SCENARIO);

    try (LocalDynamoDb dynamoDb = LocalDynamoDb.start()) {
      assertThat(keys.run("keys.Scenario", dynamoDb.client())).isEqualTo("[]");
    }
    keys.isGolden("keys", "ChatTable", "CommentRepository", "CommentOfUserCodec", "DeviceKey", "DeviceRepository",
        "EdgeKey", "EdgeCodec", "EdgeRepository", "EdgeOnDayCodec", "GraphTable", "SettingsKey", "SettingsRepository");
    assertThat(keys.generated("DeviceRepository")).contains("\nclass DeviceRepository");
    assertThat(keys.generated("DevicesTable")).contains("\nclass DevicesTable");
  }
}
