package dev.keywright.runtime.codec;

import static dev.keywright.runtime.codec.AttributeValueOf.NULL;
import static dev.keywright.runtime.codec.AttributeValueOf.list;
import static dev.keywright.runtime.codec.AttributeValueOf.map;
import static dev.keywright.runtime.codec.OneValue.read;
import static dev.keywright.runtime.codec.OneValue.roundTrip;
import static dev.keywright.runtime.codec.OneValue.store;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromNs;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromSs;

import dev.keywright.runtime.ItemReadException;
import dev.keywright.runtime.ItemWriteException;
import dev.keywright.runtime.codec.Shapes.Circle;
import dev.keywright.runtime.codec.Shapes.Node;
import dev.keywright.runtime.codec.Shapes.Shape;
import dev.keywright.runtime.codec.Shapes.Square;
import dev.keywright.runtime.generated.ValueCodec;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.DayOfWeek;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NestingTest {
  private static final ValueCodec<List<String>> STRINGS = ValueCodec.list(ValueCodec.string());

  @Test
  void listsComeBackUnchangeable() {
    assertThat(roundTrip(STRINGS, List.of("b", "a", "b"))).containsExactly("b", "a", "b");
    assertThat(roundTrip(STRINGS, List.of())).isEmpty();
    assertThat(store(STRINGS, List.of())).isEqualTo(list());
    assertThatThrownBy(() -> roundTrip(STRINGS, List.of("a")).add("b"))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void setsAreStoredSetsWhereTheElementAllows() {
    assertThat(store(ValueCodec.set(ValueCodec.string()), Set.of("a"))).isEqualTo(fromSs(List.of("a")));
    assertThat(store(ValueCodec.set(ValueCodec.longValue()), Set.of(7L))).isEqualTo(fromNs(List.of("7")));
    ValueCodec<Set<DayOfWeek>> days = ValueCodec.set(ValueCodec.enumeration(DayOfWeek.values()));
    assertThat(store(days, Set.of(DayOfWeek.FRIDAY))).isEqualTo(fromSs(List.of("FRIDAY")));
    assertThat(roundTrip(days, Set.of(DayOfWeek.FRIDAY, DayOfWeek.MONDAY)))
        .containsExactlyInAnyOrder(DayOfWeek.FRIDAY, DayOfWeek.MONDAY);
    ValueCodec<Set<ByteBuffer>> binary = ValueCodec.set(ValueCodec.byteBuffer());
    assertThat(roundTrip(binary, Set.of(ByteBuffer.wrap(new byte[] {1})))).containsExactly(ByteBuffer.wrap(new byte[] {1}));
    assertThat(store(ValueCodec.set(ValueCodec.bool()), Set.of(true)).hasL()).isTrue();
    assertThat(roundTrip(ValueCodec.set(Shapes.SHAPE), Set.of(new Circle(1)))).containsExactly(new Circle(1));
  }

  @Test
  void oneNumberCountsOnceInASet() {
    Set<BigDecimal> twice = Set.of(new BigDecimal("1.0"), new BigDecimal("1.00"));
    assertThat(store(ValueCodec.set(ValueCodec.bigDecimal()), twice)).isEqualTo(fromNs(List.of("1")));
  }

  @Test
  void anEmptySetIsNotStoredAndStandsAsAListWhereSomethingHasTo() {
    ValueCodec<Set<String>> set = ValueCodec.set(ValueCodec.string());
    assertThat(store(set, Set.of())).isNull();
    assertThat(store(ValueCodec.list(set), List.of(Set.of(), Set.of("a"))))
        .isEqualTo(list(list(), fromSs(List.of("a"))));
    assertThat(roundTrip(ValueCodec.map(set), Map.of("none", Set.of()))).isEqualTo(Map.of("none", Set.of()));
  }

  @Test
  void readsSetsAndListsInOneAnothersForm() {
    assertThat(read(ValueCodec.set(ValueCodec.string()), list(fromS("a"), fromS("b")))).containsExactly("a", "b");
    assertThat(read(STRINGS, fromSs(List.of("a")))).containsExactly("a");
    assertThat(read(ValueCodec.list(ValueCodec.integer()), fromNs(List.of("1", "2")))).containsExactly(1, 2);
  }

  @Test
  void mapsKeepOrderAndPassOverNull() {
    Map<String, List<String>> value = new LinkedHashMap<>();
    value.put("z", List.of("1"));
    value.put("", List.of());
    assertThat(roundTrip(ValueCodec.map(STRINGS), value)).containsExactlyEntriesOf(value);
    assertThat(read(ValueCodec.map(STRINGS), map("a", NULL, "b", list()))).containsOnlyKeys("b");
    assertThat(roundTrip(ValueCodec.map(STRINGS), Map.of())).isEmpty();
  }

  @Test
  void recordsNestToAnyDepth() {
    Node leaf = new Node("leaf", Optional.of(new Circle(2)), List.of());
    Node root = new Node("root", Optional.empty(), List.of(leaf, new Node("twig", Optional.empty(), List.of(leaf))));
    assertThat(roundTrip(Shapes.NODE, root)).isEqualTo(root);
  }

  @Test
  void aSealedValueIsReadByItsTagWhereverItStands() {
    Shape square = read(Shapes.SHAPE, map("side", fromN("3"), "_type", fromS("Square")));
    assertThat(square).isEqualTo(new Square(3));
    assertThat(store(Shapes.SHAPE, square)).isEqualTo(map("_type", fromS("Square"), "side", fromN("3")));
    assertThatThrownBy(() -> read(Shapes.SHAPE, map("side", fromN("3"), "_type", fromS("Hexagon"))))
        .isInstanceOf(ItemReadException.class)
        .hasMessageContaining("value._type is 'Hexagon', which names no known record");
    assertThatThrownBy(() -> read(Shapes.SHAPE, map("side", fromN("3"))))
        .hasMessageContaining("value._type is missing");
  }

  @Test
  void namesTheWholePathOfWhatIsWrong() {
    ValueCodec<List<Node>> nodes = ValueCodec.list(Shapes.NODE);
    var good = map("name", fromS("a"), "children", list());
    var bad = map("name", fromS("a"), "children", list(good, map("children", list())));
    assertThatThrownBy(() -> read(nodes, list(good, bad)))
        .isInstanceOfSatisfying(ItemReadException.class, e ->
            assertThat(e.attribute()).isEqualTo("value[1].children[1].name"));
    assertThatThrownBy(() -> read(nodes, list(map("name", fromN("1")))))
        .isInstanceOfSatisfying(ItemReadException.class, e ->
            assertThat(e.attribute()).isEqualTo("value[0].name"));
    assertThatThrownBy(() -> read(ValueCodec.map(ValueCodec.integer()), map("k", fromS("x"))))
        .isInstanceOfSatisfying(ItemReadException.class, e -> assertThat(e.attribute()).isEqualTo("value.k"));
    assertThatThrownBy(() -> read(STRINGS, list(fromS("a"), NULL)))
        .hasMessageContaining("value[1] is stored as NUL, not as a string (S)");
  }

  @Test
  void namesTheWholePathOfWhatCannotBeStored() {
    ValueCodec<List<Node>> nodes = ValueCodec.list(Shapes.NODE);
    Node nameless = new Node(null, Optional.empty(), List.of());
    assertThatThrownBy(() -> store(nodes, List.of(new Node("a", Optional.empty(), List.of(nameless)))))
        .isInstanceOfSatisfying(ItemWriteException.class, e ->
            assertThat(e.attribute()).isEqualTo("value[0].children[0].name"));
    assertThatThrownBy(() -> store(STRINGS, Arrays.asList("a", null)))
        .isInstanceOfSatisfying(ItemWriteException.class, e -> assertThat(e.attribute()).isEqualTo("value[1]"))
        .hasMessageContaining("null");
  }

  @Test
  void namesTheItemWhenARecordRefusesItsOwnValues() {
    assertThatThrownBy(() -> read(Shapes.SHAPE, map("radius", fromN("-1"), "_type", fromS("Circle"))))
        .isInstanceOf(ItemReadException.class)
        .hasMessageContaining("(PK=p-1) cannot be read: value is not accepted by Holder: a radius is positive")
        .hasCauseInstanceOf(IllegalArgumentException.class);
  }
}
