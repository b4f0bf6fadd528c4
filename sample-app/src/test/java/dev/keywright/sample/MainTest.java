package dev.keywright.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testkit.LocalDynamoDb;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;

class MainTest {

  @Test
  void theEmbeddedRunAnswersEveryQuestionTheSameWayEachTime() {
    Run run = Run.of(List.of());
    assertThat(run.status).isZero();
    assertThat(run.errors).isEmpty();
    assertThat(run.output)
        .contains("Table      shop, created")
        .contains(" 1  Customer C-1001\n")
        .contains("GetItem shop: PK=CUSTOMER#C-1001, SK=PROFILE\n")
        .contains("Query shop.GSI1: GSI1PK=CATEGORY#Coffee, GSI1SK BETWEEN 0000001000 AND 0000001500#U+10FFFF\n")
        .contains("customer   name            ")
        .contains("1 item, 1 request, 0.5 capacity units\n")
        .contains("not one Scan.")
        .doesNotContain("\n    0 items")
        .doesNotContain("must not be");
    assertThat(run.output.lines()).allSatisfy(line -> assertThat(line).isEqualTo(line.stripTrailing()));
    assertThat(Run.of(List.of()).output).isEqualTo(run.output);
  }

  @Test
  void anotherDatabaseIsLoadedOnceAndUsedAsItIs() {
    try (LocalDynamoDb database = LocalDynamoDb.start()) {
      List<String> arguments = List.of("--endpoint", database.endpoint().toString(), "--table", "my-shop");
      Run first = Run.of(arguments);
      Run second = Run.of(arguments);

      assertThat(first.output).contains("DynamoDB   " + database.endpoint()).contains("my-shop, created")
          .contains(", 0 were there already");
      assertThat(second.output).contains("my-shop, was there and is used as it is").doesNotContain(", 0 were there");
      assertThat(second.output).doesNotContain("must not be").contains("ItemAlreadyExistsException.\n");
      assertThat(questions(second.output)).hasSizeGreaterThan(40).isEqualTo(questions(first.output));
      assertThat(database.client().listTables().tableNames()).containsExactly("my-shop");
    }
  }

  @Test
  void aTableThatIsNotTheShopsIsLeftAlone() {
    try (LocalDynamoDb database = LocalDynamoDb.start()) {
      database.client().createTable(request -> request.tableName("shop").billingMode(BillingMode.PAY_PER_REQUEST)
          .keySchema(KeySchemaElement.builder().attributeName("id").keyType(KeyType.HASH).build())
          .attributeDefinitions(AttributeDefinition.builder().attributeName("id").attributeType("N").build()));
      Run run = Run.of(List.of("--endpoint", database.endpoint().toString()));

      assertThat(run.status).isEqualTo(1);
      assertThat(run.errors).contains("\"shop\"").contains("--table")
          .contains("table: needed HASH PK S, RANGE SK S, found HASH id N")
          .contains("index GSI2: needed HASH GSI2PK S, RANGE GSI2SK S, found not there");
      assertThat(database.client().scan(request -> request.tableName("shop")).items()).isEmpty();
    }
  }

  @Test
  void aWrongOptionIsAnsweredWithTheUsage() {
    Run run = Run.of(List.of("--tabel", "x"));
    assertThat(run.status).isEqualTo(2);
    assertThat(run.output).isEmpty();
    assertThat(run.errors).startsWith("There is no option \"--tabel\".").contains("--table <name>");
    assertThat(Run.of(List.of("--help")).output).isEqualTo(Options.USAGE);
  }

  @Test
  void aDatabaseThatIsNotThereIsSaidSo() {
    Run run = Run.of(List.of("--endpoint", "http://127.0.0.1:1"));
    assertThat(run.status).isEqualTo(1);
    assertThat(run.output).contains("DynamoDB   http://127.0.0.1:1").doesNotContain("created");
    assertThat(run.errors).startsWith("DynamoDB could not be asked: ");
  }

  /** The lines that begin with a number; what is answered depends on what an earlier run has changed. */
  private static List<String> questions(String output) {
    return output.lines().filter(line -> line.matches(" ?\\d+  .*")).toList();
  }

  /** What a run of the sample wrote and how it ended. */
  private record Run(int status, String output, String errors) {
    static Run of(List<String> arguments) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ByteArrayOutputStream err = new ByteArrayOutputStream();
      int status = Main.run(arguments, Map.of(), print(out), print(err));
      return new Run(status, text(out), text(err));
    }

    private static PrintStream print(ByteArrayOutputStream bytes) {
      return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    private static String text(ByteArrayOutputStream bytes) {
      return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
  }
}
