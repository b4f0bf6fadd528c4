package dev.keywright.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** No name of the user's, of a record, a component, a parameter or a pattern, can take the place of one of ours. */
class NameClashTest {

  @Test
  void recordsMayBeNamedAsOurTypes() {
    compiles("""
        package clash;

        @dev.keywright.annotations.Table(name = "clash")
        @dev.keywright.annotations.AccessPattern(name = "all", where = "a = :a")
        public sealed interface ClashItem permits Query, Optional, List, KeyCondition, Instant, Table, Case,
            PrimaryKey {}

        enum Operation { CREATE, Read }
        """, entity("clash", "Query"), entity("clash", "Optional"), entity("clash", "List"),
        entity("clash", "KeyCondition"), entity("clash", "Instant"), entity("clash", "Table"),
        entity("clash", "Case").replace("@dev.keywright.annotations.Entity",
            "@dev.keywright.annotations.Entity(name = \"Cases\")"), entity("clash", "PrimaryKey"));
  }

  @Test
  void recordsMayBeNamedAsTypesOfJavaLang() {
    Map<String, String> generated = compiles("""
        package lang;

        @dev.keywright.annotations.Table(name = "lang")
        public sealed interface LangItem permits String, Override, Class, Long {}
        """, entity("lang", "String"), entity("lang", "Override"), entity("lang", "Class").replace(
            "@dev.keywright.annotations.Entity", "@dev.keywright.annotations.Entity(name = \"Lesson\")"),
        entity("lang", "Long").replace("@dev.keywright.annotations.Entity",
            "@dev.keywright.annotations.Entity(name = \"Longer\")"));

    assertThat(generated.get("LongerRepository")).contains("import java.lang.String;");
  }

  @Test
  void componentsMayBeNamedAsVariablesAndConstants() {
    compiles("""
        package components;
        import dev.keywright.annotations.*;

        @Table(name = "components", partitionKey = "PK", indexes = @Index(name = "GSI1"))
        @AccessPattern(name = "definition", where = "a = :table and b = :DEFINITION")
        @AccessPattern(name = "entities", where = "a = :components and b = :entities")
        public sealed interface ComponentsItem permits Components, Entities {}

        @Entity
        @PkTemplate(pk = "A#{a}#{b}", sk = "{toPrimaryKey}#{TEXT}#{skOf}#{of}")
        @IndexTemplate(index = "GSI1", pk = "SINGLE", sk = "{ID}#{components}")
        @AccessPattern(name = "find")
        @AccessPattern(name = "table", where = "a = :table and b = :key")
        @AccessPattern(name = "query", where = "a = :QUERY and b = :class")
        @AccessPattern(name = "inRest", where = "a = :in and b = :out", index = "")
        @AccessPattern(name = "id", where = "", index = "GSI1")
        @AccessPattern(name = "store", operation = Operation.PUT)
        record Components(String a, String b, String in, String at, String out, String toPrimaryKey, String TEXT,
            String skOf, String of,
            String ID, String components, String key, String ALL, String INSTANCE, String id, String gsi1pkOf)
            implements ComponentsItem {}

        @Entity
        @PkTemplate(pk = "A#{a}#{b}", sk = "DEFINITION")
        @AccessPattern(name = "find")
        record Entities(String a, String b) implements ComponentsItem {}
        """.replace(", index = \"\"", ""));
  }

  @Test
  void partialRecordsMayBeNamedAsEntitiesAndOurTypes() {
    compiles("""
        package partial;
        import dev.keywright.annotations.*;

        @Table(name = "partial", indexes = @Index(name = "GSI1", projection = Projection.KEYS_ONLY))
        public sealed interface PartialItem permits Order {}

        @Entity
        @PkTemplate(pk = "A#{a}", sk = "B#{b}")
        @IndexTemplate(index = "GSI1", pk = "{b}", sk = "{a}")
        @AccessPattern(name = "order", where = "b = :b")
        @AccessPattern(name = "query", where = "b = :b and a >= :a")
        @AccessPattern(name = "optional", where = "b = :b", orderBy = "a desc", limit = 1)
        @AccessPattern(name = "place", operation = Operation.CREATE)
        record Order(String a, String b, String rest) implements PartialItem {}
        """);
  }

  @Test
  void tablesOfOnePackageMayShareNestedRecordsAndAnyPackageWillDo() {
    compiles("""
        package money;
        public record Money(String currency, long amount) {}
        """, """
        package two;
        import dev.keywright.annotations.*;
        public interface Two {
          @Table(name = "first")
          sealed interface FirstItem permits A {}
          @Table(name = "second")
          sealed interface Item permits B {}
          @Entity @PkTemplate(pk = "A#{id}", sk = "A") @AccessPattern(name = "find")
          record A(String id, money.Money price) implements FirstItem {}
          @Entity @PkTemplate(pk = "B#{id}", sk = "B") @AccessPattern(name = "find")
          record B(String id, money.Money price) implements Item {}
        }
        """, """
        import dev.keywright.annotations.*;
        @Table(name = "unnamed")
        sealed interface Unnamed permits Thing {}
        @Entity @PkTemplate(pk = "T#{id}", sk = "T") @AccessPattern(name = "find",
            description = "{@code */ \\\\u002a/ <b> @x")
        record Thing(String id) implements Unnamed {}
        """);
  }

  private static String entity(String packageName, String name) {
    return """
        package %1$s;

        @dev.keywright.annotations.Entity
        @dev.keywright.annotations.PkTemplate(pk = "A#{a}", sk = "%2$s#{b}")
        @dev.keywright.annotations.AccessPattern(name = "find")
        @dev.keywright.annotations.AccessPattern(name = "ofA", where = "a = :a")
        @dev.keywright.annotations.AccessPattern(name = "since", where = "a = :a and b >= :b")
        @dev.keywright.annotations.AccessPattern(name = "put", operation = dev.keywright.annotations.Operation.PUT)
        public record %2$s(java.lang.String a, java.lang.String b, long number, java.lang.Long boxed,
            java.util.Optional<java.lang.String> c,
            java.util.List<java.time.Instant> d) implements %3$sItem {}
        """.formatted(packageName, name, packageName.equals("lang") ? "Lang" : "Clash");
  }

  private static Map<String, String> compiles(String... sources) {
    return Compiled.of(sources).generated();
  }
}
