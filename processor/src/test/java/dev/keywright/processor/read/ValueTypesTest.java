package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.NestedRecord;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.model.ValueType.EnumType;
import dev.keywright.processor.model.ValueType.ListType;
import dev.keywright.processor.model.ValueType.MapType;
import dev.keywright.processor.model.ValueType.RecordType;
import dev.keywright.processor.model.ValueType.Scalar;
import dev.keywright.processor.model.ValueType.SealedType;
import dev.keywright.processor.model.ValueType.SetType;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValueTypesTest {

  private static final Scalar STRING = new Scalar(ScalarKind.STRING, false);

  @Test
  void knowsEveryScalar() {
    String components = Arrays.stream(ScalarKind.values())
        .map(kind -> kind.className() + " c" + kind.ordinal())
        .collect(Collectors.joining(", "));

    List<ValueType> types = types(ReadTable.in(table("record Order(" + components + ") implements ShopItem {}")));

    assertThat(types).isEqualTo(
        Arrays.stream(ScalarKind.values()).map(kind -> (ValueType) new Scalar(kind, false)).toList());
  }

  @Test
  void knowsEveryPrimitive() {
    List<ValueType> types = types(ReadTable.in(table("""
        record Order(int a, long b, short c, byte d, float e, double f, boolean g, char h) implements ShopItem {}
        """)));

    assertThat(types).containsExactly(
        new Scalar(ScalarKind.INT, true), new Scalar(ScalarKind.LONG, true), new Scalar(ScalarKind.SHORT, true),
        new Scalar(ScalarKind.BYTE, true), new Scalar(ScalarKind.FLOAT, true), new Scalar(ScalarKind.DOUBLE, true),
        new Scalar(ScalarKind.BOOLEAN, true), new Scalar(ScalarKind.CHAR, true));
  }

  @Test
  void readsCollectionsInAnyDepth() {
    List<ValueType> types = types(ReadTable.in(table("""
        record Order(List<String> a, Set<Integer> b, Map<String, List<Long>> c, byte... d) implements ShopItem {}
        """)));

    assertThat(types).containsExactly(
        new ListType(STRING),
        new SetType(new Scalar(ScalarKind.INT, false)),
        new MapType(new ListType(new Scalar(ScalarKind.LONG, false))),
        new Scalar(ScalarKind.BYTES, false));
  }

  @Test
  void readsEnumsWithTheirConstants() {
    List<ValueType> types = types(ReadTable.in(table("""
        record Order(Status status) implements ShopItem {}
        enum Status { PAID, OPEN; static final Status FIRST = PAID; }
        """)));

    assertThat(types).containsExactly(new EnumType(TypeRef.of("shop", "Status"), List.of("PAID", "OPEN")));
  }

  @Test
  void readsRecordsInsideOnceEvenIfTheyRecur() {
    TableModel table = ReadTable.in(table("""
        record Order(Node root, List<Node> more, Line line) implements ShopItem {}
        record Node(String name, List<Node> children, Line line) {}
        record Line(int count) {}
        """));

    assertThat(types(table)).containsExactly(
        new RecordType(TypeRef.of("shop", "Node")),
        new ListType(new RecordType(TypeRef.of("shop", "Node"))),
        new RecordType(TypeRef.of("shop", "Line")));
    assertThat(table.nestedRecords()).extracting(nested -> nested.type().simpleName()).containsExactly("Node", "Line");
    assertThat(table.nestedRecord(TypeRef.of("shop", "Node")).orElseThrow().components())
        .extracting(ComponentModel::name).containsExactly("name", "children", "line");
  }

  @Test
  void readsSealedInterfacesOfRecordsByName() {
    TableModel table = ReadTable.in(table("""
        record Order(Payment payment) implements ShopItem {}
        sealed interface Payment permits Card, Other {}
        sealed interface Other extends Payment permits Invoice, Cash {}
        record Card(String number) implements Payment {}
        record Invoice(String iban) implements Other {}
        record Cash() implements Other {}
        """));

    assertThat(types(table)).containsExactly(new SealedType(TypeRef.of("shop", "Payment")));
    assertThat(table.sealedTypes()).singleElement().satisfies(sealed -> assertThat(sealed.permitted()).containsExactly(
        TypeRef.of("shop", "Card"), TypeRef.of("shop", "Cash"), TypeRef.of("shop", "Invoice")));
    assertThat(table.nestedRecords()).extracting(NestedRecord::type).extracting(TypeRef::simpleName)
        .containsExactly("Card", "Cash", "Invoice");
  }

  @Test
  void readsASealedInterfaceThatHoldsItself() {
    TableModel table = ReadTable.in(table("""
        record Order(Expression rule) implements ShopItem {}
        sealed interface Expression {
          record Not(Expression inner) implements Expression {}
          record Fact(String name) implements Expression {}
        }
        """));

    assertThat(table.sealedTypes()).hasSize(1);
    assertThat(table.nestedRecords()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      java.io.File                  | File is a class
      java.util.Date                | Use Instant
      java.time.ZonedDateTime       | Use Instant
      java.util.OptionalInt         | Use Optional<Integer>
      java.util.ArrayList<String>   | Use List
      java.util.TreeSet<String>     | Use Set
      java.util.HashMap<String, X>  | Use Map<String, V>
      Map<Integer, String>          | Use Map<String, String>
      Map                           | Map does not say what it holds
      List                          | List does not say what it holds
      Set<?>                        | Name the type
      List<? extends Number>        | Name the type
      String[]                      | Use a List
      int[]                         | Use a List
      List<Optional<String>>        | an Optional can only be the component itself
      Optional<Optional<String>>    | an Optional can only be the component itself
      Optional                      | does not say what it holds
      Object                        | Object is a class
      Runnable                      | Runnable is an interface
      Thread.State[]                | Use a List
      Pair<String>                  | Pair has type parameters
      Open                          | sealed interface Open permits
      Mixed                         | Mixed permits Mixed.Heavy, which is a class
      Base                          | Base is an abstract class
      List<Customer>                | Customer is an entity
      ShopItem                      | ShopItem is a table
      """)
  void refusesWhatCannotBeStoredAndSaysTheWayOut(String type, String message) {
    Compiled compiled = ReadTable.compile(table("""
        record Order(
            String id,
            %s odd) implements ShopItem {}
        @Entity final record Customer(String id) implements ShopItem {}
        record X() {}
        record Pair<T>(T left) {}
        interface Open {}
        sealed interface Mixed { final class Heavy implements Mixed {} }
        abstract class Base {}
        """.formatted(type)).replace("permits Order", "permits Order, Customer"));

    assertThat(compiled.errors()).containsExactly("KW103 line 9");
    assertThat(compiled.messages()).contains("Component odd of Order", message);
  }

  @Test
  void refusesATypeInsideARecordInsideAtThatPlaceOnce() {
    Compiled compiled = ReadTable.compile(table("""
        record Order(Line first, List<Line> lines) implements ShopItem {}
        record Line(int count,
                    java.io.File picture) {}
        """));

    assertThat(compiled.errors()).containsExactly("KW103 line 9");
    assertThat(compiled.messages()).contains("Component picture of Line (File)");
  }

  @Test
  void refusesATypeOfAnotherPackageThatGeneratedCodeCannotName() {
    Compiled compiled = ReadTable.compile(table("record Order(money.Amount total) implements ShopItem {}"), """
        package money;
        public record Amount(long cents,
                             Currency currency) {}
        enum Currency { EUR }
        """);

    assertThat(compiled.errors()).containsExactly("KW103 line 3");
    assertThat(compiled.messages()).contains("Currency cannot be used by the code generated in package shop");
  }

  private static String table(String types) {
    return """
        package shop;
        import dev.keywright.annotations.*;
        import java.util.*;
        @Table(name = "shop")
        sealed interface ShopItem permits Order {}
        @Entity
        """ + types;
  }

  private static List<ValueType> types(TableModel table) {
    return table.entities().get(0).components().stream().map(ComponentModel::type).toList();
  }
}
