package dev.keywright.processor.plan.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Planned;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What planning says of writes that cannot work: one problem each, with the code and a word that helps. */
class WritesAreRefusedTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      KW302 | operation = UPDATE                                                    | says nothing to change
      KW302 | operation = UPDATE, update = "set note = :n", patch = "note"          | says both update and patch
      KW302 | operation = UPDATE, update = "note = :n"                              | cannot be read
      KW302 | operation = UPDATE, update = "set note = :n?"                         | Leave the question mark out
      KW302 | operation = UPDATE, update = "set note = :n", condition = "note"      | cannot be read
      KW302 | operation = UPDATE, update = "set note = :n", condition = ":a = :b"   | one side must be a component
      KW302 | operation = UPDATE, update = "set note = :n", condition = "total = :t?" | only in a filter
      KW303 | operation = UPDATE, update = "set nota = :n"                          | Did you mean
      KW303 | operation = UPDATE, update = "set address.town = :n"                  | Address has no such component
      KW303 | operation = UPDATE, update = "set note.text = :n"                     | only records, maps and lists
      KW303 | operation = UPDATE, update = "set lines.sku = :n"                     | a list has elements by number
      KW303 | operation = UPDATE, patch = "nota"                                    | Did you mean
      KW303 | operation = UPDATE, update = "set note = :n", given = "nota"          | Did you mean
      KW306 | operation = UPDATE, update = "set note = :n", where = "note = :x"     | Leave where out
      KW306 | operation = CHECK, where = "note = :x"                                | Leave where out
      KW311 | operation = UPDATE, update = "set total = 'many'"                     | a whole number
      KW311 | operation = UPDATE, update = "set status = 'GONE'"                    | 'OPEN', 'DONE'
      KW311 | operation = UPDATE, update = "set note = note + :n"                   | compute with numbers
      KW311 | operation = UPDATE, update = "add note :n"                            | ADD adds to a number
      KW311 | operation = UPDATE, update = "delete lines :n"                        | out of a set
      KW311 | operation = UPDATE, update = "set note = list_append(note, :n)"       | list_append makes a list
      KW311 | operation = UPDATE, update = "set note = total"                       | another form
      KW311 | operation = UPDATE, update = "set note = :n, total = :n"              | two types
      KW311 | operation = UPDATE, update = "set note = :n", condition = "begins_with(total, :t)" | begins_with asks
      KW311 | operation = UPDATE, update = "set note = :n", condition = "contains(total, :t)" | contains looks into
      KW311 | operation = UPDATE, update = "set note = :n", condition = "size(total) > 3" | has no size
      KW311 | operation = UPDATE, update = "set note = :n", condition = "status > :s" | order of names means nothing
      KW311 | operation = UPDATE, update = "set note = :n", condition = "lines > :s"  | by = and <> only
      KW311 | operation = UPDATE, update = "set note = :n", condition = "note = total" | never equal
      KW315 | operation = UPDATE, update = "set orderId = :o"                       | the primary key is made of
      KW315 | operation = UPDATE, patch = "orderId"                                 | the primary key is made of
      KW317 | operation = UPDATE, update = "set note = :n remove note"              | the same place
      KW317 | operation = UPDATE, update = "set address.city = :c, address = :a"    | one inside the other
      KW317 | operation = UPDATE, patch = {"note", "note"}                          | lists note twice
      KW318 | operation = UPSERT, update = "set note = :n"                          | status, total, lines, address
      KW318 | operation = UPSERT, update = "set status = :s, total = total + :t, lines = :l, address = :a, note = :n remove note" | -
      KW322 | operation = UPDATE, update = "set shopId = :s"                        | stored = false
      KW323 | operation = UPDATE, update = "remove total"                           | needs this component
      KW323 | operation = UPDATE, update = "remove address.city"                    | needs this component
      KW323 | operation = UPDATE, update = "set version = :v"                       | written by Keywright itself
      KW323 | operation = UPDATE, patch = "address.city"                            | whole components
      KW323 | operation = UPDATE, patch = "shopId"                                  | stored = false
      KW323 | operation = UPDATE, update = "set note = :n", given = "orderId"       | part of the primary key
      KW323 | operation = UPDATE, update = "set note = :currentTotal", given = "total" | -
      KW323 | operation = UPDATE, update = "set note = :n", given = {"total", "total"} | has already
      KW309 | operation = TRANSACT, steps = "Order.change"                          | belongs on the table interface
      KW309 | operation = DELETE, filter = "total = :t"                             | Write it as a condition
      KW309 | operation = DELETE, where = "shopId = :s", condition = "total = :t"   | Write it as a filter
      """)
  void each(String code, String members, String says) {
    Planned planned = order(members);

    if (says.equals("-")) {
      assertThat(planned.codes()).isNotEmpty();
      return;
    }
    assertThat(planned.codes()).as(planned.messages()).containsExactly(code);
    assertThat(planned.messages()).contains(says);
  }

  @Test
  void anUpsertCannotClaimAUniqueValue() {
    assertThat(Planned.of("""
        @Entity
        @PkTemplate(pk = "USER#{userId}", sk = "USER")
        @AccessPattern(name = "save", operation = UPSERT, update = "set email = :email")
        record User(String userId, @Unique String email) implements ShopItem {}
        """).messages()).contains("cannot claim email, which is @Unique");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      set email = if_not_exists(email, :e)    | email
      set goneAt = if_not_exists(goneAt, :t)  | goneAt
      """)
  void whatAMarkerHoldsCannotBeComputed(String update, String component) {
    Planned planned = Planned.of("""
        @Entity
        @PkTemplate(pk = "USER#{userId}", sk = "USER")
        @AccessPattern(name = "change", operation = UPDATE, update = "%s")
        record User(String userId, @Unique String email, @Ttl Instant goneAt) implements ShopItem {}
        """.formatted(update));

    assertThat(planned.codes()).containsExactly("KW316");
    assertThat(planned.messages()).contains("lets DynamoDB compute " + component, "the marker item of email");
  }

  private static Planned order(String members) {
    return Planned.of("""
        @Entity
        @PkTemplate(pk = "SHOP#{shopId}", sk = "ORDER#{orderId}")
        @AccessPattern(name = "change", %s)
        record Order(@Attribute(stored = false) String shopId, String orderId, Status status, int total, List<Line> lines, \
        Address address, Optional<String> note, @Version long version) implements ShopItem {}
        enum Status { OPEN, DONE }
        record Line(String sku, int quantity) {}
        record Address(String street, String city) {}
        """.formatted(members));
  }
}
