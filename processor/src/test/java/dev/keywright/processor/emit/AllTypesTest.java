package dev.keywright.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testkit.LocalDynamoDb;
import org.junit.jupiter.api.Test;

/** Every type a component may have is written, read back equal, and may be absent in both ways. */
class AllTypesTest {

  private static final String TABLE = """
      package all;
      import dev.keywright.annotations.*;
      import java.math.*;
      import java.net.URI;
      import java.nio.ByteBuffer;
      import java.time.*;
      import java.util.*;

      @Table(name = "all", naming = Naming.SNAKE_CASE)
      public sealed interface AllItem {
        @interface Nullable {}
        enum Colour { RED, GREEN { } }

        @Entity
        @PkTemplate(pk = "SCALARS#{key}", sk = "{in:signed}")
        @AccessPattern(name = "put", operation = Operation.PUT)
        @AccessPattern(name = "find")
        record Scalars(
            String key, int in, long at, short out, byte table, float item, double scalars, boolean bool, char ch,
            Integer boxedInt, Long boxedLong, Short boxedShort, Byte boxedByte, Float boxedFloat, Double boxedDouble,
            Boolean boxedBoolean, Character boxedCharacter, BigDecimal decimal, BigInteger big, Instant instant,
            LocalDate date, LocalDateTime dateTime, LocalTime time, YearMonth month, Duration duration, UUID uuid,
                URI uri,
            Colour colour, ByteBuffer buffer,
            @Attribute(format = "seconds") Instant seconds, @Attribute(format = "millis") Instant millis,
            @Attribute(format = "epoch_seconds") Instant epochSeconds,
            @Attribute(format = "epoch_millis") Instant epochMillis, @Ttl Instant expires) implements AllItem {}

        @Entity
        @PkTemplate(pk = "MAYBE#{key}", sk = "MAYBE")
        @AccessPattern(name = "put", operation = Operation.PUT)
        @AccessPattern(name = "find")
        record Maybe(
            String key, Optional<Integer> number, @Nullable Long boxed, Optional<Colour> colour, @Nullable Colour other,
            Optional<List<String>> list, Optional<Set<String>> set, @Nullable Set<Integer> numbers,
            Optional<Node> node, @Nullable Shape shape, Optional<Instant> ID) implements AllItem {}

        @Entity
        @PkTemplate(pk = "NESTED#{key}", sk = "NESTED")
        @AccessPattern(name = "put", operation = Operation.PUT)
        @AccessPattern(name = "find")
        record Nested(
            String key, List<Integer> list, Set<String> strings, Set<Long> numbers, Set<Colour> colours,
            Set<Node> nodeSet, Map<String, List<Node>> map, Node node, List<Shape> shapes, Shape shape,
            List<Map<String, Set<Instant>>> deep, List<byte[]> bytes) implements AllItem {}

        record Node(String name, List<Node> children, Optional<Peer> peer) {}
        record Peer(Map<String, Node> nodes, Set<UUID> ids) {}
        sealed interface Shape permits Circle, Group {}
        record Circle(double r) implements Shape {}
        record Group(String TYPE, List<Shape> value) implements Shape {}
      }
      """;

  private static final String SCENARIO = """
      package all;
      import all.AllItem.*;
      import java.math.*;
      import java.net.URI;
      import java.nio.ByteBuffer;
      import java.time.*;
      import java.util.*;
      import java.util.function.Function;
      import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

      public class Scenario implements Function<DynamoDbClient, Object> {
        private static final Instant TIME = Instant.parse("2001-02-03T04:05:06Z");

        @Override
        public Object apply(DynamoDbClient client) {
          AllTable all = AllTable.connect(client);
          all.createTable();
          List<Object> seen = new ArrayList<>();
          Scalars scalars = new Scalars("k", -1, 2, (short) 3, (byte) 4, 5.5f, 6.25, true, '#', 7, 8L, (short) 9,
              (byte) 10,
              11f, 12d, false, '"', new BigDecimal("1.50"), BigInteger.TEN.pow(30), TIME.plusNanos(1),
              LocalDate.EPOCH, LocalDateTime.MIN.withYear(1), LocalTime.NOON, YearMonth.of(2000, 2),
                  Duration.ofMinutes(90),
              new UUID(1, 2), URI.create("urn:x"), Colour.GREEN, ByteBuffer.wrap(new byte[] {1, 2}),
              TIME, TIME.plusMillis(5), TIME, TIME.plusMillis(7), Instant.parse("2200-01-01T00:00:00Z"));
          all.scalars().put(scalars);
          Scalars found = all.scalars().find("k", -1).orElseThrow();
          seen.add(found.decimal().compareTo(scalars.decimal()) == 0);
          seen.add(found.toString().replace("decimal=1.5,", "decimal=1.50,").equals(scalars.toString()
              .replace("HeapByteBuffer", "HeapByteBufferR")));
          seen.add(found.buffer().equals(scalars.buffer()));

          Maybe absent = new Maybe("absent", Optional.empty(), null, Optional.empty(), null, Optional.empty(),
              Optional.empty(), null, Optional.empty(), null, Optional.empty());
          Maybe present = new Maybe("present", Optional.of(1), 2L, Optional.of(Colour.RED), Colour.GREEN,
              Optional.of(List.of()), Optional.of(Set.of("a")), Set.of(1), Optional.of(node("x")), new Circle(2),
              Optional.of(TIME));
          all.maybe().put(absent);
          all.maybe().put(present);
          seen.add(all.maybe().find("absent").equals(Optional.of(absent)));
          seen.add(all.maybe().find("present").equals(Optional.of(present)));

          Nested empty = new Nested("empty", List.of(), Set.of(), Set.of(), Set.of(), Set.of(), Map.of(), node("n"),
              List.of(), new Group("", List.of()), List.of(), List.of());
          Nested full = new Nested("full", List.of(1, 1), Set.of("a", "b"), Set.of(5L),
              Set.of(Colour.RED, Colour.GREEN),
              Set.of(node("s")), Map.of("m", List.of(node("1"), node("2"))),
              new Node("n", List.of(node("c")), Optional.of(new Peer(Map.of("p", node("p")), Set.of(new UUID(3, 4))))),
              List.of(new Circle(1), new Group("g", List.of(new Circle(3)))), new Circle(1),
              List.of(Map.of("t", Set.of(TIME))), List.of());
          all.nested().put(empty);
          all.nested().put(full);
          seen.add(all.nested().find("empty").equals(Optional.of(empty)));
          seen.add(all.nested().find("full").equals(Optional.of(full)));
          return seen.toString();
        }

        private static Node node(String name) {
          return new Node(name, List.of(), Optional.empty());
        }
      }
      """;

  @Test
  void isReadBackEqual() {
    Compiled all = Compiled.of(TABLE, SCENARIO);

    try (LocalDynamoDb dynamoDb = LocalDynamoDb.start()) {
      assertThat(all.run("all.Scenario", dynamoDb.client())).isEqualTo("[true, true, true, true, true, true, true]");
    }
    all.isGolden("types", "AllItem_ScalarsCodec", "AllItem_MaybeCodec", "AllItem_NestedCodec", "AllAllItem_ShapeCodec",
        "AllAllItem_NodeCodec");
    assertThat(all.generated("AllAllItem_PeerCodec")).contains("ValueCodec.later(() -> AllAllItem_NodeCodec.INSTANCE)");
    assertThat(all.generated("AllItem_NestedCodec")).doesNotContain("later");
  }
}
