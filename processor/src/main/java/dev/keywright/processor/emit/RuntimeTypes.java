package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import java.util.List;

/** The types that generated code calls: those of the runtime, and of the SDK under it. */
final class RuntimeTypes {
  private static final String RUNTIME = "dev.keywright.runtime";
  private static final String GENERATED = RUNTIME + ".generated";

  static final ClassName QUERY = ClassName.get(RUNTIME, "Query");
  static final ClassName COLLECTION_QUERY = ClassName.get(RUNTIME, "CollectionQuery");
  static final ClassName TABLE_BUILDER = ClassName.get(RUNTIME, "TableBuilder");
  static final ClassName TABLE_DEFINITION = ClassName.get(RUNTIME, "TableDefinition");
  static final ClassName INDEX_DEFINITION = ClassName.get(RUNTIME, "IndexDefinition");
  static final ClassName KEYWRIGHT_GENERATED = ClassName.get(RUNTIME, "KeywrightGenerated");
  static final ClassName INVALID_KEY = ClassName.get(RUNTIME, "InvalidKeyException");
  static final ClassName ITEM_READ = ClassName.get(RUNTIME, "ItemReadException");
  static final ClassName ITEM_WRITE = ClassName.get(RUNTIME, "ItemWriteException");
  static final ClassName ITEM_ALREADY_EXISTS = ClassName.get(RUNTIME, "ItemAlreadyExistsException");
  static final ClassName KEYWRIGHT_EXCEPTION = ClassName.get(RUNTIME, "KeywrightException");
  static final ClassName ITEM_NOT_FOUND = ClassName.get(RUNTIME, "ItemNotFoundException");
  static final ClassName CONDITION_FAILED = ClassName.get(RUNTIME, "ConditionFailedException");
  static final ClassName VERSION_CONFLICT = ClassName.get(RUNTIME, "VersionConflictException");
  static final ClassName STALE_VALUE = ClassName.get(RUNTIME, "StaleValueException");
  static final ClassName UNIQUE_CONSTRAINT_FAILED = ClassName.get(RUNTIME, "UniqueConstraintException");
  static final ClassName TRANSACTION_FAILED = ClassName.get(RUNTIME, "TransactionFailedException");
  static final ClassName BATCH_INCOMPLETE = ClassName.get(RUNTIME, "BatchIncompleteException");
  static final ClassName WRITE_OPERATION = ClassName.get(RUNTIME, "WriteOperation");
  static final ClassName READ_OPERATION = ClassName.get(RUNTIME, "ReadOperation");
  static final ClassName WRITE_TRANSACTION = ClassName.get(RUNTIME, "WriteTransaction");
  static final ClassName READ_TRANSACTION = ClassName.get(RUNTIME, "ReadTransaction");
  static final ClassName BATCH_ITEMS = ClassName.get(RUNTIME, "BatchItems");

  static final ClassName TABLE_CONNECTION = ClassName.get(GENERATED, "TableConnection");
  static final ClassName READ_PATTERN = ClassName.get(GENERATED, "ReadPattern");
  static final ClassName WRITE_PATTERN = ClassName.get(GENERATED, "WritePattern");
  static final ClassName PARTICIPANT = ClassName.get(GENERATED, "Participant");
  static final ClassName ENTITY_TYPES = ClassName.get(GENERATED, "EntityTypes");
  static final ClassName ENTITY_CODEC = ClassName.get(GENERATED, "EntityCodec");
  static final ClassName RECORD_CODEC = ClassName.get(GENERATED, "RecordCodec");
  static final ClassName VALUE_CODEC = ClassName.get(GENERATED, "ValueCodec");
  static final ClassName ENUM_VALUES = ClassName.get(GENERATED, "EnumValues");
  static final ClassName ATTRIBUTES = ClassName.get(GENERATED, "Attributes");
  static final ClassName ITEM_READER = ClassName.get(GENERATED, "ItemReader");
  static final ClassName ITEM_WRITER = ClassName.get(GENERATED, "ItemWriter");
  static final ClassName ITEM_KEY = ClassName.get(GENERATED, "ItemKey");

  static final ClassName EXPRESSION = ClassName.get(GENERATED, "Expression");
  static final ClassName FILTER = ClassName.get(GENERATED, "Filter");
  static final ClassName CHANGE = ClassName.get(GENERATED, "Change");
  static final ClassName WRITE_CONDITION = ClassName.get(GENERATED, "WriteCondition");
  static final ClassName PATCHED = ClassName.get(GENERATED, "Patched");
  static final ClassName STAMP = ClassName.get(GENERATED, "Stamp");
  static final ClassName UNIQUE_CONSTRAINT = ClassName.get(GENERATED, "UniqueConstraint");

  static final ClassName KEY_CONDITION = ClassName.get(GENERATED, "KeyCondition");
  static final ClassName SORT_CONDITION = ClassName.get(GENERATED, "SortCondition");
  static final ClassName SORT_RANGE = ClassName.get(GENERATED, "SortRange");
  static final ClassName NATIVE_RANGE = ClassName.get(GENERATED, "NativeRange");
  static final ClassName NATIVE_ENCODING = ClassName.get(GENERATED, "NativeEncoding");
  static final ClassName KEY_ENCODING = ClassName.get(GENERATED, "KeyEncoding");
  static final ClassName KEY_FORMAT = ClassName.get(GENERATED, "KeyFormat");
  static final ClassName DECODED_KEY = ClassName.get(GENERATED, "DecodedKey");
  static final ClassName PRIMARY_KEY = ClassName.get(GENERATED, "PrimaryKey");

  static final ClassName LIST = ClassName.get(List.class);

  private static final String SDK = "software.amazon.awssdk.services.dynamodb";

  static final ClassName DYNAMO_DB_CLIENT = ClassName.get(SDK, "DynamoDbClient");
  static final ClassName ATTRIBUTE_VALUE = ClassName.get(SDK + ".model", "AttributeValue");
  static final ClassName SCALAR_TYPE = ClassName.get(SDK + ".model", "ScalarAttributeType");

  private RuntimeTypes() {
  }
}
