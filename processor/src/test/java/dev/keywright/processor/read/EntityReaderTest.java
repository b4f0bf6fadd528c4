package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexTemplateModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.model.TypeRef;
import java.util.List;
import org.junit.jupiter.api.Test;

class EntityReaderTest {

  @Test
  void leavesWhatIsNotWrittenToTheAnnotationsDefaults() {
    EntityModel order = entity("@Entity record Order(String id) implements ShopItem {}");

    assertThat(order.type()).isEqualTo(TypeRef.of("shop", "Order"));
    assertThat(order.tag()).isEqualTo("Order");
    assertThat(order.name()).isEqualTo("Order");
    assertThat(order.isPublic()).isFalse();
    assertThat(order.pk()).isEmpty();
    assertThat(order.sk()).isEmpty();
    assertThat(order.indexTemplates()).isEmpty();
    assertThat(order.patterns()).isEmpty();
    assertThat(order.suppressed()).isEmpty();
  }

  @Test
  void readsNamesTemplatesAndSuppressions() {
    EntityModel order = entity("""
        @Entity(type = "ORDER", name = "Purchase")
        @PkTemplate(pk = "O#{id}", sk = "X")
        @IndexTemplate(index = "one", pk = "{id}", sk = {"A", ""}, when = "id = 'x'")
        @IndexTemplate(index = "two", sk = "B")
        @SuppressWarnings("KW401")
        record Order(String id) implements ShopItem {}
        """);

    assertThat(order.tag()).isEqualTo("ORDER");
    assertThat(order.name()).isEqualTo("Purchase");
    assertThat(order.pk()).map(Text::value).contains("O#{id}");
    assertThat(order.sk()).map(Text::value).contains("X");
    assertThat(order.suppressed()).containsExactly("KW401");
    assertThat(order.indexTemplates()).extracting(template -> template.index().value()).containsExactly("one", "two");
    IndexTemplateModel one = order.indexTemplates().get(0);
    assertThat(one.pk()).extracting(Text::value).containsExactly("{id}");
    assertThat(one.sk()).extracting(Text::value).containsExactly("A", "");
    assertThat(one.when()).map(Text::value).contains("id = 'x'");
    assertThat(order.indexTemplates().get(1).pk()).isEmpty();
    assertThat(order.indexTemplates().get(1).when()).isEmpty();
  }

  @Test
  void tellsAPatternsWrittenMembersFromItsDefaults() {
    EntityModel order = entity("""
        @Entity
        @AccessPattern(name = "find")
        @AccessPattern(name = "all", where = "", limit = 5, consistent = true)
        @AccessPattern(name = "recent", description = "Recent ones", operation = Operation.COUNT,
                       where = "id = :id", orderBy = "id desc", index = "GSI1", entities = Order.class)
        @AccessPattern(name = "spelledOut", where = AccessPattern.KEY)
        record Order(String id) implements ShopItem {}
        """);

    PatternModel find = order.patterns().get(0);
    assertThat(find.members().keySet()).containsExactly("name");
    assertThat(find.operation()).isEqualTo(Operation.READ);
    assertThat(find.where()).isEmpty();
    assertThat(find.orderBy()).isEmpty();
    assertThat(find.limit()).isEmpty();
    assertThat(find.index()).isEmpty();
    assertThat(find.entities()).isEmpty();

    PatternModel all = order.patterns().get(1);
    assertThat(all.where()).map(Text::value).contains("");
    assertThat(all.limit()).hasValue(5);
    assertThat(all.consistent()).isTrue();
    assertThat(all.members().keySet()).containsExactlyInAnyOrder("name", "where", "limit", "consistent");

    PatternModel recent = order.patterns().get(2);
    assertThat(recent.name().value()).isEqualTo("recent");
    assertThat(recent.description()).isEqualTo("Recent ones");
    assertThat(recent.operation()).isEqualTo(Operation.COUNT);
    assertThat(recent.where()).map(Text::value).contains("id = :id");
    assertThat(recent.orderBy()).map(Text::value).contains("id desc");
    assertThat(recent.index()).map(Text::value).contains("GSI1");
    assertThat(recent.entities()).isEqualTo(List.of(TypeRef.of("shop", "Order")));

    assertThat(order.patterns().get(3).where()).isEmpty();
    assertThat(order.patterns().get(3).members()).containsKey("where");
  }

  private static EntityModel entity(String source) {
    return ReadTable.in("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Order {}
        """ + source).entities().get(0);
  }
}
