package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.Text;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ComponentReaderTest {

  @Test
  void readsHowAComponentIsStored() {
    EntityModel order = ReadTable.in("""
        package shop;
        import dev.keywright.annotations.*;
        import java.time.Instant;
        import java.util.Optional;
        @Table(name = "shop") sealed interface ShopItem permits Order {}
        @Entity
        record Order(String plain, @Attribute("other") String named, @Attribute(format = "millis") Instant at,
                     @Attribute(stored = false) String inKey, Optional<String> maybe, @Ttl Instant end)
            implements ShopItem {}
        """).entities().get(0);

    assertThat(order.components()).extracting(ComponentModel::name)
        .containsExactly("plain", "named", "at", "inKey", "maybe", "end");
    assertThat(order.components()).extracting(ComponentModel::storedName)
        .containsExactly("plain", "other", "at", "inKey", "maybe", "end");
    assertThat(order.component("at").orElseThrow().format()).map(Text::value).contains("millis");
    assertThat(order.components()).filteredOn(component -> !component.stored())
        .extracting(ComponentModel::name).containsExactly("inKey");
    assertThat(order.components()).filteredOn(ComponentModel::ttl)
        .extracting(ComponentModel::name).containsExactly("end");
    assertThat(order.components()).filteredOn(component -> component.presence() == Presence.OPTIONAL)
        .extracting(ComponentModel::name).containsExactly("maybe");
  }

  @Test
  void namesByTheTablesRuleInsideTooButNeverKeyAttributes() {
    var table = ReadTable.in("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop", partitionKey = "orderId", sortKey = "", naming = Naming.SNAKE_CASE,
               indexes = @Index(name = "byDay", partitionKey = "dueDay", sortKey = "orderId"))
        sealed interface ShopItem permits Order {}
        @Entity
        record Order(String orderId, String dueDay, @Attribute("keepThis") String other, Line firstLine)
            implements ShopItem {}
        record Line(int itemCount, String orderId) {}
        """);

    assertThat(table.entities().get(0).components()).extracting(ComponentModel::storedName)
        .containsExactly("orderId", "dueDay", "keepThis", "first_line");
    assertThat(table.nestedRecords().get(0).components()).extracting(ComponentModel::storedName)
        .containsExactly("item_count", "order_id");
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "", "@Target(ElementType.TYPE_USE)", "@Target(ElementType.FIELD)", "@Target(ElementType.METHOD)",
      "@Target(ElementType.RECORD_COMPONENT)", "@Target({ElementType.METHOD, ElementType.TYPE_USE})"})
  void knowsAnyAnnotationNamedNullable(String target) {
    List<ComponentModel> components = ReadTable.in("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Order {}
        @Entity
        record Order(String id, @Nullable String note, java.lang.String other) implements ShopItem {}
        """, """
        package shop;
        import java.lang.annotation.*;
        %s
        @interface Nullable {}
        class interfaceNullable {}
        """.formatted(target)).entities().get(0).components();

    assertThat(components).extracting(ComponentModel::presence)
        .containsExactly(Presence.REQUIRED, Presence.NULLABLE, Presence.REQUIRED);
  }

  @Test
  void refusesToBeAbsentInTwoWays() {
    assertThat(ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Order {}
        @interface Nullable {}
        @Entity
        record Order(
          @Nullable java.util.Optional<String> note,
          @Nullable int count) implements ShopItem {}
        """).errors()).containsExactly("KW103 line 7", "KW103 line 8");
  }
}
