package dev.keywright.sample;

import dev.keywright.testkit.LocalDynamoDb;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Clock;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.regions.providers.DefaultAwsRegionProviderChain;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/**
 * The DynamoDB that is asked, with a stock client for it: embedded, or wherever the options point.
 *
 * @param description where it is, for people
 * @param client      the AWS SDK's own client
 * @param opened      what to close at the end
 */
record Database(String description, DynamoDbClient client, AutoCloseable opened) implements AutoCloseable {

  /** A new and empty database in this process. Its time is that of the shop's data. */
  static Database embedded(Clock clock) {
    LocalDynamoDb database = LocalDynamoDb.start(clock);
    return new Database("embedded, in memory", database.client(), database);
  }

  /** The database at an address. On this machine any credentials will do, so none have to be set up. */
  static Database at(URI endpoint) {
    DynamoDbClientBuilder builder = DynamoDbClient.builder().endpointOverride(endpoint).region(region());
    if (isOnThisMachine(endpoint)) {
      builder.credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("local", "local")));
    }
    DynamoDbClient client = builder.build();
    return new Database(endpoint.toString(), client, client);
  }

  private static Region region() {
    try {
      return new DefaultAwsRegionProviderChain().getRegion();
    } catch (SdkClientException noneConfigured) {
      return Region.EU_CENTRAL_1;
    }
  }

  private static boolean isOnThisMachine(URI endpoint) {
    try {
      return InetAddress.getByName(endpoint.getHost()).isLoopbackAddress();
    } catch (UnknownHostException elsewhere) {
      return false;
    }
  }

  @Override
  public void close() {
    try {
      opened.close();
    } catch (Exception e) {
      throw new IllegalStateException("The database could not be closed", e);
    }
  }
}
