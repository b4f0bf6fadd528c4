package dev.keywright.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testkit.LocalDynamoDb;
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

  @Test
  @Order(1)
  void aGeneratedTableIsConnectedAndCreated(NotesTable notes, LocalDynamoDb db) {
    notes.add("first");
    db.faults().on("Scan").nth(2).internalError();

    assertThat(notes.count()).isEqualTo(1);
  }

  /** A table created a second time would be refused. */
  @Test
  @Order(2)
  void theNextTestFindsItEmpty(NotesTable notes, DynamoDbClient client) {
    assertThat(notes.count()).isZero();
    assertThat(client.listTables().tableNames()).containsExactly("notes");
  }

  @Nested
  class InANestedClass {

    @Test
    void theDatabaseIsTheSame(NotesTable notes) {
      assertThat(notes.count()).isZero();
      }
  }
}
