package dev.keywright.testkit.junit;

import static dev.keywright.testkit.Tables.item;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testkit.LocalDynamoDb;
import dev.keywright.testkit.Tables;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@ExtendWith(LocalDynamoDbExtension.class)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class LocalDynamoDbExtensionTest {

  /** A table of the shape that Keywright generates. */
  public static final class NotesTable {

    private static int created;
    private final DynamoDbClient client;

    private NotesTable(DynamoDbClient client) {
      this.client = client;
    }

    public static NotesTable connect(DynamoDbClient client) {
      return new NotesTable(client);
    }

    public void createTable() {
      created++;
      Tables.create(client, "notes");
    }

    void add(String text) {
      client.putItem(request -> request.tableName("notes").item(item("pk", text, "sk", "s")));
    }

    int count() {
      return client.scan(request -> request.tableName("notes")).count();
    }
  }

  @Test
  @Order(1)
  void aGeneratedTableIsConnectedAndCreated(NotesTable notes, LocalDynamoDb db) {
    notes.add("first");
    db.faults().on("Scan").nth(2).internalError();

    assertThat(notes.count()).isEqualTo(1);
  }

  @Test
  @Order(2)
  void theNextTestFindsItEmpty(NotesTable notes, DynamoDbClient client) {
    assertThat(notes.count()).isZero();
    assertThat(NotesTable.created).isEqualTo(1);
    assertThat(client.listTables().tableNames()).containsExactly("notes");
  }

  @Nested
  class InANestedClass {

    @Test
    void theDatabaseIsTheSame(NotesTable notes) {
      assertThat(notes.count()).isZero();
      assertThat(NotesTable.created).isEqualTo(1);
    }
  }
}
