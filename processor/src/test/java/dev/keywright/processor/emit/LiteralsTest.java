package dev.keywright.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testkit.LocalDynamoDb;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Literals of questions reach Java as values of their component's type, whatever characters they are made of. */
class LiteralsTest {

  /** Component type, literal in the question, the value in Java. */
  private static final List<String[]> CASES = List.of(
      new String[] {"int", "-42", "-42"},
      new String[] {"long", "9223372036854775807", "Long.MAX_VALUE"},
      new String[] {"short", "-7", "(short) -7"},
      new String[] {"byte", "8", "(byte) 8"},
      new String[] {"float", "1.5", "1.5f"},
      new String[] {"double", "0.1", "0.1"},
      new String[] {"char", "'''", "'\\\\''"},
      new String[] {"java.math.BigDecimal", "10.25", "new java.math.BigDecimal(\"10.25\")"},
      new String[] {"java.math.BigInteger", "123456789012345678901234567890",
          "new java.math.BigInteger(\"123456789012345678901234567890\")"},
      new String[] {"java.time.Instant", "'1969-12-31T23:59:59.5Z'",
          "java.time.Instant.parse(\"1969-12-31T23:59:59.5Z\")"},
      new String[] {"java.time.LocalDate", "'2020-02-29'", "java.time.LocalDate.of(2020, 2, 29)"},
      new String[] {"java.time.LocalDateTime", "'2020-02-29T10:00'", "java.time.LocalDateTime.of(2020, 2, 29, 10, 0)"},
      new String[] {"java.time.LocalTime", "'10:00'", "java.time.LocalTime.of(10, 0)"},
      new String[] {"java.time.YearMonth", "'2020-02'", "java.time.YearMonth.of(2020, 2)"},
      new String[] {"java.time.Duration", "'PT15M'", "java.time.Duration.ofMinutes(15)"},
      new String[] {"java.util.UUID", "'00000000-0000-0001-0000-000000000002'", "new java.util.UUID(1, 2)"},
      new String[] {"java.net.URI", "'urn:x'", "java.net.URI.create(\"urn:x\")"},
      new String[] {"Boxed.Kind", "'TWO'", "Boxed.Kind.TWO"},
      new String[] {"String", "'\\\\ \\\" ''\\u00e9\\ud83d\\ude00 */ \\\\u0041 $T\\t'",
          "\"\\\\ \\\" '\\u00e9\\ud83d\\ude00 */ \\\\u0041 $T\\t\""});

  @Test
  void reachTheKeyAsTheyWereMeant() {
    StringBuilder indexes = new StringBuilder();
    StringBuilder patterns = new StringBuilder();
    StringBuilder components = new StringBuilder("String id");
    StringBuilder values = new StringBuilder("\"id\"");
    StringBuilder calls = new StringBuilder();
    for (int i = 0; i < CASES.size(); i++) {
      String type = CASES.get(i)[0];
      String literal = CASES.get(i)[1].equals("'''") ? "''''" : CASES.get(i)[1];
      indexes.append("@Index(name = \"idx" + i + "\", partitionKey = \"c" + i + "\"),");
      patterns.append("@AccessPattern(name = \"q" + i + "\", where = \"c" + i + " = " + literal + "\")\n");
      components.append(", " + type + " c" + i);
      values.append(", " + CASES.get(i)[2].replace("\\\\''", "\\''"));
      calls.append("if (!table.boxed().q" + i + "().list().equals(List.of(item))) { wrong.add(" + i + "); }\n");
    }
    Compiled literals = Compiled.of("""
        package literals;
        import dev.keywright.annotations.*;
        @Table(name = "literals", indexes = {%s})
        public sealed interface LiteralsItem permits Boxed {}
        """.formatted(indexes), """
        package literals;
        import dev.keywright.annotations.*;
        @Entity
        @PkTemplate(pk = "{id}", sk = "ID")
        @AccessPattern(name = "put", operation = Operation.PUT)
        %spublic record Boxed(%s) implements LiteralsItem { public enum Kind { ONE, TWO } }
        """.formatted(patterns, components), """
        package literals;
        import java.util.*;
        import java.util.function.Function;
        import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
        public class Scenario implements Function<DynamoDbClient, Object> {
          @Override
          public Object apply(DynamoDbClient client) {
            LiteralsTable table = LiteralsTable.connect(client);
            table.createTable();
            List<Integer> wrong = new ArrayList<>();
            Boxed item = new Boxed(%s);
            table.boxed().put(item);
            %s
            return wrong.toString();
          }
        }
        """.formatted(values, calls));

    try (LocalDynamoDb dynamoDb = LocalDynamoDb.start()) {
      assertThat(literals.run("literals.Scenario", dynamoDb.client())).isEqualTo("[]");
    }
    String code = literals.generated("BoxedRepository").replaceAll("(?s)/\\*\\*.*?\\*/", "");
    assertThat(code).as("what compilers read in any encoding").matches("[\\x00-\\x7f]*");
  }
}
