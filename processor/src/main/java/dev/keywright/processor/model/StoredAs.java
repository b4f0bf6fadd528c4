package dev.keywright.processor.model;

/** DynamoDB's attribute types, as far as a component can be stored in one. */
public enum StoredAs {
  STRING("S"),
  NUMBER("N"),
  BINARY("B"),
  BOOLEAN("BOOL"),
  LIST("L"),
  MAP("M"),
  STRING_SET("SS"),
  NUMBER_SET("NS"),
  BINARY_SET("BS");

  private final String descriptor;

  StoredAs(String descriptor) {
    this.descriptor = descriptor;
  }

  /** DynamoDB's short name of the type, as in {@code {"S": "text"}}. */
  public String descriptor() {
    return descriptor;
  }

  /** DynamoDB takes only strings, numbers and binary values as key attributes. */
  public boolean canBeKey() {
    return this == STRING || this == NUMBER || this == BINARY;
  }
}
