package dev.keywright.testkit;

import static dev.keywright.testkit.Tables.item;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AnonymousCredentialsProvider;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;

/** Faults strike clients on the port as they strike those without a socket. */
class HttpFaultsTest {

  private final LocalDynamoDb db = LocalDynamoDb.start();
  private final DynamoDbClient once = DynamoDbClient.builder()
      .endpointOverride(db.endpoint())
      .region(Region.EU_WEST_1)
      .credentialsProvider(AnonymousCredentialsProvider.create())
      .overrideConfiguration(settings -> settings.retryStrategy(AwsRetryStrategy.doNotRetry())
          .apiCallTimeout(Duration.ofSeconds(30)))
      .build();

  @BeforeEach
  void createTable() {
    Tables.create(db.client(), "table");
  }

  @AfterEach
  void close() {
    once.close();
    db.close();
  }

  private void put() {
    once.putItem(request -> request.tableName("table").item(item("pk", "a", "sk", "s")));
  }

  private int count() {
    return once.scan(request -> request.tableName("table")).count();
  }

  @Test
  void aLostAnswerLeavesItsWriteBehind() {
    db.faults().on("PutItem").once().loseAnswer();

    assertThatThrownBy(this::put).isInstanceOf(SdkClientException.class)
        .isNotInstanceOf(ApiCallTimeoutException.class);
    assertThat(count()).isEqualTo(1);
  }

  @Test
  void aTruncatedAnswerIsNotReadAsAWholeOne() {
    put();
    db.faults().on("Scan").once().truncateAnswer();

    assertThatThrownBy(this::count).isInstanceOf(SdkClientException.class)
        .isNotInstanceOf(ApiCallTimeoutException.class);
    assertThat(count()).isEqualTo(1);
  }

  @Test
  void aThrottledCallDoesNothing() {
    db.faults().on("PutItem").once().throttle();

    assertThatThrownBy(this::put).isInstanceOf(ProvisionedThroughputExceededException.class);
    assertThat(count()).isZero();
  }

  @Test
  void aSlowAnswerRunsIntoTheClientsTimeoutThoughTheCallIsDone() {
    assertThat(count()).as("the client is warm").isZero();
    db.faults().on("PutItem").once().delay(Duration.ofSeconds(20));

    assertThatThrownBy(() -> once.putItem(request -> request.tableName("table").item(item("pk", "a", "sk", "s"))
        .overrideConfiguration(settings -> settings.apiCallTimeout(Duration.ofSeconds(2)))))
        .isInstanceOf(ApiCallTimeoutException.class);
    assertThat(count()).isEqualTo(1);
  }
}
