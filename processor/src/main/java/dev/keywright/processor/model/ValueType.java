package dev.keywright.processor.model;

import java.util.List;

/** The type of a component, inside its {@code Optional} if it has one. */
public sealed interface ValueType {

  /** A string, number, time, binary or boolean value. */
  record Scalar(ScalarKind kind, boolean primitive) implements ValueType {}

  /** An enum, stored by {@code name()}. */
  record EnumType(TypeRef type, List<String> constants) implements ValueType {
    public EnumType {
      constants = List.copyOf(constants);
    }
  }

  record ListType(ValueType element) implements ValueType {}

  record SetType(ValueType element) implements ValueType {}

  /** A map with string keys. */
  record MapType(ValueType value) implements ValueType {}

  /** A record stored as a map; its components are in {@link TableModel#nestedRecords()}, since records can recur. */
  record RecordType(TypeRef type) implements ValueType {}

  /** A sealed interface of records, stored as a map with a type tag; see {@link TableModel#sealedTypes()}. */
  record SealedType(TypeRef type) implements ValueType {}

  /**
   * Any class, by a converter of the user's.
   *
   * @param converter has a constructor without parameters
   * @param stored what the converter makes of it
   */
  record ConvertedType(TypeRef type, TypeRef converter, ValueType stored) implements ValueType {}

  /** What DynamoDB stores for a value of this type that has no format. */
  default StoredAs storedAs() {
    if (this instanceof Scalar scalar) {
      return scalar.kind().storedAs();
    }
    if (this instanceof EnumType) {
      return StoredAs.STRING;
    }
    if (this instanceof ListType) {
      return StoredAs.LIST;
    }
    if (this instanceof ConvertedType converted) {
      return converted.stored().storedAs();
    }
    if (this instanceof SetType set) {
      return setOf(set.element().storedAs());
    }
    return StoredAs.MAP;
  }

  private static StoredAs setOf(StoredAs element) {
    return switch (element) {
      case STRING -> StoredAs.STRING_SET;
      case NUMBER -> StoredAs.NUMBER_SET;
      case BINARY -> StoredAs.BINARY_SET;
      default -> StoredAs.LIST;
    };
  }

  default boolean is(ScalarKind kind) {
    return this instanceof Scalar scalar && scalar.kind() == kind;
  }
}
