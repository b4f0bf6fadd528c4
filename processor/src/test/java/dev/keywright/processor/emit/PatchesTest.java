package dev.keywright.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testkit.LocalDynamoDb;
import org.junit.jupiter.api.Test;

/** Builders of patches, and what Keywright keeps of an item: version, times, markers of unique components. */
class PatchesTest {

  private static final String TABLE = """
      package patches;
      import dev.keywright.annotations.*;
      import java.time.Instant;
      import java.util.Optional;
      import java.util.Set;

      @Table(name = "patches", indexes = {@Index(name = "GSI1"), @Index(name = "GSI2"), @Index(name = "GSI3")})
      sealed interface PatchesItem permits Customer, Session {
        @interface Nullable {}
      }

      @Entity
      @PkTemplate(pk = "CUSTOMER#{customerId}", sk = "PROFILE")
      @IndexTemplate(index = "GSI1", pk = "CITY#{city}", sk = "{name}#{customerId}")
      @IndexTemplate(index = "GSI2", pk = "LEVEL#{level}", sk = "{nick}", when = "level in (1, 2)")
      @IndexTemplate(index = "GSI3", pk = "CHANGED", sk = "{changed}#{customerId}")
      @AccessPattern(name = "register", operation = Operation.CREATE)
      @AccessPattern(name = "replace", operation = Operation.PUT)
      @AccessPattern(name = "find", consistent = true)
      @AccessPattern(name = "inCity", where = "city = :city")
      @AccessPattern(name = "ofLevel", where = "level = 1 and attribute_exists(nick)")
      @AccessPattern(name = "edit", operation = Operation.UPDATE,
          patch = {"name", "bio", "city", "level", "nick", "tags"},
          given = {"version", "name", "city", "level", "nick"})
      @AccessPattern(name = "claim", operation = Operation.UPDATE, patch = "email")
      @AccessPattern(name = "rename", operation = Operation.UPDATE, patch = "name", given = "city")
      @AccessPattern(name = "relabel", operation = Operation.UPDATE, patch = "tags", condition = "level = :level")
      @AccessPattern(name = "forget", operation = Operation.DELETE)
      record Customer(String customerId, @Unique(pk = "EMAIL#{email:lower}", sk = "EMAIL") Optional<String> email,
          String name, @PatchesItem.Nullable String bio, Optional<String> city, int level, Optional<String> nick,
          Set<String> tags, @CreatedAt @Attribute(format = "seconds") Instant created, @UpdatedAt Instant changed,
          @Version int version) implements PatchesItem {}

      @Entity
      @PkTemplate(pk = "SESSION#{token}", sk = "SESSION")
      @AccessPattern(name = "start", operation = Operation.CREATE)
      @AccessPattern(name = "extend", operation = Operation.UPDATE, patch = "until")
      record Session(String token, @Unique String userName, @Ttl Instant until, @CreatedAt Optional<Instant> since)
          implements PatchesItem {}
      """;

  private static final String SCENARIO = """
      package patches;
      import dev.keywright.runtime.*;
      import java.time.Instant;
      import java.util.*;
      import java.util.function.Function;
      import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

      public class Scenario implements Function<DynamoDbClient, Object> {
        private final List<Object> seen = new ArrayList<>();

        @Override
        public Object apply(DynamoDbClient client) {
          PatchesTable table = PatchesTable.connect(client);
          table.createTable();
          CustomerRepository customers = table.customer();
          Customer ann = customers.register(new Customer("c-1", Optional.of("Ann@x"), "Ann", null, Optional.empty(), 3,
              Optional.of("a"), Set.of(), null, null, 7));
          seen.add(ann.version() + " " + (ann.created().getNano() == 0)
              + " " + customers.find("c-1").equals(Optional.of(ann)));
          Customer same = customers.edit("c-1", 1, "Ann", Optional.empty(), 3, Optional.of("a")).save();
          seen.add(same.equals(ann));
          Customer more = customers.edit("c-1", 1, "Ann", Optional.empty(), 3, Optional.of("a"))
              .name("Anna").bio("long").city("Rome").level(1).tags(Set.of("x")).save();
          seen.add(more.version() + more.name() + more.bio() + more.city() + more.tags()
              + more.created().equals(ann.created()) + more.changed().isAfter(ann.changed()));
          seen.add(customers.inCity("Rome").list().equals(List.of(more)) + " "
              + customers.ofLevel().list().equals(List.of(more)));
          failing(() -> customers.edit("c-1", 1, "Anna", Optional.of("Rome"), 1, Optional.of("a")).name("B").save());
          failing(() -> customers.edit("c-1", 2, "Anne", Optional.of("Rome"), 1, Optional.of("a")).name("B").save());
          failing(() -> customers.edit("c-2", 2, "Anne", Optional.of("Rome"), 1, Optional.of("a")).name("B").save());
          Customer less = customers.edit("c-1", 2, "Anna", Optional.of("Rome"), 1, Optional.of("a"))
              .removeBio().removeCity().removeNick().tags(Set.of()).save();
          seen.add(less.bio() + less.city() + less.tags() + customers.inCity("Rome").list()
              + customers.ofLevel().list());
          seen.add(customers.rename("c-1", Optional.empty()).name("Ann").save().version());
          customers.register(new Customer("c-2", Optional.of("bob@x"), "Bob", null, Optional.empty(), 3,
              Optional.of("a"), Set.of(), null, null, 0));
          failing(() -> customers.claim("c-2").email("ANN@x").save());
          customers.claim("c-1").email("other@x").save();
          seen.add(customers.claim("c-2").email("ANN@x").save().email());
          customers.claim("c-1").removeEmail().save();
          seen.add(customers.forget("c-1").isPresent());
          Session session = table.session().start(new Session("t", "u", Instant.parse("2100-01-01T00:00:00.5Z"),
              Optional.empty()));
          seen.add(session.until() + " " + session.since().isPresent());
          seen.add(table.session().extend("t").until(Instant.parse("2100-01-01T00:00:01.5Z")).save().until());
          Set<String> keys = new TreeSet<>();
          client.scan(scan -> scan.tableName("patches")).items().forEach(item -> keys.add(item.get("PK").s()));
          seen.add(keys);
          return seen.toString();
        }

        private void failing(Runnable write) {
          try {
            write.run();
          } catch (ConditionFailedException failed) {
            seen.add(failed.getClass().getSimpleName());
          }
        }
      }
      """;

  @Test
  void changeWhatTheyAreToldOf() {
    Compiled patches = Compiled.of(TABLE, SCENARIO);

    try (LocalDynamoDb dynamoDb = LocalDynamoDb.start()) {
      assertThat(patches.run("patches.Scenario", dynamoDb.client())).isEqualTo(
          "[1 true true, true, 2AnnalongOptional[Rome][x]truetrue, true true, VersionConflictException,"
              + " StaleValueException, ItemNotFoundException, nullOptional.empty[][][], 4, UniqueConstraintException,"
              + " Optional[ANN@x], true, 2100-01-01T00:00:00Z true, 2100-01-01T00:00:01Z,"
              + " [CUSTOMER#c-2, EMAIL#ann@x, SESSION#t, UNIQUE#Session#userName#u]]");
    }
    patches.isGolden("patches", "CustomerRepository", "CustomerCodec", "CustomerKey", "SessionCodec");
  }
}
