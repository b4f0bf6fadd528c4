package dev.keywright.testkit.validation;

import java.util.Collection;

/** Texts about the definitions of tables and indexes, and about their life. */
public final class TableFaults {

  private static final String INVALID = "One or more parameter values were invalid: ";

  private TableFaults() {}

  public static Rejection exists(String table) {
    return Rejection.of(ErrorCode.RESOURCE_IN_USE, "Table already exists: " + table);
  }

  public static Rejection protectedTable() {
    return Rejection.validation("Resource cannot be deleted as it is currently protected against deletion. Disable"
        + " deletion protection first.");
  }

  public static Rejection noThroughput() {
    return Rejection.validation(INVALID
        + "ReadCapacityUnits and WriteCapacityUnits must both be specified when BillingMode is PROVISIONED");
  }

  public static Rejection throughputOnDemand() {
    return Rejection.validation(INVALID
        + "Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when BillingMode is PAY_PER_REQUEST");
  }

  public static Rejection indexWithoutThroughput(String index) {
    return Rejection.validation(INVALID + "ProvisionedThroughput must be specified for index: " + index);
  }

  public static Rejection indexThroughputOnDemand(String index) {
    return Rejection.validation(INVALID
        + "ProvisionedThroughput should not be specified for index: " + index + " when BillingMode is PAY_PER_REQUEST");
  }

  public static Rejection firstKeyNotHash() {
    return Rejection.validation("Invalid KeySchema: The first KeySchemaElement is not a HASH key type");
  }

  public static Rejection secondKeyNotRange() {
    return Rejection.validation("Invalid KeySchema: The second KeySchemaElement is not a RANGE key type");
  }

  public static Rejection sameKeyTwice() {
    return Rejection.validation("Both the Hash Key and the Range Key element in the KeySchema have the same name");
  }

  public static Rejection tooFewDefinitions() {
    return Rejection.validation("Invalid KeySchema: Some index key attribute have no definition");
  }

  public static Rejection undefinedKeys(Collection<String> keys, Collection<String> defined) {
    return Rejection.validation(INVALID + "Some index key attributes are not defined in AttributeDefinitions. Keys: "
        + keys + ", AttributeDefinitions: " + defined);
  }

  public static Rejection unusedDefinitions(Collection<String> used, Collection<String> defined) {
    return Rejection.validation(INVALID + "Some AttributeDefinitions are not used. AttributeDefinitions: " + defined
        + ", keys used: " + used);
  }

  public static Rejection definitionCount() {
    return Rejection.validation(INVALID + "Number of attributes in KeySchema does not exactly match number of"
        + " attributes defined in AttributeDefinitions");
  }

  public static Rejection duplicateDefinition() {
    return Rejection.validation("Cannot add the same attribute more than once");
  }

  public static Rejection duplicateIndex(String index) {
    return Rejection.validation(INVALID + "Duplicate index name: " + index);
  }

  public static Rejection emptyIndexes(String member) {
    return Rejection.validation(INVALID + "List of " + member + " is empty");
  }

  public static Rejection localIndexWithoutSortKey() {
    return Rejection.validation(INVALID
        + "Table KeySchema does not have a range key, which is required when specifying a LocalSecondaryIndex");
  }

  public static Rejection indexHasNoSortKey(String index) {
    return Rejection.validation(INVALID + "Index KeySchema does not have a range key for index: " + index);
  }

  public static Rejection localIndexPartition(String index, String key, String tableKey) {
    return Rejection.validation(INVALID + "Index KeySchema does not have the same leading hash key as table KeySchema"
        + " for index: " + index + ". index hash key: " + key + ", table hash key: " + tableKey);
  }

  public static Rejection tooManyKeyAttributes(String index) {
    return Rejection.validation(INVALID + "The KeySchema of index " + index
        + " has more than 4 HASH or more than 4 RANGE key attributes");
  }

  public static Rejection tooManyLocalIndexes() {
    return Rejection.validation(INVALID + "Number of LocalSecondaryIndexes exceeds per-table limit of 5");
  }

  public static Rejection tooManyGlobalIndexes() {
    return Rejection.validation(INVALID + "GlobalSecondaryIndex count exceeds the per-table limit of 20");
  }

  public static Rejection unknownProjection() {
    return Rejection.validation(INVALID + "Unknown ProjectionType: null");
  }

  public static Rejection projectionWithAttributes(String kind) {
    return Rejection.validation(INVALID + "ProjectionType is " + kind + ", but NonKeyAttributes is specified");
  }

  public static Rejection projectionWithoutAttributes() {
    return Rejection.validation(INVALID + "ProjectionType is INCLUDE, but NonKeyAttributes is not specified");
  }

  public static Rejection nothingToUpdate() {
    return Rejection.validation("At least one of ProvisionedThroughput, BillingMode, UpdateStreamEnabled,"
        + " GlobalSecondaryIndexUpdates or SSESpecification or ReplicaUpdates is required");
  }

  public static Rejection unchangedThroughput(long read, long write) {
    return Rejection.validation("The provisioned throughput for the table will not change. The requested value equals"
        + " the current value. Current ReadCapacityUnits provisioned for the table: " + read
        + ". Requested ReadCapacityUnits: " + read + ". Current WriteCapacityUnits provisioned for the table: " + write
        + ". Requested WriteCapacityUnits: " + write + ". Refer to the Amazon DynamoDB Developer Guide for current"
        + " limits and how to request higher limits.");
  }

  public static Rejection indexExists() {
    return Rejection.validation("Attempting to create an index which already exists");
  }

  public static Rejection noSuchIndex() {
    return Rejection.of(ErrorCode.RESOURCE_NOT_FOUND, "Requested resource not found");
  }

  public static Rejection severalIndexChanges() {
    return Rejection.of(ErrorCode.LIMIT_EXCEEDED,
        "Subscriber limit exceeded: Only 1 online index can be created or deleted simultaneously per table");
  }

  public static Rejection ttlUnchanged(boolean enabled) {
    return Rejection.validation("TimeToLive is already " + (enabled ? "enabled" : "disabled"));
  }

  public static Rejection ttlOnOtherAttribute(String current) {
    return Rejection.validation("TimeToLive is active on a different AttributeName: current AttributeName is "
        + current);
  }
}
