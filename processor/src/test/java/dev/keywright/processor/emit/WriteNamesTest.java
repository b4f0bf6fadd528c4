package dev.keywright.processor.emit;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No name of a record, a component, a parameter or a pattern can take the place of what writes are made of. */
class WriteNamesTest {

  @Test
  void recordsMayBeNamedAsOurTypes() {
    String[] names = {"Change", "Expression", "Filter", "Patched", "Stamp", "WriteCondition", "WriteOperation", "Math",
        "Void", "UniqueConstraint", "ChronoUnit", "Collection", "BatchItems", "Edit", "Take"};
    Stream<String> table = Stream.of("""
        package clash;

        @dev.keywright.annotations.Table(name = "clash", indexes = @dev.keywright.annotations.Index(name = "GSI1"))
        public sealed interface ClashItem permits %s {}
        """.formatted(String.join(", ", names)));

    Compiled.of(Stream.concat(table, Stream.of(names).map(WriteNamesTest::entity)).toArray(String[]::new));
  }

  private static String entity(String name) {
    return """
        package clash;
        import dev.keywright.annotations.AccessPattern;
        import dev.keywright.annotations.Operation;

        @dev.keywright.annotations.Entity
        @dev.keywright.annotations.PkTemplate(pk = "A#{a}", sk = "%1$s#{b}")
        @dev.keywright.annotations.IndexTemplate(index = "GSI1", pk = "{c}#", sk = "{number:10}")
        @AccessPattern(name = "put", operation = Operation.PUT)
        @AccessPattern(name = "putMany", operation = Operation.BATCH_PUT)
        @AccessPattern(name = "find")
        @AccessPattern(name = "search", where = "a = :a", filter = "numbers > :number?")
        @AccessPattern(name = "edit", operation = Operation.UPDATE, patch = {"c", "number"}, given = {"c", "number"})
        @AccessPattern(name = "take", operation = Operation.UPDATE, update = "add numbers :numbers",
            condition = "c = :c")
        @AccessPattern(name = "check", operation = Operation.CHECK)
        public record %1$s(java.lang.String a, java.lang.String b, java.util.Optional<java.lang.String> c, int number,
            @dev.keywright.annotations.Unique java.lang.String d, long numbers,
            @dev.keywright.annotations.Version int version,
            @dev.keywright.annotations.UpdatedAt java.time.Instant updated) implements ClashItem {}
        """.formatted(name)
        .replace("@dev.keywright.annotations.Entity\n", name.equals("Void")
            ? "@dev.keywright.annotations.Entity(name = \"Voids\")\n" : "@dev.keywright.annotations.Entity\n");
  }

  @Test
  void componentsParametersAndPatternsMayBeNamedAsOurVariables() {
    Compiled.of("""
        package variables;
        import dev.keywright.annotations.*;
        import java.util.Optional;

        @Table(name = "variables", indexes = @Index(name = "GSI1"))
        @AccessPattern(name = "table", operation = Operation.TRANSACT, steps = {"Thing.change", "Thing.put other",
            "Thing.remove*"})
        sealed interface VariablesItem permits Thing {}

        @Entity
        @PkTemplate(pk = "A#{table}", sk = "B#{key}")
        @IndexTemplate(index = "GSI1", pk = "C#{change}", sk = "{condition}#{now}", when = "price = 1.5")
        @AccessPattern(name = "put", operation = Operation.PUT)
        @AccessPattern(name = "change", operation = Operation.UPDATE, given = {"condition", "now", "price"},
            update = "set change = :change, operation = :operations, save = :class")
        @AccessPattern(name = "patch", operation = Operation.UPDATE, given = {"condition", "now", "price", "change"},
            patch = {"change", "condition", "now", "save", "operation", "price", "operations"})
        @AccessPattern(name = "remove", operation = Operation.DELETE,
            condition = "operations = :table and save = :value")
        @AccessPattern(name = "key", where = "table = :key", filter = "save = :table and operation = :operations?")
        @AccessPattern(name = "clear", operation = Operation.DELETE, where = "table = :table",
            filter = "save = :condition and operation = :query")
        @AccessPattern(name = "ship", operation = Operation.UPDATE,
            update = "set save = :SHIP, operation = :SHIP_CONDITION", condition = "operations = :key")
        @AccessPattern(name = "make", operation = Operation.UPSERT,
            update = "set change = :change, condition = :condition,"
            + " now = :now, save = :key, operation = :table, operations = :operations, price = :price")
        record Thing(String table, String key, String change, String condition, String now, String save,
            String operation, Optional<String> operations, java.math.BigDecimal price) implements VariablesItem {}
        """);
  }

  @Test
  void repositoriesAndTheirBuildersMayBeStubbed() {
    Compiled.of("""
        package stubs;
        import dev.keywright.annotations.*;
        import java.util.Optional;

        @Table(name = "stubs")
        sealed interface StubsItem permits Thing {}

        @Entity
        @PkTemplate(pk = "A#{id}", sk = "A")
        @AccessPattern(name = "edit", operation = Operation.UPDATE, patch = "name",
            given = {"size", "flag", "letter", "text", "weight"})
        record Thing(String id, String name, short size, boolean flag, char letter, Optional<String> text, float weight)
            implements StubsItem {}

        class Stub extends ThingRepository {
          @Override
          public Edit edit(ThingKey key, short size, boolean flag, char letter, Optional<String> text, float weight) {
            return new Edit() {
              @Override
              public Thing save() {
                return new Thing(key.id(), "stub", size, flag, letter, text, weight);
              }
            };
          }
        }
        """);
  }
}
