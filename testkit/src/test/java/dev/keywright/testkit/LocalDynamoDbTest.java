package dev.keywright.testkit;

import static dev.keywright.testkit.Tables.item;
import static dev.keywright.testkit.Tables.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AnonymousCredentialsProvider;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

class LocalDynamoDbTest {

  @Test
  void aStockClientStoresAndReadsEveryType() {
    try (LocalDynamoDb db = LocalDynamoDb.start()) {
      Tables.create(db.client(), "table");
      Map<String, AttributeValue> item = item("pk", "p", "sk", "s", "n", 42, "b", Tables.b((byte) 0, (byte) -1),
          "bool", AttributeValue.fromBool(true), "null", AttributeValue.fromNul(true),
          "l", AttributeValue.fromL(List.of(s("x"), AttributeValue.fromM(Map.of("k", s("v"))))),
          "m", AttributeValue.fromM(Map.of("a b", s(""))), "ss", AttributeValue.fromSs(List.of("a", "b")),
          "ns", AttributeValue.fromNs(List.of("1", "2.5")), "bs", AttributeValue.fromBs(List.of(
              SdkBytes.fromUtf8String("z"))));

      db.client().putItem(request -> request.tableName("table").item(item));

      assertThat(db.client().getItem(request -> request.tableName("table").key(item("pk", "p", "sk", "s"))).item())
          .isEqualTo(item);
    }
  }

  @Test
  void bothTransportsSeeTheSameTables() {
    try (LocalDynamoDb db = LocalDynamoDb.start();
        DynamoDbClient overHttp = DynamoDbClient.builder().endpointOverride(db.endpoint()).region(Region.EU_WEST_1)
            .credentialsProvider(AnonymousCredentialsProvider.create()).build()) {
      Tables.create(db.client(), "table");
      overHttp.putItem(request -> request.tableName("table").item(item("pk", "p", "sk", "s", "x", "é😀")));

      assertThat(db.client().scan(request -> request.tableName("table")).items())
          .containsExactly(item("pk", "p", "sk", "s", "x", "é😀"));
      assertThat(overHttp.listTables().tableNames()).containsExactly("table");
      assertThatThrownBy(() -> overHttp.scan(request -> request.tableName("other")))
          .isInstanceOf(ResourceNotFoundException.class)
          .hasMessageContaining("Requested resource not found");
    }
  }

  @Test
  void instancesAreIndependent() {
    try (LocalDynamoDb one = LocalDynamoDb.start(); LocalDynamoDb two = LocalDynamoDb.start()) {
      Tables.create(one.client(), "table");

      assertThat(two.client().listTables().tableNames()).isEmpty();
    }
  }

  @Test
  void anUnknownOperationIsRefusedAsSuch() {
    try (LocalDynamoDb db = LocalDynamoDb.start()) {
      assertThatThrownBy(() -> db.client().describeEndpoints())
          .isInstanceOfSatisfying(DynamoDbException.class, failure ->
              assertThat(failure.awsErrorDetails().errorCode()).isEqualTo("UnknownOperationException"));
    }
  }

  @Test
  void theEndpointAnswersNonsenseWithProtocolErrors() throws IOException, InterruptedException {
    try (LocalDynamoDb db = LocalDynamoDb.start()) {
      URI endpoint = db.endpoint();
      assertThat(post(endpoint, "PutItem", "{")).startsWith("400").contains("SerializationException");
      assertThat(post(endpoint, "PutItem", "[1]")).startsWith("400").contains("SerializationException");
      assertThat(post(endpoint, "PutItem", "{\"TableName\": 7}")).startsWith("400")
          .contains("SerializationException").contains("NUMBER_VALUE cannot be converted to String");
      assertThat(post(endpoint, "PutItem", "{\"TableName\": \"tab\", \"Item\": {\"pk\": {\"S\": \"\\ud800\"}}}"))
          .startsWith("400").contains("SerializationException");
      assertThat(post(endpoint, "Nothing", "{}")).startsWith("400").contains("UnknownOperationException");
      assertThat(post(endpoint, "PutItem", "{\"x\":".repeat(1000))).startsWith("400");
    }
  }

  private static String post(URI endpoint, String operation, String body) throws IOException, InterruptedException {
    HttpResponse<String> response = HttpClient.newHttpClient().send(
        HttpRequest.newBuilder(endpoint).header("X-Amz-Target", "DynamoDB_20120810." + operation)
            .POST(HttpRequest.BodyPublishers.ofString(body)).build(), HttpResponse.BodyHandlers.ofString());
    return response.statusCode() + " " + response.body();
  }
}
